import {
  amendmentConflicts,
  amendments as shipped,
  applyAmendments,
  readHouseRules,
  rulesetFor,
  type Amendment,
  type Edition,
  type Ruleset,
} from '#muster/rules';
import type { EditionId } from '#muster/roster';
import type { CheckQuestion, CheckRefusal, Refusal } from '../report/check-report.js';
import { refusal } from './refusal.messages.js';

/** The rules that apply to a check. */
export interface RulesChosen {
  /** The edition's rules with the amendments applied, or null if the edition's rules are not implemented. */
  readonly ruleset: Ruleset | null;
  readonly edition: Edition | null;
  readonly amendments: readonly Amendment[];
}

type Asked = Pick<CheckQuestion, 'amendments' | 'houseRules'>;

/** The edition's rules with the requested amendments, or every reason why they cannot be combined. */
export function rulesAsked(id: EditionId, asked: Asked): RulesChosen | CheckRefusal {
  const edition = rulesetFor(id);
  if (!edition) {
    if (isPlain(asked)) return { ruleset: null, edition: null, amendments: [] };
    const path = asked.amendments.length > 0 ? ['amendments', 0] : ['houseRules'];
    return { refused: [refusal('AMENDMENT_OF_OTHER_EDITION', 'noRules', { edition: id }, path)] };
  }
  const named = asked.amendments.map((amendmentId, index) => shippedOf(amendmentId, index, edition));
  const own = asked.houseRules === null || asked.houseRules === undefined ? null : ownOf(asked.houseRules, edition);
  const faults = [...named, ...(own ?? [])].filter(isRefusal);
  const chosen = [...named, ...(own ?? [])].filter((one): one is Amendment => !isRefusal(one));
  const refused = faults.length > 0 ? faults : conflicts(chosen);
  return refused.length > 0 ? { refused } : { ruleset: applyAmendments(edition, chosen), edition, amendments: chosen };
}

/** The requested amendments that exist in no edition. */
export const unknownAmendments = ({ amendments }: Asked): readonly Refusal[] =>
  amendments.flatMap((id, index) => (shipped.some((one) => one.id === id) ? [] : [noSuchAmendment(id, index)]));

const noSuchAmendment = (id: string, index: number): Refusal =>
  refusal('UNKNOWN_AMENDMENT', 'noSuchAmendment', { id }, ['amendments', index]);

function isPlain({ amendments, houseRules }: Asked): boolean {
  return amendments.length === 0 && (houseRules === null || houseRules === undefined);
}

function shippedOf(id: string, index: number, edition: Edition): Amendment | Refusal {
  const amendment = shipped.find((one) => one.id === id);
  if (!amendment) return noSuchAmendment(id, index);
  if (amendment.amends === edition.id) return amendment;
  const params = { id, amended: amendment.amends, edition: edition.id };
  return refusal('AMENDMENT_OF_OTHER_EDITION', 'amends', params, ['amendments', index]);
}

function ownOf(houseRules: unknown, edition: Edition): readonly (Amendment | Refusal)[] {
  const { value, diagnostics } = readHouseRules(houseRules, edition);
  if (value) return [value];
  return diagnostics.map((problem) => ({
    ...refusal('INVALID_HOUSE_RULES', 'unusable', {}, ['houseRules', ...problem.path]),
    phrases: { problem },
  }));
}

function conflicts(amendments: readonly Amendment[]): readonly Refusal[] {
  return amendmentConflicts(amendments).map(({ rule, amendments: [one, other] }) =>
    refusal('AMENDMENTS_CONFLICT', 'sameRule', { one, other, rule }, ['amendments']),
  );
}

function isRefusal(one: Amendment | Refusal): one is Refusal {
  return 'code' in one;
}
