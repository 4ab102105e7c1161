import type { PreBattleSpend } from '#muster/army';
import { defineRule } from '../../kernel/rule.js';

export const stratagemOptionsPaid = defineRule({
  id: 'stratagem-options-paid',
  about: 'stratagems',
  summary: 'A Warlord Trait or a relic that a Stratagem gives is among what CP are spent on before the battle.',
  limits: {},
  messages: {
    trait: '{{unit}} has the Warlord Trait {{option}} by a Stratagem, and no CP are spent on Stratagems before the battle.',
    relic: '{{unit}} has the relic {{option}} by a Stratagem, and no CP are spent on Stratagems before the battle.',
    perhapsUnpaid: '{{unit}} has {{option}} by a Stratagem; none of the Stratagems that CP are spent on is stated to give it.',
    notDeclared: 'What CP are spent on before the battle is not declared; {{unit}} has {{option}} by a Stratagem.',
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

/** One Stratagem may give several, and its purpose may be stated as another, so how many are spent proves nothing. */
const MAY_GIVE: Readonly<Record<'trait' | 'relic', ReadonlySet<PreBattleSpend['purpose']>>> = {
  trait: new Set(['warlord-trait', 'field-commander', 'other']),
  relic: new Set(['relic', 'other']),
};
