import type { RuleInForce, Ruleset } from '#muster/rules';

/** What the rules and the data's own limits both speak of. */
export type Fact = 'availability' | 'copies' | 'detachments' | 'enhancementCount' | 'enhancementOffer' | 'slots' | 'unitSize' | 'warlord';

const FACTS: readonly Fact[] = [
  'availability',
  'copies',
  'detachments',
  'enhancementCount',
  'enhancementOffer',
  'slots',
  'unitSize',
  'warlord',
];

/** The rules that speak of each, in any edition. */
export const RULES_ABOUT: Readonly<Record<Fact, readonly string[]>> = {
  availability: [
    'units-of-army-faction',
    'units-of-one-subfaction',
    'army-faction-keyword-shared',
    'detachment-faction-shared',
    'detachment-admits-units',
    'allies-within-points',
  ],
  copies: ['datasheet-copies-within-limit', 'epic-heroes-once', 'capped-units-within-limit'],
  detachments: [
    'one-detachment',
    'detachments-within-limit',
    'detachments-of-kind-within-limit',
    'detachments-modelled',
    'detachment-of-army-faction',
  ],
  enhancementCount: ['enhancements-within-limit', 'enhancements-distinct', 'one-enhancement-per-unit'],
  enhancementOffer: ['enhancements-of-detachment', 'enhancement-bearer-eligible', 'enhancement-bearer-named'],
  slots: ['detachment-slots-kept', 'dedicated-transports-within-infantry', 'character-present'],
  unitSize: ['unit-size-purchasable', 'understrength-units-within-limit'],
  warlord: [
    'one-warlord',
    'warlord-is-character',
    'warlord-is-character-if-any',
    'warlord-not-fortification',
    'warlord-clauses-obeyed',
    'supreme-command-is-warlord',
  ],
};

/** The fact that a rule speaks of; null: of none that the data have limits for. */
export function factOfRule(ruleId: string): Fact | null {
  return FACTS.find((fact) => RULES_ABOUT[fact].includes(ruleId)) ?? null;
}

/** The same for a review reason of a rule, whose message is named `rule-id/message`. */
export function factOfReason(messageId: string): Fact | null {
  return factOfRule(messageId.split('/')[0] ?? '');
}

/** Of a fact, the rules in force. */
export function rulesInForce(fact: Fact, ruleset: Ruleset | null): readonly RuleInForce[] {
  return ruleset?.rules.filter(({ id }) => RULES_ABOUT[fact].includes(id)) ?? [];
}
