import { keywordKey } from '#muster/catalogue';
import type { ArmySelection, StatedDetachment } from '#muster/roster';
import { readLabelled } from '../text/header/label.js';
import { readCosted } from '../text/items/costs.js';
import { isDigits } from '../text/items/digits.js';
import type { Line } from '../text/lines.js';
import { readCommandPoints } from './command-points.js';
import { choicesOf, piecesOf, type ArmyChoice } from './header-fields.js';
import { selectionOf } from './header.js';

export interface Block {
  readonly detachment: StatedDetachment;
  readonly choices: readonly ArmySelection[];
  /** The name of the army, which follows the colon. */
  readonly army: string | null;
}

/** Detachments of the 8th and 9th editions in English and French, normalised with `keywordKey`. */
const kinds: readonly (readonly [string, readonly string[]])[] = [
  ['Patrol Detachment', ['patrol', 'patrouille']],
  ['Battalion Detachment', ['battalion', 'batalion', 'bataillon']],
  ['Brigade Detachment', ['brigade']],
  ['Spearhead Detachment', ['spearhead', 'fer de lance']],
  ['Vanguard Detachment', ['vanguard', 'avant garde']],
  ['Outrider Detachment', ['outrider', 'eclaireurs']],
  ['Supreme Command Detachment', ['supreme command', 'etat major supreme']],
  ['Super-Heavy Auxiliary Detachment', ['super heavy auxiliary', 'super lourd auxiliaire']],
  ['Super-Heavy Detachment', ['super heavy', 'super lourd']],
  ['Arks of Omen Detachment', ['arks of omen', 'ark of omen']],
];

/** `Patrol Detachment -2CP (Army) [1,125pts]`: BattleScribe's title without its marks, which players remove. */
export const isBareTitle = ({ text, bullet }: Line): boolean =>
  bullet === null &&
  (text.endsWith(')') || text.endsWith(']')) &&
  /^[^[\]():]+ detachment [+-]?\d{1,2} ?cp \([^()]+\)(?: \[[^[\]]*\])?$/i.test(text);

export function isBlockLine(line: Line): boolean {
  if (line.bullet !== null) return false;
  if (isBareTitle(line) || isMarked(line)) return true;
  if (!/tach/i.test(line.text)) return false;
  const label = readLabelled(line.text)?.label ?? '';
  const kind = /^(.*?) ?detache?ment(?: \d)?$/u.exec(label)?.[1];
  return kind === '' || (kind !== undefined && canonical(kind).name !== kind);
}

const isMarked = ({ text }: Line): boolean => (text.startsWith('==') || /^= .+ =$/u.test(text)) && /[^= ]/u.test(text);

/** A marked line without a closing mark continues on the next lines, where tools print the detachment's rule. */
export const isOpenBlock = (line: Line): boolean => isMarked(line) && !/==/u.test(line.text.replace(/^=+/u, ''));

/**
 * `== Patrol 2 Detachment (-2CP): Army < Sub-faction > ==`, `DETACHMENT : Patrol`. Choices of the army may follow the closing mark:
 * `== ... == Army trait : Herald`.
 */
export function readBlock(line: Line, index: number): Block {
  const text = line.text.replace(/^=+/u, '');
  const close = text.includes('==') ? text.indexOf('==') : text.length - Number(text.endsWith('='));
  const words = text.slice(0, close).trim();
  const after = line.text.startsWith('=') ? text.slice(close).replace(/^=+/u, '') : '';
  const labelled = readLabelled(words);
  const isNamedBehind = labelled !== null && /^detache?ment$/u.test(labelled.label);
  const title = isNamedBehind ? labelled.value : (words.split(':')[0] ?? words);
  const behind = isNamedBehind ? '' : words.slice(title.length + 1);
  const costed = readCosted(title);
  const { rest, commandPoints } = withoutCost((costed?.name ?? title).replace(/^detache?ment /i, '').trim());
  const inField = choicesOf(`${piecesOf(title).at(-1) ?? ''}: ${withoutCost(readCosted(behind)?.name ?? behind).rest}`);
  const named = rest.split(' ').filter((word) => word !== '' && !isDigits(word));
  const { name, choices } = canonical(named.join(' '));
  const stated = [...choices, ...choicesIn(words)].map((one): ArmyChoice => ({ name: one, items: [] }));
  const following = choicesOf(after) ?? piecesOf(after).map((one): ArmyChoice => ({ name: one, items: [] }));
  const cost = commandPoints ?? withoutCost(behind).commandPoints;
  return {
    detachment: { name, id: null, line: line.number, ...(cost === null ? {} : { commandPoints: cost }) },
    choices: [...stated, ...(inField ?? []), ...following].map((choice) => selectionOf(choice, line.number, index)),
    army: inField !== null ? null : behind.split(/[<([|]/u)[0]?.trim() || null,
  };
}

/** Takes the cost out of `Patrol (-2CP)`, `Patrol -2CP` and `Patrol = -2CP,`. */
function withoutCost(title: string): { readonly rest: string; readonly commandPoints: number | null } {
  const found = /([-+−–]? ?\d{1,2} ?(?:cp|pc))\b[)\],]?/i.exec(title);
  const commandPoints = found === null ? null : readCommandPoints(found[1] ?? '');
  if (found === null || commandPoints === null) return { rest: title.replace(/[=, ]{1,9}$/u, ''), commandPoints: null };
  const before = title.slice(0, found.index).replace(/[([=] ?$/u, '');
  return { rest: `${before}${title.slice(found.index + found[0].length)}`.replace(/[=, ]{1,9}$/u, '').trim(), commandPoints };
}

/** The sub-faction of the detachment, from the angle brackets. */
function choicesIn(text: string): readonly string[] {
  const open = text.indexOf('<');
  const close = text.indexOf('>', open);
  const choice = open < 0 || close < 0 ? '' : text.slice(open + 1, close).trim();
  return choice === '' ? [] : [choice];
}

interface Canonical {
  readonly name: string;
  readonly choices: readonly string[];
}

/**
 * Splits `Bataillon Salamanders` and `Red Host - Allied Patrol Detachment` into the detachment's English name and the other words, which may
 * name choices. A title with the word "detachment" that contains the name of no kind, or of several, is kept.
 */
function canonical(written: string): Canonical {
  const key = keywordKey(written);
  if (/detache?ment/i.test(written)) {
    const [kind, ...others] = kindsIn(key);
    const plain = { name: written, choices: [] };
    if (kind === undefined || others.length > 0) return plain;
    const [before = '', after = ''] = cutAround(written, kind.phrase);
    const choices = [before, after].map((words) => words.replaceAll(/\bdetache?ments?\b/gi, '')).flatMap((words) => piecesOf(` ${words} `));
    return { name: kind.name, choices: choices.filter((choice) => /\p{L}/u.test(choice)) };
  }
  for (const [name, words] of kinds) {
    const opening = words.find((word) => key === word || key.startsWith(`${word} `));
    if (opening === undefined) continue;
    const choice = written
      .split(/[\s-]+/u)
      .slice(opening.split(' ').length)
      .join(' ')
      .replaceAll(/[<>]/gu, '')
      .trim();
    return { name, choices: choice === '' || written.includes('<') ? [] : [choice] };
  }
  return { name: written, choices: [] };
}

interface NamedKind {
  readonly name: string;
  readonly phrase: string;
}

/** The kinds whose names the title contains, without those that are a part of another's name. */
function kindsIn(key: string): readonly NamedKind[] {
  const found = kinds.flatMap(([name, words]): readonly NamedKind[] => {
    const phrase = words.find((word) => ` ${key} `.includes(` ${word} `));
    return phrase === undefined ? [] : [{ name, phrase }];
  });
  return found.filter(({ phrase }) => !found.some((other) => other.phrase !== phrase && other.phrase.includes(phrase)));
}

/** Splits at the words of the phrase, with blanks or hyphens between them. */
function cutAround(written: string, phrase: string): readonly string[] {
  const key = written.toLowerCase().replaceAll('-', ' ');
  const at = key.length === written.length ? key.indexOf(phrase) : -1;
  return at < 0 ? [written] : [written.slice(0, at), ...cutAround(written.slice(at + phrase.length), phrase)];
}
