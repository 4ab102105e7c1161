import { isWord } from '../../gw-app/words.js';
import { readLabelled } from './label.js';

/** The text after the label in `Enhancement: Oath (+25 pts)` or `Enhancement - Oath`. Null for any other line. */
export function readEnhancementLabel(text: string): string | null {
  const labelled = readLabelled(text);
  if (labelled !== null && isWord('enhancement', labelled.label)) return labelled.value;
  const dash = text.indexOf(' - ');
  const value = text.slice(dash + 3).trim();
  return dash > 0 && value !== '' && isWord('enhancement', text.slice(0, dash)) ? value : null;
}
