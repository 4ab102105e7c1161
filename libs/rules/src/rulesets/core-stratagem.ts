import { keywordKey } from '#muster/catalogue';
import type { StratagemMoment, StratagemTarget } from '../kernel/command-points/stratagem-tables.js';

/** A Stratagem that every player can use: its name, label, cost, frequency, moment and target. Its effect is not stored. */
export interface CoreStratagem {
  readonly name: string;
  /** Null in editions without labels. */
  readonly label: 'Battle Tactic' | 'Epic Deed' | 'Strategic Ploy' | 'Wargear' | null;
  readonly commandPoints: number;
  /** Source of the cost. */
  readonly cites: string;
  readonly once: 'phase' | 'turn' | 'battle';
  /** Null if the Stratagem responds to an event that can happen in any phase. */
  readonly when: StratagemMoment | null;
  /** Null if nothing in a roster limits the target of the Stratagem. */
  readonly target: StratagemTarget | null;
}

/** Builds the limits of the Stratagem rules from a list of Stratagems. */
export function stratagemTables(stratagems: readonly CoreStratagem[]) {
  const namesOnce = (once: CoreStratagem['once']) =>
    stratagems.filter((stratagem) => stratagem.once === once).map(({ name }) => keywordKey(name));
  const table = <T>(of: (stratagem: CoreStratagem) => T | null): Readonly<Record<string, T>> =>
    Object.fromEntries(
      stratagems.flatMap((stratagem) => {
        const value = of(stratagem);
        return value === null ? [] : [[keywordKey(stratagem.name), value] as const];
      }),
    );
  return {
    costs: table(({ commandPoints }) => commandPoints),
    moments: table(({ when }) => when),
    targets: table(({ target }) => target),
    perTurn: namesOnce('turn'),
    perBattle: namesOnce('battle'),
  };
}
