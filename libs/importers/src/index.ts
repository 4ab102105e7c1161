export {
  collectProseFacts,
  importDiagnostic,
  importMessages,
  noProseFacts,
  pricesBelowZero,
  translate,
  type ProseCollector,
  type ProseFacts,
  type TranslateOptions,
} from './battlescribe/index.js';
export * from './native/index.js';
export { compareManual, type DataDifference, type ManualComparison } from './field-manual/compare-field-manual.js';
export { entriesOfManual, type ManualEntry } from './field-manual/entries-of-manual.js';
export type { ManualArmy } from './field-manual/field-manual.types.js';
export { readManualArmy } from './field-manual/read-field-manual.js';
