export { assess, type Assessment } from './assess.js';
export { applyIntents, MOST_SELECTIONS, type Applied } from './apply-intents.js';
export { builderTranslations } from './builder.messages.fr.js';
export { builderMessages } from './builder.messages.js';
export type { IntentFault } from './intent-fault.js';
export type { Intent, IntentKind, OptionReference } from './intent.js';
export { readDocument } from './read-document.js';
export { newRoster, type NewRoster } from './new-roster.js';
export { deltaBetween, undo, type RevisionDelta } from './revision-delta.js';
export {
  keywordChoices,
  NOTHING_DECLARED,
  PLAIN_RULES,
  type BattleSizeChoice,
  type HouseRulesGiven,
  type KeywordChoice,
  type ReservesKind,
  type RosterDocument,
  type RulesSetting,
  type UnitNote,
} from './roster-document.js';
export { changesBetween, type AssessmentChanges, type ChangedPrice } from './assessment-changes.js';
export { importedRoster } from './imported-roster.js';
export type { EditOutcome, KeptRoster, RosterAt, RosterEdit } from './kept-roster.js';
export { exportedRoster, type ExportedRoster, type ExportFormat } from './export/exported-roster.js';
export type { ChoiceDrift, CountedChoice } from './move/choice-drift.js';
export { losesSomething, rosterMove, type RosterMove, type UnitDrift } from './move/roster-move.js';
export { RosterMover } from './move/roster-mover.service.js';
export { RosterKeeper, type Created } from './roster-keeper.service.js';
export type { KeptReport, KeyedFinding } from './keyed-finding.js';
export type { SuggestionKind, SuggestionQuestion } from './advice/candidate.js';
export { suggest, type Suggestion, type Suggestions } from './advice/suggest.js';
export { explain, type CountedSelection, type Explanation, type Fix } from './advice/explain.js';
export { RosterAdvice } from './advice/advice.service.js';
export { RosterChoices } from './advice/roster-choices.js';
export { BuilderModule } from './builder.module.js';
