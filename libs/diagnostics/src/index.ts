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
export { parseJson, plainText } from './plain-text.js';
