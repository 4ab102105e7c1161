/** Why a draft's change was refused; nothing was written. */
export type DraftFault =
  /** There is no such release. */
  | { readonly fault: 'NOT_FOUND' }
  /** Another release already has this label. */
  | { readonly fault: 'LABEL_TAKEN' }
  /** It is published or withdrawn, where a draft is needed; or a draft, where a published one is. */
  | { readonly fault: 'WRONG_STATUS' }
  /** Somebody changed it since it was read: read it again. */
  | { readonly fault: 'CONFLICT'; readonly revision: number };
