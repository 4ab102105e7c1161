import { type StratagemUse } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { groupBy } from '../../kernel/group-by.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const stratagemsWithinTheirLimits = defineRule({
  id: 'stratagems-within-their-limits',
  about: 'stratagems',
  summary: 'A Stratagem that may be used once per turn or once per battle is not used more often.',
  scope: 'battle',
  limits: {
    perTurn: listOf('Stratagems that may be used once per turn', keyword('Name')),
    perBattle: listOf('Stratagems that may be used once per battle', keyword('Name')),
  },
  messages: {
    againInTurn: '{{stratagem}} is used again in battle round {{round}}, {{turn}} turn; it may be used once per turn.',
    againInBattle: '{{stratagem}} is used again in battle round {{round}}; it may be used once per battle.',
  },
  *check({ declared }, { perTurn, perBattle }) {
    const uses = (declared?.battle?.events ?? []).filter((event): event is StratagemUse => event.kind === 'stratagem');
    for (const [name, same] of groupBy(uses, (use) => keywordKey(use.name))) {
      const [first, ...later] = same;
      if (first && perBattle.includes(name)) {
        for (const use of later) {
          yield { messageId: 'againInBattle', params: { stratagem: use.name, round: use.round }, at: use, related: [first] };
        }
      } else if (perTurn.includes(name)) {
        for (const [, [one, ...others]] of groupBy(same, ({ round, turn }) => `${round} ${turn}`)) {
          for (const use of others) {
            if (!one) continue;
            const { name: stratagem, round, turn } = use;
            yield { messageId: 'againInTurn', params: { stratagem, round, turn }, at: use, related: [one] };
          }
        }
      }
    }
  },
});
