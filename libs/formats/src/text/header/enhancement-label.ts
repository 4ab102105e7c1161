import { readBehindWord } from './label.js';

/** The text after the label in `Enhancement: Oath (+25 pts)` or `Enhancement - Oath`. Null for any other line. */
export const readEnhancementLabel = (text: string): string | null =>
  readBehindWord('enhancement', text) ?? readBehindWord('enhancement', text, ' - ');
