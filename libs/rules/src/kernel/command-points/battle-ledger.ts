import { type BattleCourse, type CommandPointEvent, type StratagemUse } from '#muster/army';
import type { OwnCause } from '../own-cause.js';
import { ARMY, type LedgerLine } from '../rule.js';
import { ofStratagem } from './stratagem-tables.js';

export interface Turn {
  readonly round: number;
  readonly turn: 'own' | 'opponent';
  readonly events: readonly CommandPointEvent[];
}

/** The turns played in the battle, in order, each with its declared events. */
export function turnsOf({ first, turns, events }: BattleCourse): readonly Turn[] {
  const indexOf = ({ round, turn }: Pick<Turn, 'round' | 'turn'>) => (round - 1) * 2 + ((turn === 'own') === first ? 0 : 1);
  const played = Math.max(turns ?? 0, ...events.map((event) => indexOf(event) + 1));
  return Array.from({ length: played }, (_, index) => ({
    round: Math.floor(index / 2) + 1,
    turn: (index % 2 === 0) === first ? 'own' : 'opponent',
    events: events.filter((event) => indexOf(event) === index),
  }));
}

/** Cost in CP by the name of the Stratagem, normalized for comparison. */
export type StratagemCosts = Readonly<Record<string, number>>;

/** The cost that was declared, or else the printed one. Null if neither is known. */
export function costOf({ name, cost }: StratagemUse, costs: StratagemCosts): number | null {
  return cost ?? ofStratagem(costs, name);
}

/** A ledger that is built line by line and remembers the first line that could not be paid. */
export class RunningLedger {
  readonly lines: LedgerLine[] = [];
  balance: number;

  constructor(readonly start: number) {
    this.balance = start;
  }

  /** Adds a line. Returns false if this line is the one that takes the balance below 0. */
  add(amount: number, cause: string | OwnCause, at = ARMY, cites?: string | null): boolean {
    const before = this.balance;
    this.balance += amount;
    // Adding 0 turns -0 into 0.
    const signed = amount === 0 ? 0 : amount;
    const said = typeof cause === 'string' ? { cause } : cause;
    this.lines.push({ amount: signed, ...said, at, ...(cites !== undefined && { cites }) });
    return this.balance >= 0 || before < 0;
  }
}
