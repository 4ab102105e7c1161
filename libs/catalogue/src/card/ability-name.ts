import { keywordKey } from '../keywords.js';
import type { PrintedAbility, PrintedKind } from './ability.types.js';

/** The abilities whose rules are in the core rules (10th and 11th edition). */
const CORE = new Set(
  [
    ...['Deadly Demise', 'Deep Strike', 'Feel No Pain', 'Fights First', 'Firing Deck', 'Hover', 'Infiltrators', 'Leader', 'Lone Operative'],
    ...['Scouts', 'Stealth', 'Super-Heavy Walker', 'Support'],
  ].map(keywordKey),
);

/** The core abilities that are always printed with a number. */
const NUMBERED = new Set(['Deadly Demise', 'Feel No Pain', 'Firing Deck', 'Scouts'].map(keywordKey));

export const isCoreAbility = (name: string): boolean => CORE.has(keywordKey(name));

/** The sections of a datasheet beside its abilities. Data writes them as abilities. */
const SECTIONS = new Set(['attached unit', 'crucible', 'damaged', 'fortification', 'supreme commander', 'transport', 'unit composition']);

export const isSheetSection = (name: string): boolean => SECTIONS.has(name.toLowerCase());

export const needsNumber = (name: string): boolean => NUMBERED.has(keywordKey(name));

/** A name and the number behind it. */
export interface AbilityName {
  readonly name: string;
  readonly value?: string;
}

const NUMBER = /^(?:\d{0,2}D\d{1,2}(?:\+\d{1,2})?|\d{1,2}\+?)"?/;

/** The number at the beginning of a text such as `D6+3 (Captain only)`. Null if there is none. */
export function abilityNumber(text: string): string | null {
  return NUMBER.exec(text.trim().replace(/[”″]/g, '"'))?.[0] ?? null;
}

const DAMAGED = /^Damaged:(.+)$/i;

/** Separates the number from a name: "Deadly Demise D3", "Damaged: 1-4 wounds remaining". Other names may end with a number of their own. */
export function readAbilityName(text: string): AbilityName {
  const name = text.trim();
  const damaged = DAMAGED.exec(name)?.[1];
  if (damaged !== undefined) return { name: 'Damaged', value: damaged.trim().toLowerCase() };
  const [words, number] = splitAtNumber(name);
  return number !== null && needsNumber(words) ? { name: words, value: number } : { name };
}

/** An ability that is known only by its printed name. The data does not say whether the army or the datasheet has its rules. */
export function printedAbility(text: string, kind?: PrintedKind): PrintedAbility {
  const read = readAbilityName(text);
  const own = isCoreAbility(read.name) ? 'core' : isSheetSection(read.name) ? 'other' : 'datasheet';
  return { ...read, kind: kind ?? own };
}

function splitAtNumber(name: string): readonly [words: string, number: string | null] {
  const at = name.lastIndexOf(' ');
  return at < 0 ? [name, null] : [name.slice(0, at).trim(), abilityNumber(name.slice(at + 1))];
}
