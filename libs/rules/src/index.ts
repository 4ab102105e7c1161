export { AMENDMENT, amendmentMessages } from './amendments/amendment-messages.js';
export { namesInAmendment } from './amendments/names-in-amendment.js';
export { readAmendment } from './amendments/read-amendment.js';
export { readHouseRules } from './amendments/read-house-rules.js';
export { causeIn, lineMessage } from './budget-messages.js';
export { replayCommandPoints } from './compare/replay.js';
export { underdogOf, type ComparedArmy, type Side, type Underdog } from './compare/underdog.js';
export { slotNamed } from './kernel/keywords/detachments.js';
export { attachedUnits, type AttachedUnit } from './kernel/formations/formations.js';
export { settle, type Statement } from './kernel/settle.js';
export { judge, type Budget, type BudgetLine, type Judgement, type NotChecked } from './kernel/judge.js';
export { battleSizeNamed, battleSizesOf, limitIn } from './battle-sizes.js';
export { sizeHolding, type PointsBySize, type PointsLimit } from './kernel/battle-size/points-limit.js';
export { sameLimits, type Limit, type LimitSchema } from './kernel/limits.js';
export type { AnyRule, Outcome, RuleInForce, RuleScope } from './kernel/rule.js';
export {
  amendmentConflicts,
  applyAmendments,
  type Amendment,
  type AmendedRuleset,
  type AmendmentConflict,
  type Edition,
  type Ruleset,
} from './kernel/ruleset.js';
export { ruleById } from './rule-by-id.js';
export { rulesMessages } from './messages.js';
export { rulesTranslations } from './translations.js';
export type { CoreStratagem } from './rulesets/core-stratagem.js';
export { amendments, coreStratagemsOf, rulesetFor, rulesets } from './rulesets/registry.js';
export type { TeamArmy, TeamFinding } from './team/team-rule.js';
export { judgeTeam, TEAM_RULES, type TeamRuleId } from './team/team-rules.js';
