import type { ListSource } from '../list-reading.js';
import { isDigit } from '../text/items/digits.js';
import type { Line } from '../text/lines.js';

/**
 * Reads `Exported with App Version: v1.40.1 (94), Data Version: v675`. The first version is that of the app, the second that of its data.
 */
export function readFooter(footer: Line | null): ListSource {
  const [appVersion = null, dataVersion = null] = (footer?.text ?? '').split(' ').map(toVersion).filter(isPresent);
  return { appVersion, dataVersion };
}

/** The digits and dots after an optional `v`; any text after them is cut off. */
function toVersion(word: string): string | null {
  if (word.charAt(0) !== 'v' || !isDigit(word.charAt(1))) return null;
  let end = 1;
  while (isDigit(word.charAt(end)) || (word.charAt(end) === '.' && isDigit(word.charAt(end + 1)))) end += 1;
  return word.slice(0, end);
}

function isPresent<T>(value: T | null): value is T {
  return value !== null;
}
