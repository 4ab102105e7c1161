/** A name as the player wrote it, not yet looked up. `id` is the data's own id where the format carries one (.ros). */
export interface Stated {
  readonly name: string;
  readonly id: string | null;
  readonly line: number | null;
}
