export { describeError } from './describe-error.js';
export type {
  Diagnostic,
  FixHint,
  FixKind,
  Params,
  Path,
  Phrases,
  Presumption,
  Reading,
  ReviewCode,
  ReviewReason,
  Sayable,
  Severity,
  Uncertain,
} from './diagnostic.js';
export { parseJson, plainText } from './plain-text.js';
export { ASPECTS, aspectsOf, FACTS, isFact, type Aspect, type Fact } from './fact.js';
