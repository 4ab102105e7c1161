import { rulesAsked, type RulesChosen } from '@muster/checking';
import type { EditionId } from '@muster/roster';

/** The rules that kept rosters are judged by: those of their edition, without amendments. */
export function rulesOf(edition: EditionId): RulesChosen {
  const rules = rulesAsked(edition, { amendments: [], houseRules: null });
  return 'refused' in rules ? { ruleset: null, edition: null, amendments: [] } : rules;
}
