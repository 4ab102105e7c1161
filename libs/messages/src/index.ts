export { ENGLISH, findLocale, LOCALES, OTHER_LOCALES, type Locale, type OtherLocale } from './locale.js';
export { placeholdersOf, renderMessage, type MessageParams, type Messages, type MessageTable, type Placeholder } from './template.js';
export { renderer, valuesOf, type Render, type Renderable, type Say } from './renderer.js';
export { translationOf, type Language, type Translations, type Words } from './translation.js';
