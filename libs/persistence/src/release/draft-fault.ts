/** Why a change of a draft was refused. Nothing was written. */
export type DraftFault =
  | { readonly fault: 'NOT_FOUND' }
  /** Another release already has this label. */
  | { readonly fault: 'LABEL_TAKEN' }
  /** A draft is needed but the release is published or withdrawn, or a published release is needed but it is a draft. */
  | { readonly fault: 'WRONG_STATUS' }
  /** The draft was changed after the caller read it. */
  | { readonly fault: 'CONFLICT'; readonly revision: number };
