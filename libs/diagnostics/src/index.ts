export type { Diagnostic, FixHint, FixKind, Params, Path, Reading, ReviewCode, ReviewReason, Severity } from './diagnostic.js';
export { renderMessage, type MessageParams, type Messages, type MessageTable, type Placeholder } from './message.js';
export { speaker, type Sayable } from './speaker.js';
