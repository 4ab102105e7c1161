import { amendmentsAsked, rulesAsked, type RulesChosen } from '#muster/checking';
import type { EditionId, Roster } from '#muster/roster';
import type { RulesSetting } from '../document/roster-document.js';

/**
 * The rules for judging a saved roster: the rules of its edition with its amendments and house rules, as in a check of the same list. If
 * they are no longer available, the roster is not judged.
 */
export function rulesOf(edition: EditionId, roster: Roster, setting: RulesSetting): RulesChosen {
  const rules = rulesAsked(edition, amendmentsAsked(edition, roster, setting));
  return 'refused' in rules ? { ruleset: null, edition: null, amendments: [] } : rules;
}
