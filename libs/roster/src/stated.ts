/** A name as the player wrote it, before it is looked up. `id` is the BattleScribe id if the format contains one (.ros). */
export interface Stated {
  readonly name: string;
  readonly id: string | null;
  readonly line: number | null;
}
