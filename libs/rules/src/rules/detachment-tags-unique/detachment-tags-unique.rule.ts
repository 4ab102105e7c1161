import type { ArmyDetachment } from '#muster/army';
import { keywordKey } from '#muster/catalogue';
import { groupBy } from '../../kernel/group-by.js';
import { defineRule } from '../../kernel/rule.js';

export const detachmentTagsUnique = defineRule({
  id: 'detachment-tags-unique',
  about: 'detachments',
  summary: 'An army has at most one detachment with each Unique tag.',
  limits: {},
  messages: {
    sharedTag: '{{detachments}} have the same Unique tag, {{tag}}; an army may have only one of them.',
    sharedTagOfRelease:
      'In the data release {{release}}, {{detachments}} have the same Unique tag, {{tag}}; an army may have only one of them. The list states prices of other data, in which the tags may differ.',
    keepOne: 'Keep only {{detachment}}.',
  },
  outcomes: { sharedTagOfRelease: 'DATA_GAP', keepOne: 'FIX' },
  *check({ detachments, pricedUnder: release }) {
    const tagged = detachments.flatMap((taken) => (taken.detachment.uniqueTags ?? []).map((tag) => ({ taken, tag })));
    for (const [, same] of groupBy(tagged, ({ tag }) => keywordKey(tag))) {
      const different = same.filter(({ taken }, at) => same.findIndex((one) => one.taken.detachment.id === taken.detachment.id) === at);
      const [first, second, ...more] = different;
      if (!first || !second) continue;
      const others = [second, ...more].map(({ taken }) => taken);
      const params = { detachments: [first.taken, ...others].map(nameOf).join(', '), tag: first.tag };
      const related = [first.taken, ...others.slice(1)];
      const fix = { kind: 'remove', messageId: 'keepOne', params: { detachment: nameOf(first.taken) }, at: others } as const;
      if (release === undefined) yield { messageId: 'sharedTag', params, at: second.taken, related, fix };
      else yield { messageId: 'sharedTagOfRelease', params: { ...params, release }, at: second.taken, related };
    }
  },
});

const nameOf = ({ detachment }: ArmyDetachment): string => detachment.name;
