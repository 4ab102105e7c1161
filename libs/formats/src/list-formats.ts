import { gwApp } from './gw-app/gw-app.format.js';
import type { ListFormat } from './list-format.js';

/** Every text format, the shape that asks for most first. Which one a text is, is told by the confidence of their readings. */
export const listFormats: readonly ListFormat[] = [gwApp];
