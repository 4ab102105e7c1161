export { translate, type TranslateOptions } from './translate.js';
export { noProseFacts, type ProseFacts } from './prose/prose-facts.js';
