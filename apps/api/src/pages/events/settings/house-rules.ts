import { phrasesIn } from '../../phrases/phrase.js';
import { SETTINGS } from '../../phrases/event-settings.js';

/** The house rules as they are typed into the form. */
type HouseRulesAsked = Readonly<Record<'legends' | 'banned' | 'caps' | 'cites', string>>;

/** House rules that the form shows; the API knows further ones (`add`, `change`, `drop`), which the form keeps. */
const SHOWN: ReadonlySet<string> = new Set(['title', 'legends', 'banned', 'caps', 'cites']);

type Parts = Readonly<Record<string, unknown>>;

export const isParts = (houseRules: unknown): houseRules is Parts =>
  typeof houseRules === 'object' && houseRules !== null && !Array.isArray(houseRules);

const partsOf = (houseRules: unknown): Parts => (isParts(houseRules) ? houseRules : {});

export function textIn(houseRules: unknown, name: string): string {
  const text = partsOf(houseRules)[name];
  return typeof text === 'string' ? text : '';
}

export function legendsIn(houseRules: unknown): string {
  const { legends } = partsOf(houseRules);
  return typeof legends === 'boolean' ? String(legends) : '';
}

export function bannedIn(houseRules: unknown): string {
  const { banned } = partsOf(houseRules);
  return Array.isArray(banned) ? banned.filter((name) => typeof name === 'string').join('\n') : '';
}

export function capsIn(houseRules: unknown): string {
  const { caps } = partsOf(houseRules);
  const lines = Array.isArray(caps) ? caps.filter(isParts).map(({ of, most }) => `${String(most)} ${String(of)}`) : [];
  return lines.join('\n');
}

/** Whether there are house rules that the form does not show. */
export const hasFurtherRules = (houseRules: unknown): boolean => Object.keys(partsOf(houseRules)).some((name) => !SHOWN.has(name));

export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const CAP = /^(\d{1,3})\s+(\S.*)$/;

/** The number of the first line of maximum numbers that cannot be read; null if all can. */
export function unreadableCap(caps: string): number | null {
  const at = linesOf(caps).findIndex((line) => !CAP.test(line));
  return at < 0 ? null : at + 1;
}

/** The house rules of the form, with those that it does not show. Null if there are none. */
export function houseRulesOf(texts: HouseRulesAsked, before: unknown): Parts | null {
  const further = Object.entries(partsOf(before)).filter(([name]) => !SHOWN.has(name));
  const caps = linesOf(texts.caps).flatMap((line) => {
    const [, most, of] = CAP.exec(line) ?? [];
    return of === undefined ? [] : [{ of, most: Number(most) }];
  });
  const banned = linesOf(texts.banned);
  const own = {
    ...(texts.legends !== '' && { legends: texts.legends === 'true' }),
    ...(banned.length > 0 && { banned }),
    ...(caps.length > 0 && { caps }),
  };
  if (Object.keys(own).length + further.length === 0) return null;
  const title = textIn(before, 'title') || phrasesIn('en')(SETTINGS.houseRules);
  return { ...Object.fromEntries(further), title, ...own, ...(texts.cites !== '' && { cites: texts.cites }) };
}
