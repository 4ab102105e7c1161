export { translate, type TranslateOptions } from './translate.js';
export { collectProseFacts, noProseFacts, type ProseCollector, type ProseFacts } from './prose/prose-facts.js';
export { pricesBelowZero } from './prices-below-zero.js';
export { importDiagnostic, importMessages } from './import-messages.js';
