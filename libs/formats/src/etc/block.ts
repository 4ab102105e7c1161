import { keywordKey } from '#muster/catalogue';
import type { ArmySelection, StatedDetachment } from '#muster/roster';
import { readLabelled } from '../text/header/label.js';
import { readCosted } from '../text/items/costs.js';
import { isDigits } from '../text/items/digits.js';
import type { Line } from '../text/lines.js';
import { readCommandPoints } from './command-points.js';

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

export function isBlockLine(line: Line): boolean {
  if (line.bullet !== null) return false;
  const label = readLabelled(line.text)?.label ?? '';
  const kind = /^(.*?) ?detache?ment(?: \d)?$/u.exec(label)?.[1];
  return isMarked(line) || kind === '' || (kind !== undefined && canonical(kind).name !== kind);
}

const isMarked = ({ text }: Line): boolean => text.startsWith('==') && /[^= ]/u.test(text);

/** A marked line without a closing mark continues on the next lines, where tools print the detachment's rule. */
export const isOpenBlock = (line: Line): boolean => isMarked(line) && !/==/u.test(line.text.replace(/^=+/u, ''));

/** `== Patrol 2 Detachment (-2CP): Army < Sub-faction > ==`, `DETACHMENT : Patrol`. */
export function readBlock(line: Line, index: number): Block {
  const words = line.text.replaceAll(/={2,}/gu, ' ').trim();
  const labelled = readLabelled(words);
  const isNamedBehind = labelled !== null && /^detache?ment$/u.test(labelled.label);
  const title = isNamedBehind ? labelled.value : (words.split(':')[0] ?? words);
  const behind = isNamedBehind ? '' : words.slice(title.length + 1);
  const costed = readCosted(title);
  const plain = (costed?.name ?? title).replace(/^detache?ment /i, '').trim();
  const open = plain.indexOf('(');
  const commandPoints = open < 0 ? null : readCommandPoints(plain.slice(open + 1).replace(')', ''));
  const named = (commandPoints === null ? plain : plain.slice(0, open)).split(' ').filter((word) => word !== '' && !isDigits(word));
  const { name, choice } = canonical(named.join(' '));
  const choices = [...(choice === null ? [] : [choice]), ...choicesIn(words)];
  return {
    detachment: { name, id: null, line: line.number, ...(commandPoints === null ? {} : { commandPoints }) },
    choices: choices.map((one) => ({ name: one, id: null, line: line.number, count: 1, items: [], detachment: index })),
    army: behind.split(/[<([|]/u)[0]?.trim() || null,
  };
}

/** The sub-faction of the detachment, from the angle brackets. */
function choicesIn(text: string): readonly string[] {
  const open = text.indexOf('<');
  const close = text.indexOf('>', open);
  const choice = open < 0 || close < 0 ? '' : text.slice(open + 1, close).trim();
  return choice === '' ? [] : [choice];
}

/**
 * Splits `Bataillon Salamanders` into the detachment's English name and the sub-faction. A name that contains the word "detachment" is
 * kept.
 */
function canonical(written: string): { readonly name: string; readonly choice: string | null } {
  if (/detachment/i.test(written)) return { name: written, choice: null };
  const key = keywordKey(written);
  for (const [name, words] of kinds) {
    const opening = words.find((word) => key === word || key.startsWith(`${word} `));
    if (opening === undefined) continue;
    const choice = written
      .split(/[\s-]+/u)
      .slice(opening.split(' ').length)
      .join(' ')
      .replaceAll(/[<>]/gu, '')
      .trim();
    return { name, choice: choice === '' || written.includes('<') ? null : choice };
  }
  return { name: written, choice: null };
}
