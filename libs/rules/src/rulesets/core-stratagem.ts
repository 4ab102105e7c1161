import { keywordKey } from '#muster/catalogue';
import type { StratagemMoment, StratagemTarget } from '../kernel/command-points/stratagem-tables.js';

/** A Stratagem that every player has. Name, label, cost, how often, when and on whom; never what it does. */
export interface CoreStratagem {
  readonly name: string;
  /** Null in editions without labels. */
  readonly label: 'Battle Tactic' | 'Epic Deed' | 'Strategic Ploy' | 'Wargear' | null;
  readonly commandPoints: number;
  /** Where the cost is printed. */
  readonly cites: string;
  readonly once: 'phase' | 'turn' | 'battle';
  /** Null: it is used whenever something happens that may happen in any phase. */
  readonly when: StratagemMoment | null;
  /** Null: its target is limited by nothing that a roster shows. */
  readonly target: StratagemTarget | null;
}

/** The tables that the rules about Stratagems are filled in with. */
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
