import type { ResolvedPower, ArmyUnit } from '#muster/army';
import { PSYKER, unitHas } from '../../kernel/keywords/keywords.js';
import { areGrantsStated, grantsTo, upgradesOf } from '../../kernel/keywords/specialists.js';
import { defineRule, type Place } from '../../kernel/rule.js';

export const specialistKeywordHeld = defineRule({
  id: 'specialist-keyword-held',
  about: 'options',
  summary: 'Relics, Warlord Traits and psychic powers of a Specialist Detachment are for units with its keyword.',
  limits: {},
  messages: {
    noKeyword: '{{unit}} has {{option}} but not the keyword {{keyword}} of its Specialist Detachment.',
    noUpgrade: '{{unit}} has {{option}}, but no detachment of the army is upgraded for {{keyword}}.',
    otherDetachment: '{{unit}} has {{option}} of a Specialist Detachment that it does not belong to.',
    noPsyker: '{{unit}} has the psychic power {{power}} of a Specialist Detachment but is not a PSYKER.',
    severalPowers:
      '{{unit}} has {{count}} {{count|one:psychic power|other:psychic powers}} of a Specialist Detachment; it may exchange only one of its powers for such a power.',
    notStated: '{{unit}} has {{option}} of a Specialist Detachment, but the list does not state which detachments are upgraded.',
  },
  outcomes: { notStated: 'ITEM_MISSING' },
  *check(roster) {
    const { upgrades, areAllStated } = upgradesOf(roster);
    const granted = new Set(upgrades.map(({ keyword }) => keyword));
    for (const unit of roster.units) {
      for (const { option, keyword, at } of specialOptionsOf(unit)) {
        const params = { unit: unit.name, option, keyword };
        const isHeld = granted.has(keyword);
        if (!areGrantsStated(unit, roster) && (!isHeld || unit.detachment !== null)) {
          yield { messageId: 'notStated', params: { unit: unit.name, option }, at };
        } else if (!isHeld && areAllStated) yield { messageId: 'noUpgrade', params, at, related: [unit] };
        else if (isHeld && !unitHas(unit, keyword)) yield { messageId: 'noKeyword', params, at, related: [unit] };
        else if (!grantsTo(unit, roster).has(keyword))
          yield { messageId: 'otherDetachment', params: { unit: unit.name, option }, at, related: [unit] };
      }
      const powers = (unit.psychicPowers ?? []).filter(({ specialist }) => specialist !== undefined);
      const [first, second] = powers;
      if (first && !unitHas(unit, PSYKER)) {
        yield { messageId: 'noPsyker', params: { unit: unit.name, power: nameOf(first) }, at: first, related: [unit] };
      } else if (second) {
        yield { messageId: 'severalPowers', params: { unit: unit.name, count: powers.length }, at: second, related: [unit] };
      }
    }
  },
});

const nameOf = ({ power }: ResolvedPower): string => power?.name ?? 'random';

interface SpecialOption {
  readonly option: string;
  readonly keyword: string;
  readonly at: Place;
}

function* specialOptionsOf({ relics = [], warlordTraits = [], psychicPowers = [] }: ArmyUnit): Iterable<SpecialOption> {
  for (const taken of relics) if (taken.specialist) yield { option: taken.relic.name, keyword: taken.specialist, at: taken };
  for (const taken of warlordTraits) if (taken.specialist) yield { option: taken.trait.name, keyword: taken.specialist, at: taken };
  for (const known of psychicPowers) if (known.specialist) yield { option: nameOf(known), keyword: known.specialist, at: known };
}
