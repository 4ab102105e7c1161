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
