import type { ResolvedUnit } from '@muster/catalogue';
import { detachmentKinds, forcesOf } from '../../kernel/detachments.js';
import { hasGap } from '../../kernel/knowledge.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';

export const stratagemsOfAWholeDetachment = defineRule({
  id: 'stratagems-of-a-whole-detachment',
  summary: 'A Stratagem of a Faction or sub-faction is at hand if every unit of some detachment is of it.',
  limits: {
    kinds: detachmentKinds,
    ignored: listOf('Units with one of these keywords do not keep a detachment from it', keyword('Keyword')),
  },
  messages: {
    noDetachment: '{{stratagem}} asks for a detachment wholly of {{faction}}; the army has none.',
    notPlaced: 'Which detachment some of the units are in is not stated.',
  },
  outcomes: { notPlaced: 'NOT_CHECKED' },
  *check(roster, { kinds, ignored }) {
    const { declared } = roster;
    if (!declared || hasGap(roster, 'unit') || hasGap(roster, 'detachment')) return;
    const battle = (declared.battle?.events ?? []).flatMap((event) => (event.kind === 'stratagem' ? [event] : []));
    const bound = [...(declared.spends ?? []), ...battle].filter(({ faction }) => faction !== undefined);
    if (bound.length === 0) return;
    const forces = forcesOf(roster, kinds);
    if (forces.length > 0 && roster.units.some(({ detachment }) => detachment === null)) {
      yield { messageId: 'notPlaced', params: {}, at: ARMY };
      return;
    }
    for (const spend of bound) {
      const faction = spend.faction ?? '';
      const isWhole = (units: readonly ResolvedUnit[]) => {
        const counted = units.filter(({ keywords }) => !ignored.some((key) => keywords.has(key)));
        return (
          counted.length > 0 && counted.every(({ keywords, factionKeywords }) => factionKeywords.has(faction) || keywords.has(faction))
        );
      };
      if (!forces.some(({ units }) => isWhole(units)))
        yield { messageId: 'noDetachment', params: { stratagem: spend.name, faction }, at: spend };
    }
  },
});
