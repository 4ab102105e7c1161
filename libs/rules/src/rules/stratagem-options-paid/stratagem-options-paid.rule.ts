import type { PreBattleSpend } from '#muster/army';
import { defineRule } from '../../kernel/rule.js';

export const stratagemOptionsPaid = defineRule({
  id: 'stratagem-options-paid',
  about: 'stratagems',
  summary: 'If a Stratagem grants a Warlord Trait or a relic, CP are spent on it before the battle.',
  limits: {},
  messages: {
    trait: '{{unit}} has the Warlord Trait {{option}} from a Stratagem, but no CP are spent on Stratagems before the battle.',
    relic: '{{unit}} has the relic {{option}} from a Stratagem, but no CP are spent on Stratagems before the battle.',
    perhapsUnpaid: '{{unit}} has {{option}} from a Stratagem, but none of the Stratagems used is stated to grant it.',
    notDeclared: '{{unit}} has {{option}} from a Stratagem, but the list does not declare what CP are spent on before the battle.',
  },
  outcomes: { perhapsUnpaid: 'ITEM_MISSING', notDeclared: 'NOT_CHECKED' },
  *check({ units, declared }) {
    const spends = declared?.spends;
    for (const unit of units) {
      const given = [
        ...(unit.warlordTraits ?? []).map((taken) => ({ kind: 'trait' as const, taken, source: taken.source, option: taken.trait.name })),
        ...(unit.relics ?? []).map((taken) => ({ kind: 'relic' as const, taken, source: taken.source, option: taken.relic.name })),
      ];
      for (const { kind, taken, source, option } of given) {
        if (source !== 'stratagem') continue;
        const params = { unit: unit.name, option };
        if (!spends) yield { messageId: 'notDeclared', params, at: taken };
        else if (spends.length === 0) yield { messageId: kind, params, at: taken, related: [unit] };
        else if (!spends.some(({ purpose }) => MAY_GIVE[kind].has(purpose))) yield { messageId: 'perhapsUnpaid', params, at: taken };
      }
    }
  },
});

/** One Stratagem can give several options, and its purpose may be stated differently. The number of uses therefore proves nothing. */
const MAY_GIVE: Readonly<Record<'trait' | 'relic', ReadonlySet<PreBattleSpend['purpose']>>> = {
  trait: new Set(['warlord-trait', 'field-commander', 'other']),
  relic: new Set(['relic', 'other']),
};
