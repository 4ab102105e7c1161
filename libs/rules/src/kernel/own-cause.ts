import type { Sayable } from '#muster/diagnostics';
import { renderMessage, type MessageParams, type Messages } from '#muster/messages';

/** The code of the sentences for what spends or gives and is no name of the roster. */
export const CAUSE = 'budget/cause';

export const causeMessages = {
  reinforcementPoints: 'Reinforcement points',
  strategicReserves: 'Strategic Reserves',
  commandPhase: 'Command phase, battle round {{round}}, {{turn}} turn',
  battleForgedBonus: 'Battle-forged bonus, battle round {{round}}',
  commandBenefit: '{{cause}}: Command benefit',
} as const satisfies Messages;

/** A cause in words of ours: in English, and as what it says for other languages. */
export interface OwnCause {
  readonly cause: string;
  readonly phrase: Sayable;
}

export function ownCause<Id extends keyof typeof causeMessages>(
  messageId: Id,
  params: MessageParams<(typeof causeMessages)[Id]>,
): OwnCause {
  return { cause: renderMessage(causeMessages[messageId], params), phrase: { code: CAUSE, messageId, params } };
}
