import type { Verdict } from '#muster/checking';
import type { Severity } from '#muster/diagnostics';
import type { Locale } from '#muster/messages';
import { FAILURES } from '../phrases/check.js';
import { LAYOUT, MARKS, NAMES } from '../phrases/layout.js';
import type { Phrase, Phrasing } from '../phrases/phrase.js';
import type { IconName } from './icon.js';

/** How a status is shown: a CSS class, a word and a symbol, so that the page does not depend on colours. */
export interface Mark {
  readonly tone: 'legal' | 'illegal' | 'review' | 'warning' | 'info';
  readonly word: Phrase;
  readonly icon: IconName;
}

export const VERDICT_MARKS: Readonly<Record<Verdict, Mark>> = {
  LEGAL: { tone: 'legal', word: MARKS.legal, icon: 'check' },
  ILLEGAL: { tone: 'illegal', word: MARKS.illegal, icon: 'cross' },
  NEEDS_REVIEW: { tone: 'review', word: MARKS.needsReview, icon: 'look' },
};

export const SEVERITY_MARKS: Readonly<Record<Severity, Mark>> = {
  error: { tone: 'illegal', word: MARKS.error, icon: 'cross' },
  warning: { tone: 'warning', word: MARKS.warning, icon: 'warning' },
  info: { tone: 'info', word: MARKS.note, icon: 'info' },
};

export const REVIEW_MARK: Mark = { tone: 'review', word: MARKS.unclear, icon: 'look' };
/** For a text in which no list was recognised. */
export const NO_LIST_MARK: Mark = { tone: 'review', word: MARKS.noList, icon: 'warning' };
export const FAILED_MARK: Mark = { tone: 'review', word: MARKS.noReport, icon: 'warning' };

const NAMED: ReadonlyMap<string, Phrase> = new Map(Object.entries(NAMES));

/** The name of an edition, a format, an aspect or a degree of certainty; its id if this version does not know it. */
export function named(id: string, phrase: Phrasing): string {
  const name = NAMED.get(id);
  return name === undefined ? id : phrase(name);
}

/** Capitalizes each word of a name: "strike force" becomes "Strike Force". */
export const inCapitals = (name: string): string => name.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `\u2212${-amount}` : '0');

/** Writes an ISO 8601 moment as `22 November 2026, 14:05 UTC`, in the language of the page. */
export function momentWords(iso: string, locale: Locale): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso));
  return `${date} UTC`;
}

/** Writes a number of seconds as hours or days. The operator sets these times in whole hours. */
export function durationWords(seconds: number, phrase: Phrasing): string {
  const hours = Math.round(seconds / 3600);
  return hours % 24 === 0 ? phrase(LAYOUT.days, { count: hours / 24 }) : phrase(LAYOUT.hours, { count: hours });
}

const BY_FAILURE: ReadonlyMap<string, Phrase> = new Map(Object.entries(FAILURES).filter(([code]) => code !== 'other'));

/** Why a list has no report. */
export function failureWords(code: string, phrase: Phrasing): string {
  const known = BY_FAILURE.get(code);
  return known === undefined ? phrase(FAILURES.other, { code }) : phrase(known);
}
