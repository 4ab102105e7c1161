import { groupBy } from '../../kernel/group-by.js';
import { defineRule } from '../../kernel/rule.js';

export const warlordTraitsDistinct = defineRule({
  id: 'warlord-traits-distinct',
  about: 'options',
  summary: 'No two CHARACTERS have the same Warlord Trait; the own traits of named characters do not count.',
  limits: {},
  messages: { takenAgain: '{{trait}} is the Warlord Trait of {{count}} {{count|one:unit|other:units}}; only one may have it.' },
  *check({ units }) {
    const taken = units.flatMap(({ warlordTraits = [], namedCharacter }) =>
      warlordTraits.filter(({ source }) => source !== 'named' && !namedCharacter),
    );
    if (taken.length < 2) return;
    for (const [, same] of groupBy(taken, ({ trait }) => trait.name)) {
      const [first, second, ...more] = same;
      if (!first || !second) continue;
      yield { messageId: 'takenAgain', params: { trait: second.trait.name, count: same.length }, at: second, related: [first, ...more] };
    }
  },
});
