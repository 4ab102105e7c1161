export { AnswerableQuestion } from './question/answerable-question.service.js';
export { amendmentsAsked } from './question/mission-pack-amendments.js';
export type {
  Against,
  AskedQuestion,
  BetterFitting,
  CheckedUnit,
  CheckInput,
  CheckQuestion,
  CheckRefusal,
  CheckReport,
  CheckSubject,
  LimitSource,
  Refusal,
  RefusalCode,
  StatedSource,
} from './report/check-report.js';
export type { NotCompared } from './over-time/compare-armies.js';
export { differenceMessage, type DataDifferenceKind, type ListDifferenceKind, type UnitPlace } from './over-time/difference.js';
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
export { CHECK_MESSAGES, CHECK_TRANSLATIONS } from './report/messages.js';
export { refusal } from './question/refusal.messages.js';
export { differencesInWords, inWords, concerningInWords, reportInWords } from './report/in-words.js';
export { NOTHING_ASKED } from './question/nothing-asked.js';
export { UnknownNameRecorder } from './unknown-names/unknown-name-recorder.service.js';
export { readSubject, type SubjectReading } from './read-subject.js';
export { rulesAsked, type RulesChosen } from './question/choose-ruleset.js';
export { decidingOf } from './report/deciding.js';
export { aspectsOfFinding, verdictNamed, verdictsOf, worstOf, type Verdict, type Verdicts } from './report/verdict.js';
export { nameSought, type NameNotFound } from './unknown-names/unknown-names.js';
