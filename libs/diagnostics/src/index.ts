export { describeError } from './describe-error.js';
export type {
  Diagnostic,
  FixHint,
  FixKind,
  Params,
  Path,
  Phrases,
  Reading,
  ReviewCode,
  ReviewReason,
  Sayable,
  Severity,
} from './diagnostic.js';
export { ENGLISH, findLocale, LOCALES, OTHER_LOCALES, type Locale, type OtherLocale } from './locale.js';
export { placeholdersOf, renderMessage, type MessageParams, type Messages, type MessageTable, type Placeholder } from './message.js';
export { speaker, translator } from './speaker.js';
export { translationOf, type Language, type Translations, type Words } from './translation.js';
export { parseJson, plainText } from './plain-text.js';
