export {
  collectProseFacts,
  importDiagnostic,
  importMessages,
  noProseFacts,
  translate,
  type ProseCollector,
  type ProseFacts,
  type TranslateOptions,
} from './battlescribe/index.js';
export * from './native/index.js';
