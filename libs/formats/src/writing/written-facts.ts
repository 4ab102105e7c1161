/** What a list states besides the roster itself. */
export interface WrittenFacts {
  /** The Detachment Points that the detachments cost (11th edition). Null or absent if they cost none, as in other editions. */
  readonly detachmentPoints?: number | null;
}
