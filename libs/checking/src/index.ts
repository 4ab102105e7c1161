export { amendmentsAsked } from './amendments-asked.js';
export type {
  Against,
  AskedQuestion,
  CheckedUnit,
  CheckInput,
  CheckQuestion,
  CheckRefusal,
  CheckReport,
  CheckSubject,
  LimitSource,
  NotChecked,
  Refusal,
  RefusalCode,
  SaidBudget,
  SaidFinding,
  SaidFix,
  SaidReason,
  StatedSource,
} from './check-report.js';
export type { NotCompared } from './over-time/compare-armies.js';
export type { DataDifferenceKind, ListDifferenceKind, UnitPlace } from './over-time/difference.js';
export type { SaidComparedUnit, SaidDifference, SaidUnitDrift } from './over-time/say-differences.js';
export {
  VerdictsOverTime,
  type Drift,
  type LegalWhen,
  type ListComparison,
  type ReleasesAsked,
  type VerdictAt,
} from './over-time/verdicts-over-time.service.js';
export { CheckingModule } from './checking.module.js';
export { CheckingService } from './checking.service.js';
export { RosterComparison, type ComparedSide, type Comparison } from './roster-comparison.service.js';
export { commandPointLedger, type CommandPointLedger, type LedgerQuestion } from './command-point-ledger.js';
export { judgeList, type ListToJudge } from './judge-list.js';
export { CompiledReleases, RELEASES_KEPT_READY, type CompiledRelease } from './compiled-releases.service.js';
export { say, sayIn, translated } from './messages.js';
export {
  budgetIn,
  comparisonIn,
  differenceIn,
  differencesIn,
  findingIn,
  reasonIn,
  reportIn,
  type ToldBudget,
  type ToldDifference,
  type ToldFinding,
  type ToldReason,
} from './retold.js';
export { NOTHING_ASKED } from './nothing-asked.js';
export { readSubject, type SubjectReading } from './read-subject.js';
export { rulesAsked, type RulesChosen } from './rules-asked.js';
export { aspectsOfFinding, type Verdict, type Verdicts } from './verdict.js';
