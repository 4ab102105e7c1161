import { splitOutsideBrackets } from '../items/item-list.js';

/** A line about Force Dispositions. */
export interface DispositionLine {
  /** The label, normalised with `keywordKey`; null if the line has none. */
  readonly label: string | null;
  readonly value: string;
}

/** Some tools print all Force Dispositions that the army can choose from. A line that states the choice then counts alone. */
export function forceDispositionsIn(lines: readonly DispositionLine[]): readonly string[] {
  const chosen = lines.filter(({ label }) => /\b(?:chosen|choisie)\b/u.test(label ?? ''));
  return (chosen.length > 0 ? chosen : lines).flatMap(({ value }) => splitOutsideBrackets(value, ','));
}
