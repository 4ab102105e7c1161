export * from '../index.js';
export type { OptionInRoster as RosterOption } from '#muster/battlescribe';
export {
  parseOption,
  writeOption,
  type AssessmentChanges,
  type ExportFormat,
  type Intent,
  type IntentKind,
  type OptionReference,
  type RosterDocument,
  type SavedRoster,
  type SuggestionKind,
  type SuggestionSource,
} from '#muster/builder';
export { Builder, type Loaded, type Read, type Started } from './builder.js';
export type {
  Applied,
  BuilderOptions,
  Change,
  EditFault,
  Exported,
  NewArmy,
  ReadOptions,
  SuggestionsAsked,
  SuggestionsFound,
} from './builder.types.js';
export type { BuiltChoice, BuiltForce, BuiltRoster, BuiltUnit } from './built-roster.js';
export type {
  ExplanationInWords,
  FindingInWords,
  FixInWords,
  ReportInWords,
  ReviewInWords,
  SuggestionInWords,
  Worded,
} from './in-english.js';
