import { type StratagemUse } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { groupBy } from '../../kernel/group-by.js';
import { flag } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const stratagemsOncePerPhase = defineRule({
  id: 'stratagems-once-per-phase',
  about: 'stratagems',
  summary: 'The same Stratagem, whichever publication it comes from, is used only once in a phase.',
  scope: 'battle',
  limits: { again: flag('Whether a unit may be chosen again if one of its rules says so') },
  messages: { usedAgain: '{{stratagem}} is used again in the {{phase}} phase of battle round {{round}}, {{turn}} turn.' },
  *check({ declared }, { again }) {
    const uses = (declared?.battle?.events ?? []).filter(
      (event): event is StratagemUse => event.kind === 'stratagem' && event.phase !== null,
    );
    for (const [, same] of groupBy(uses, momentOf)) {
      const [first, ...later] = same;
      for (const use of later) {
        if (!first || (again && use.again)) continue;
        const { name: stratagem, phase, round, turn } = use;
        yield { messageId: 'usedAgain', params: { stratagem, phase: phase ?? '', round, turn }, at: use, related: [first] };
      }
    }
  },
});

function momentOf({ name, round, turn, phase }: StratagemUse): string {
  return `${round} ${turn} ${phase} ${keywordKey(name)}`;
}
