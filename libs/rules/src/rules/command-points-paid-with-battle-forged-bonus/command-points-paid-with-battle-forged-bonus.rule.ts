import type { BattleCourse, CommandPointEvent } from '#muster/army';
import { costOf, RunningLedger, turnsOf } from '../../kernel/command-points/battle-ledger.js';
import { isUnbound } from '../../kernel/keywords/detachments.js';
import { count, tableOf } from '../../kernel/limits.js';
import { ownCause } from '../../kernel/own-cause.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const commandPointsPaidWithBattleForgedBonus = defineRule({
  id: 'command-points-paid-with-battle-forged-bonus',
  about: 'commandPoints',
  summary:
    'A battle-forged army gains 1 CP in each of its own Command phases. Per battle round it may gain or be refunded at most 1 more. It never spends more CP than it has.',
  scope: 'battle',
  limits: {
    bonus: count('CP that a battle-forged army gains in each of its own Command phases'),
    otherPerRound: count('Maximum of other CP gained or refunded per battle round'),
    costs: tableOf('Cost in CP, by name of the Stratagem', count('CP')),
  },
  messages: {
    cannotPay: '{{cause}} costs {{cost}} CP in battle round {{round}}; {{balance}} {{balance|one:is|other:are}} left.',
    gainedTooMuch:
      'With {{cause}}, more than {{limit}} CP are gained or refunded in this battle round, not counting the battle-forged bonus and the mission.',
    neverRefunded: '{{cause}} refunds CP that were not spent during a phase.',
    costUnknown: 'The cost of {{cause}} is unknown.',
    startNotStated: 'The number of CP at the start of the battle is not stated.',
    notDeclared: 'Command point log not provided.',
  },
  outcomes: { costUnknown: 'NOT_CHECKED', startNotStated: 'NOT_CHECKED', notDeclared: 'NOT_CHECKED' },
  *check(roster, { bonus, otherPerRound, costs }) {
    const course = roster.declared?.battle;
    const start = startOf(course, roster.declared?.statedCommandPoints, isUnbound(roster));
    if (!course || start === null) {
      yield { messageId: course ? 'startNotStated' : 'notDeclared', params: {}, at: ARMY };
      return;
    }
    const ledger = new RunningLedger(start);
    const gained = new Map<number, number>();
    let broke = false;
    for (const { round, turn, events } of turnsOf(course)) {
      if (turn === 'own' && !isUnbound(roster)) ledger.add(bonus, ownCause('battleForgedBonus', { round }));
      for (const event of events) {
        if (event.kind !== 'stratagem') {
          ledger.add(event.amount, event.cause, event, null);
          if (event.kind === 'refund' && !event.spentInPhase)
            yield { messageId: 'neverRefunded', params: { cause: event.cause }, at: event };
          if (isMissionGain(event)) continue;
          const others = (gained.get(round) ?? 0) + event.amount;
          gained.set(round, others);
          if (others > otherPerRound) yield { messageId: 'gainedTooMuch', params: { cause: event.cause, limit: otherPerRound }, at: event };
          continue;
        }
        const cost = costOf(event, costs);
        if (cost === null) {
          yield { messageId: 'costUnknown', params: { cause: event.name }, at: event };
          continue;
        }
        const balance = ledger.balance;
        const paid = ledger.add(-cost, event.name, event);
        if (!paid && !broke) yield { messageId: 'cannotPay', params: { cause: event.name, cost, round, balance }, at: event };
        broke ||= !paid;
      }
    }
    yield { budget: { kind: 'battle-command-points', start, lines: ledger.lines, limit: null } };
  },
});

/** An Unbound army starts with 0 CP unless the players agreed on a number. */
function startOf(course: BattleCourse | undefined, stated: number | undefined, unbound: boolean): number | null {
  return course?.start ?? stated ?? (unbound ? 0 : null);
}

/** CP that a mission rule gives in a Command phase do not count towards the limit. */
function isMissionGain(event: CommandPointEvent): boolean {
  return event.kind === 'gain' && event.phase === 'command' && event.mission === true;
}
