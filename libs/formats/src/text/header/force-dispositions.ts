import { keywordKey } from '#muster/catalogue';
import { splitOutsideBrackets } from '../items/item-list.js';

/** A line about Force Dispositions. */
export interface DispositionLine {
  /** The label, normalised with `keywordKey`; null if the line has none. */
  readonly label: string | null;
  readonly value: string;
}

/** The app's French names of Force Dispositions, normalised with `keywordKey`, and the names that the rules use. */
const FRENCH: ReadonlyMap<string, string> = new Map([
  ['atouts prioritaires', 'Priority Assets'],
  ['eliminez ladversaire', 'Purge the Foe'],
  ['perturbation', 'Disruption'],
  ['prendre et tenir', 'Take and Hold'],
  ['reconnaissance', 'Reconnaissance'],
]);

/** Some tools print all Force Dispositions that the army can choose from. A line that states the choice then counts alone. */
export function forceDispositionsIn(lines: readonly DispositionLine[]): readonly string[] {
  const chosen = lines.filter(({ label }) => /\b(?:chosen|choisie)\b/u.test(label ?? ''));
  const names = (chosen.length > 0 ? chosen : lines).flatMap(({ value }) => splitOutsideBrackets(value, ','));
  return names.map((name) => FRENCH.get(keywordKey(plain(name))) ?? name);
}

/** Players add an exclamation mark to "Purge the Foe!". */
/** Without the marks at the end. */
function plain(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s!.]/u.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** Whether a line without a label is a French name of a Force Disposition. */
export const isFrenchDisposition = (text: string): boolean => FRENCH.has(keywordKey(plain(text)));
