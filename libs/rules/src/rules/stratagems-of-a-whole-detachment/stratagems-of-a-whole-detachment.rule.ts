import { detachmentKinds, forcesOf } from '../../kernel/keywords/detachments.js';
import { hasKeyword } from '../../kernel/keywords/keywords.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { keyword, listOf } from '../../kernel/limits.js';
import { ARMY, defineRule } from '../../kernel/rule.js';
import { hasOpenSelection, openSelections } from '../../kernel/keywords/selected-keywords.js';

export const stratagemsOfAWholeDetachment = defineRule({
  id: 'stratagems-of-a-whole-detachment',
  about: 'stratagems',
  summary: 'A Stratagem of a Faction or sub-faction can be used if the army has a detachment in which every unit belongs to it.',
  limits: {
    kinds: detachmentKinds,
    ignored: listOf('Keywords of units that are ignored when checking a detachment', keyword('Keyword')),
  },
  messages: {
    noDetachment: '{{stratagem}} requires a detachment in which every unit belongs to {{faction}}; the army has none.',
    notPlaced: 'The list does not state which detachment some of the units are in.',
    selectionNotStated:
      '{{stratagem}} requires a detachment in which every unit belongs to {{faction}}; the choice for {{keyword}} of {{unit}} is not stated.',
  },
  outcomes: { notPlaced: 'NOT_CHECKED', selectionNotStated: 'ITEM_MISSING' },
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
      const params = { stratagem: spend.name, faction };
      const strangers = forces.flatMap(({ units }) => {
        const counted = units.filter(({ keywords }) => !ignored.some((key) => keywords.has(key)));
        return counted.length === 0 ? [] : [counted.filter((unit) => !hasKeyword(unit, faction))];
      });
      if (strangers.some(({ length }) => length === 0)) continue;
      // Each of these units may have the keyword through a selection that the list does not state.
      const [open] = strangers.find((units) => units.every(hasOpenSelection)) ?? [];
      const [printed = ''] = open ? openSelections(open) : [];
      if (open)
        yield { messageId: 'selectionNotStated', params: { ...params, unit: open.name, keyword: printed }, at: spend, related: [open] };
      else yield { messageId: 'noDetachment', params, at: spend };
    }
  },
});
