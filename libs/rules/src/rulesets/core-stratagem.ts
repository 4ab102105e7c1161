import { keywordKey } from '@muster/catalogue';

/** A Stratagem that every player has. Name, label, cost and how often; never what it does. */
export interface CoreStratagem {
  readonly name: string;
  /** Null in editions without labels. */
  readonly label: 'Battle Tactic' | 'Epic Deed' | 'Strategic Ploy' | 'Wargear' | null;
  readonly commandPoints: number;
  /** Where the cost is printed. */
  readonly cites: string;
  readonly once: 'phase' | 'turn' | 'battle';
}

/** The tables that the rules about Stratagems are filled in with. */
export function stratagemTables(stratagems: readonly CoreStratagem[]) {
  const namesOnce = (once: CoreStratagem['once']) =>
    stratagems.filter((stratagem) => stratagem.once === once).map(({ name }) => keywordKey(name));
  return {
    costs: Object.fromEntries(stratagems.map(({ name, commandPoints }) => [keywordKey(name), commandPoints] as const)),
    perTurn: namesOnce('turn'),
    perBattle: namesOnce('battle'),
  };
}
