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
export { armyView } from './over-time/army-view.js';
export { compareArmies, type ArmyComparison, type NotCompared } from './over-time/compare-armies.js';
export { differenceMessage, type DataDifferenceKind, type ListDifferenceKind, type UnitPlace } from './over-time/difference.js';
export { explainDrift, type ListDrift } from './over-time/explain-drift.js';
export { findingChanges, type FindingChanges } from './over-time/finding-changes.js';
export { commandPointLedger, type CommandPointLedger, type LedgerQuestion } from './command-point-ledger.js';
export { compileRelease, type CompiledRelease } from './compiled-release.js';
export type { ReleaseShelf } from './release-shelf.js';
export { checkReading, judgeReading, type ReadingAsked } from './check-reading.js';
export { judgeList, type ListToJudge } from './judge-list.js';
export { likeliestPrices, MOST_COMPARED } from './other-prices/likeliest-prices.js';
export { CHECK_MESSAGES, CHECK_TRANSLATIONS } from './report/messages.js';
export { refusal } from './question/refusal.messages.js';
export { differencesInWords, inWords, concerningInWords, reportInWords } from './report/in-words.js';
export { NOTHING_ASKED } from './question/nothing-asked.js';
export { readPastedList, readSubject, type GivenSubject, type SubjectReading } from './read-subject.js';
export { resolvedSubject, type ResolvedSubject } from './resolved-subject.js';
export { chooseRelease, noRelease, type ChosenRelease } from './question/choose-release.js';
export { rosterRefused } from './question/roster-refused.js';
export { rulesAsked, unknownAmendments, type RulesChosen } from './question/choose-ruleset.js';
export { decidingOf } from './report/deciding.js';
export { editionOf, type Edition } from './report/report.js';
export { aspectsOfFinding, verdictNamed, verdictsOf, worstOf, type Verdict, type Verdicts } from './report/verdict.js';
export { languageOf, namesNotFound, nameSought, type NameNotFound } from './unknown-names/unknown-names.js';
export { CHECK_PHASES, type CheckPhase, type PhaseListener } from './check-phase.js';
