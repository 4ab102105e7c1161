import { amendmentsAsked, rulesAsked, type RulesChosen } from '#muster/checking';
import type { EditionId, Roster } from '#muster/roster';
import type { RulesSetting } from '../document/roster-document.js';

/**
 * The rules that a kept roster is judged by: those of its edition with what it names beside them, as a check of the same list would. What cannot
 * be had any longer leaves it unjudged.
 */
export function rulesOf(edition: EditionId, roster: Roster, setting: RulesSetting): RulesChosen {
  const rules = rulesAsked(edition, amendmentsAsked(edition, roster, setting));
  return 'refused' in rules ? { ruleset: null, edition: null, amendments: [] } : rules;
}
