import {
  amendments,
  coreStratagemsOf,
  ruleById,
  rulesets,
  sameLimits,
  type Amendment,
  type Edition,
  type RuleInForce,
} from '#muster/rules';
import type { AmendmentType, RuleChangeType, RulesetType, RuleType } from './ruleset.types.js';

/** Rules are part of the program: what is served of them is made once. */
export const presentedRulesets: readonly RulesetType[] = rulesets.map(toRuleset);

export const presentedAmendments: readonly AmendmentType[] = presentedRulesets.flatMap((ruleset) => ruleset.amendments);

function toRuleset(edition: Edition): RulesetType {
  return {
    id: edition.id,
    title: edition.title,
    edition: edition.edition,
    rules: edition.rules.map(toRule),
    amendments: amendments.filter(({ amends }) => amends === edition.id).map((amendment) => toAmendment(amendment, edition)),
    coreStratagems: coreStratagemsOf(edition.edition),
  };
}

function toAmendment({ id, version, title, author, amends, add, change, drop }: Amendment, { rules }: Edition): AmendmentType {
  return {
    id,
    version,
    title,
    author,
    amends,
    adds: add.map(toRule),
    changes: change.flatMap((after) => rules.filter((before) => before.id === after.id).map((before) => toChange(before, after))),
    drops: rules.filter((rule) => drop.includes(rule.id)).map(toRule),
  };
}

function toChange(before: RuleInForce, after: RuleInForce): RuleChangeType {
  const limits = Object.keys(after.limits).filter((name) => !sameLimits(before.limits[name], after.limits[name]));
  return { before: toRule(before), after: toRule(after), limits };
}

export function toRule({ id, summary, severity, scope, cites, limits, messages, outcomes }: RuleInForce): RuleType {
  const schema = Object.entries(ruleById.get(id)?.limits ?? {});
  return {
    id,
    summary,
    severity,
    scope,
    cites,
    limits: schema.map(([name, { describe, form }]) => ({ name, meaning: describe, form, value: limits[name] })),
    messages: Object.entries(messages).map(([message, sentence]) => ({
      id: message,
      outcome: outcomes[message] === 'error' ? severity : (outcomes[message] ?? ''),
      sentence,
    })),
  };
}
