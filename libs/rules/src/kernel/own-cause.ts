import type { Sayable } from '#muster/diagnostics';
import type { MessageParams, Messages } from '#muster/messages';

/** Code of the messages for ledger causes that are not names from the roster. */
export const CAUSE = 'budget/cause';

export const causeMessages = {
  reinforcementPoints: 'Reinforcement points',
  strategicReserves: 'Strategic Reserves',
  commandPhase: 'Command phase, battle round {{round}}, {{turn}} turn',
  battleForgedBonus: 'Battle-forged bonus, battle round {{round}}',
  commandBenefit: '{{cause}}: Command benefit',
} as const satisfies Messages;

/** The cause of a ledger line that is a message rather than a name from the roster. */
export interface OwnCause {
  readonly cause: Sayable;
}

export function ownCause<Id extends keyof typeof causeMessages>(
  messageId: Id,
  params: MessageParams<(typeof causeMessages)[Id]>,
): OwnCause {
  return { cause: { code: CAUSE, messageId, params } };
}
