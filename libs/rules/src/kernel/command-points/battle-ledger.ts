import { type BattleCourse, type CommandPointEvent, type StratagemUse } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import type { OwnCause } from '../own-cause.js';
import { ARMY, type LedgerLine } from '../rule.js';

export interface Turn {
  readonly round: number;
  readonly turn: 'own' | 'opponent';
  readonly events: readonly CommandPointEvent[];
}

/** The turns of the battle in order, as far as it went, each with its events as declared. */
export function turnsOf({ first, turns, events }: BattleCourse): readonly Turn[] {
  const indexOf = ({ round, turn }: Pick<Turn, 'round' | 'turn'>) => (round - 1) * 2 + ((turn === 'own') === first ? 0 : 1);
  const played = Math.max(turns ?? 0, ...events.map((event) => indexOf(event) + 1));
  return Array.from({ length: played }, (_, index) => ({
    round: Math.floor(index / 2) + 1,
    turn: (index % 2 === 0) === first ? 'own' : 'opponent',
    events: events.filter((event) => indexOf(event) === index),
  }));
}

/** CP by name of the Stratagem, in the form in which names are compared. */
export type StratagemCosts = Readonly<Record<string, number>>;

/** What was paid, else what the table says; null where neither is known. */
export function costOf({ name, cost }: StratagemUse, costs: StratagemCosts): number | null {
  return cost ?? costs[keywordKey(name)] ?? null;
}

/** A ledger that is written line by line and remembers the first line it could not pay. */
export class RunningLedger {
  readonly lines: LedgerLine[] = [];
  balance: number;

  constructor(readonly start: number) {
    this.balance = start;
  }

  /** Whether the balance stays at or above 0, or was below it before. */
  add(amount: number, cause: string | OwnCause, at = ARMY, cites?: string | null): boolean {
    const before = this.balance;
    this.balance += amount;
    // A cost of nothing is 0, not -0.
    const signed = amount === 0 ? 0 : amount;
    const said = typeof cause === 'string' ? { cause } : cause;
    this.lines.push({ amount: signed, ...said, at, ...(cites !== undefined && { cites }) });
    return this.balance >= 0 || before < 0;
  }
}
