import type { Aspect } from '#muster/diagnostics';
import type { Verdict } from '#muster/checking';
import type { Severity } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import type { IconName } from './icon.js';

/** How a status is shown: a CSS class, a word and a symbol, so that the page does not depend on colours. */
export interface Mark {
  readonly tone: 'legal' | 'illegal' | 'review' | 'warning' | 'info';
  readonly word: string;
  readonly icon: IconName;
}

export const VERDICT_MARKS: Readonly<Record<Verdict, Mark>> = {
  LEGAL: { tone: 'legal', word: 'Legal', icon: 'check' },
  ILLEGAL: { tone: 'illegal', word: 'Illegal', icon: 'cross' },
  NEEDS_REVIEW: { tone: 'review', word: 'Needs review', icon: 'look' },
};

export const SEVERITY_MARKS: Readonly<Record<Severity, Mark>> = {
  error: { tone: 'illegal', word: 'Error', icon: 'cross' },
  warning: { tone: 'warning', word: 'Warning', icon: 'warning' },
  info: { tone: 'info', word: 'Note', icon: 'info' },
};

export const REVIEW_MARK: Mark = { tone: 'review', word: 'Unclear', icon: 'look' };
export const FAILED_MARK: Mark = { tone: 'review', word: 'No report', icon: 'warning' };

export const EDITION_WORDS: Readonly<Record<EditionId, string>> = {
  '11e': '11th edition',
  '10e': '10th edition',
  '9e': '9th edition',
  '8e': '8th edition',
};

const FORMAT_WORDS: ReadonlyMap<string, string> = new Map([
  ['gw-app', 'Official app'],
  ['wtc', 'New Recruit +++'],
  ['new-recruit-markdown', 'New Recruit markdown'],
  ['listforge', 'ListForge'],
  ['colon-prices', 'ArmyListNetwork'],
  ['warorgan', 'WarOrgan'],
  ['battlescribe-text', 'BattleScribe text'],
  ['battlescribe-roster', 'Roster file'],
  ['etc', '9th edition tournament'],
  ['unit-lines', 'Units without a header'],
  ['muster-json', 'Muster JSON'],
  ['native', 'Roster given as data'],
]);

export const formatWords = (id: string): string => FORMAT_WORDS.get(id) ?? id;

const SURE_WORDS: ReadonlyMap<string, string> = new Map([
  ['given', 'as requested'],
  ['certain', 'certain'],
  ['likely', 'likely'],
  ['guess', 'assumed'],
]);

export const sureWords = (how: string): string => SURE_WORDS.get(how) ?? how;

/** Capitalizes each word of a name: "strike force" becomes "Strike Force". */
export const inCapitals = (name: string): string => name.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Writes the name of a kind: `command-points` becomes "Command points". */
export const kindWords = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

export const failureWords = (failure: string): string =>
  FAILURE_WORDS.get(failure) ?? `The list could not be checked with these settings (${failure}).`;

const FAILURE_WORDS: ReadonlyMap<string, string> = new Map([
  ['NOT_JUDGED', 'Three attempts to check this list failed. The other lists are not affected. Please report this.'],
  ['INTERNAL', 'An internal error occurred while this list was checked. Please report it.'],
  ['AMENDMENT_OF_OTHER_EDITION', 'The selected rules are for another edition than this list.'],
  ['RELEASE_OF_OTHER_EDITION', 'The selected data release is for another edition than this list.'],
]);

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `\u2212${-amount}` : '0');

/** Writes an ISO 8601 moment as `22 November 2026, 14:05 UTC`. */
export function momentWords(iso: string): string {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso));
  return `${date} UTC`;
}

/** Writes a number of seconds as hours or days. The operator sets these times in whole hours. */
export function durationWords(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  return hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour');
}

export const ASPECT_WORDS: Readonly<Record<Aspect, string>> = {
  army: 'Army: faction, detachments, copies, Warlord, Enhancements, points',
  units: 'Units: datasheets, sizes, prices',
  wargear: 'Wargear',
};
