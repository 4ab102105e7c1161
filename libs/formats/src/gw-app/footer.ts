import type { ListSource } from '../list-reading.js';
import { isDigit } from '../text/items/digits.js';
import type { Line } from '../text/lines.js';

/** `Exported with App Version: v1.40.1 (94), Data Version: v675`: the first version is the app's, the second the data's. */
export function readFooter(footer: Line | null): ListSource {
  const [appVersion = null, dataVersion = null] = (footer?.text ?? '').split(' ').map(toVersion).filter(isPresent);
  return { appVersion, dataVersion };
}

/** The digits and dots behind a leading `v`; a title that runs on behind the footer is cut off. */
function toVersion(word: string): string | null {
  if (word.charAt(0) !== 'v' || !isDigit(word.charAt(1))) return null;
  let end = 1;
  while (isDigit(word.charAt(end)) || (word.charAt(end) === '.' && isDigit(word.charAt(end + 1)))) end += 1;
  return word.slice(0, end);
}

function isPresent<T>(value: T | null): value is T {
  return value !== null;
}
