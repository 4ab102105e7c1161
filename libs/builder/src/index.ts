export { assess, type Assessment } from './assess/assess.js';
export { applyIntents, MOST_SELECTIONS, type Applied } from './edit/apply-intents.js';
export { builderTranslations } from './builder.messages.fr.js';
export { builderMessages } from './builder.messages.js';
export type { IntentFault, PlacedFault } from './edit/intent-fault.js';
export type { Intent, IntentKind, OptionReference } from './edit/intent.js';
export { idOfEntry, withEntryIds, type IdOf } from './edit/entry-ids.js';
export { parseOption, writeOption } from './edit/option-reference.js';
export { readSavedRoster, savedRoster, type SavedRoster } from './document/saved-roster.js';
export { readDocument } from './document/read-document.js';
export { newRoster, type NewRoster } from './edit/new-roster.js';
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
} from './document/roster-document.js';
export { changesBetween, type AssessmentChanges, type ChangedPrice } from './assess/assessment-changes.js';
export { importedRoster, withBattleSize } from './import/imported-roster.js';
export { exportedRoster, type ExportedRoster, type ExportFormat, type RosterToExport } from './export/exported-roster.js';
export type { ChoiceDrift, CountedChoice } from './move/choice-drift.js';
export { losesSomething, rosterMove, type RosterMove, type UnitDrift } from './move/roster-move.js';
export { carriedRoster, type CarriedRoster } from './move/carried-roster.js';
export type { KeptReport, KeyedFinding } from './assess/keyed-finding.js';
export { EVERY_SOURCE, type SuggestionKind, type SuggestionQuestion, type SuggestionSource } from './advice/candidate.js';
export { suggest, suggesting, type PageAsked, type Suggestion, type Suggestions } from './advice/suggest.js';
export { explain, type CountedSelection, type Explanation, type Fix } from './advice/explain.js';
export { RosterChoices } from './advice/roster-choices.js';
export type { Standing } from './advice/standing-army.js';
export { armyFaction } from './show/army-faction.js';
export { broughtWeapons } from './show/brought-weapons.js';
export { findingsConcerning, reviewConcerning } from './show/concerning-unit.js';
export { detachmentsTaken, type TakenDetachment } from './edit/detachments-taken.js';
export { definitionIdOf } from './edit/find-selection.js';
