export { noProseFacts, translate, type ProseFacts, type TranslateOptions } from './battlescribe/index.js';
export * from './native/index.js';
