/** Facts that a data set states only in prose, as structure. */
export interface ProseFacts {
  readonly version: 1;
}

export const noProseFacts: ProseFacts = { version: 1 };
