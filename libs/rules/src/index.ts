export { judge, type Budget, type BudgetLine, type Judgement, type NotChecked } from './kernel/judge.js';
export type { Limit, LimitSchema } from './kernel/limits.js';
export type { Outcome, RuleInForce } from './kernel/rule.js';
export {
  amendmentConflicts,
  applyAmendments,
  type Amendment,
  type AmendedRuleset,
  type AmendmentConflict,
  type Edition,
  type Ruleset,
} from './kernel/ruleset.js';
export { rulesMessages } from './messages.js';
export { amendments, rulesetFor, rulesets } from './rulesets/registry.js';
