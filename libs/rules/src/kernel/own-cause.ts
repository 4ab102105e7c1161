import type { Sayable } from '#muster/diagnostics';
import type { MessageParams, Messages } from '#muster/messages';

/** The code of the sentences for what spends or gives and is no name of the roster. */
export const CAUSE = 'budget/cause';

export const causeMessages = {
  reinforcementPoints: 'Reinforcement points',
  strategicReserves: 'Strategic Reserves',
  commandPhase: 'Command phase, battle round {{round}}, {{turn}} turn',
  battleForgedBonus: 'Battle-forged bonus, battle round {{round}}',
  commandBenefit: '{{cause}}: Command benefit',
} as const satisfies Messages;

/** Of a line of a ledger, a cause that is a message of ours and no name. */
export interface OwnCause {
  readonly cause: Sayable;
}

export function ownCause<Id extends keyof typeof causeMessages>(
  messageId: Id,
  params: MessageParams<(typeof causeMessages)[Id]>,
): OwnCause {
  return { cause: { code: CAUSE, messageId, params } };
}
