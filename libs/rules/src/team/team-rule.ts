import type { Sayable } from '#muster/diagnostics';
import type { Messages } from '#muster/messages';

/** One player's army as the rules of a team see it. */
export interface TeamArmy {
  readonly player: string;
  /** Null if the faction is not known. */
  readonly faction: string | null;
  readonly detachments: readonly string[];
}

/** What a rule says about the armies of a team. `players` are positions in the team, from 0. */
export interface TeamFinding extends Sayable {
  readonly players: readonly number[];
}

/** A rule that an event sets for the armies of a team together. No edition prints such rules. */
export interface TeamRule<Id extends string = string> {
  readonly id: Id;
  readonly summary: string;
  readonly messages: Messages;
  readonly check: (team: readonly TeamArmy[]) => readonly TeamFinding[];
}

/** The positions of the armies that share a value with another army of the team, by value. Case does not matter. */
export function shared(team: readonly TeamArmy[], valuesOf: (army: TeamArmy) => readonly string[]): readonly Shared[] {
  const found = new Map<string, { readonly name: string; readonly players: Set<number> }>();
  for (const [position, army] of team.entries())
    for (const name of valuesOf(army)) {
      const key = name.toLowerCase();
      const known = found.get(key) ?? { name, players: new Set() };
      known.players.add(position);
      found.set(key, known);
    }
  return [...found.values()].flatMap(({ name, players }) => (players.size > 1 ? [{ name, players: [...players] }] : []));
}

export interface Shared {
  readonly name: string;
  readonly players: readonly number[];
}
