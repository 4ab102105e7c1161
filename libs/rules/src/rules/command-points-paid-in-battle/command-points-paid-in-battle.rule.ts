import { costOf, RunningLedger, turnsOf } from '../../kernel/command-points/battle-ledger.js';
import { count, tableOf } from '../../kernel/limits.js';
import { ownCause } from '../../kernel/own-cause.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const commandPointsPaidInBattle = defineRule({
  id: 'command-points-paid-in-battle',
  about: 'commandPoints',
  summary:
    'A player gains 1 CP at the start of every Command phase and at most 1 more per battle round, and never spends more CP than they have.',
  scope: 'battle',
  limits: {
    perCommandPhase: count('CP gained at the start of each Command phase, own and opponent’s'),
    otherPerRound: count('Maximum of other CP gained per battle round, from any source'),
    costs: tableOf('Cost in CP, by name of the Stratagem', count('CP')),
  },
  messages: {
    cannotPay: '{{cause}} costs {{cost}} CP in battle round {{round}}; {{balance}} {{balance|one:is|other:are}} left.',
    gainedTooMuch: 'With {{cause}}, more than {{limit}} CP are gained in this battle round, not counting those of the Command phases.',
    costBelowZero: '{{cause}} is paid for with {{cost}} CP; no Stratagem costs less than 0.',
    costUnknown: 'The cost of {{cause}} is unknown.',
    notDeclared: 'Command point log not provided.',
  },
  outcomes: { costUnknown: 'NOT_CHECKED', notDeclared: 'NOT_CHECKED' },
  *check({ declared }, { perCommandPhase, otherPerRound, costs }) {
    const course = declared?.battle;
    if (!course) {
      yield { messageId: 'notDeclared', params: {}, at: ARMY };
      return;
    }
    const ledger = new RunningLedger(course.start ?? 0);
    const gained = new Map<number, number>();
    const exempt = new Set<string>();
    let broke = false;
    for (const { round, turn, events } of turnsOf(course)) {
      ledger.add(perCommandPhase, ownCause('commandPhase', { round, turn }));
      for (const event of events) {
        if (event.kind !== 'stratagem') {
          ledger.add(event.amount, event.cause, event, null);
          if (event.kind === 'gain' && event.oncePerBattle && !exempt.has(event.cause)) {
            exempt.add(event.cause);
            continue;
          }
          const others = (gained.get(round) ?? 0) + event.amount;
          gained.set(round, others);
          if (others > otherPerRound) yield { messageId: 'gainedTooMuch', params: { cause: event.cause, limit: otherPerRound }, at: event };
          continue;
        }
        const cost = costOf(event, costs);
        if (cost === null) yield { messageId: 'costUnknown', params: { cause: event.name }, at: event };
        else if (cost < 0) yield { messageId: 'costBelowZero', params: { cause: event.name, cost }, at: event };
        else {
          const balance = ledger.balance;
          const paid = ledger.add(-cost, event.name, event);
          if (!paid && !broke) yield { messageId: 'cannotPay', params: { cause: event.name, cost, round, balance }, at: event };
          broke ||= !paid;
        }
      }
    }
    yield { budget: { kind: 'battle-command-points', start: ledger.start, lines: ledger.lines, limit: null } };
  },
});
