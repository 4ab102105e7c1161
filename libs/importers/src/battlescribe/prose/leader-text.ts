import type { ClauseSyntax } from '#muster/catalogue';
import { readJoinText } from './join-text.js';
import type { LeaderText, WargearCondition } from './leader-text.types.js';
import { BULLET, listIn, sentencesOf, unitIn } from './sentences.js';

/** A unit that Leaders of another unit may join instead, or a unit that the bearer of an enhancement may join. */
export interface AttachText {
  /** The Leaders to which this clause applies. Absent if it applies to all Leaders. */
  readonly leaders?: ClauseSyntax;
  /** The units that the Leaders must be able to join. Null if the bearer of an enhancement may join this unit. */
  readonly units: ClauseSyntax;
  readonly kind: 'instead' | 'bearer';
}

const HEAD = /^This (?:model|unit) (?:can be attached to|can lead|must be attached to) the following units?:?\s*/i;
const FOOTNOTE = /^\*\s*This\b/i;

export function readLeaderText(text: string, name: string): LeaderText | null {
  const head = HEAD.exec(text);
  if (head) return readList(text.slice(head[0].length));
  const join = readJoinText(text);
  if (join) return join;
  return /^leader$/i.test(name.trim()) && /^(?:this|at the start)\b/i.test(text) ? { units: [], understood: false } : null;
}

/** Reads names, one per line or all on the first line, followed by sentences. */
function readList(text: string): LeaderText {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isName = (line: string, index: number): boolean => !isSentence(line) && (BULLET.test(line) || index === 0);
  const names = lines.filter(isName);
  const sentences = sentencesOf(lines.filter((line, index) => !isName(line, index)).join(' '));
  const units = names.map(unitIn);
  const said = sentences.map(readSentence);
  const beside = said.flatMap((sentence) => sentence?.beside ?? []);
  const [first, ...more] = beside;
  const onlyWith = said.flatMap((sentence) => sentence?.onlyWith ?? []);
  return {
    units: units.filter((unit) => unit !== null),
    understood: !units.includes(null) && !said.includes(null),
    ...(first ? { beside: more.length > 0 ? { any: beside } : first } : {}),
    ...(onlyWith.length > 0 ? { onlyWith } : {}),
    ...(said.some((sentence) => sentence?.notItself) ? { notItself: true } : {}),
    ...(said.some((sentence) => sentence?.must) ? { must: true } : {}),
  };
}

function isSentence(line: string): boolean {
  return FOOTNOTE.test(line) || /^\*?(?:You|If|While|This|In such cases)\b/.test(line);
}

type Said = Pick<LeaderText, 'beside' | 'notItself' | 'must' | 'onlyWith'>;

/** Sentences about Leaders later in the battle, and about Leaders that cannot lead any unit, do not affect the list. */
const LATER = [
  /^(?:If (?:you do|it is)|In such cases),? (?:and )?(?:if )?that Bodyguard unit is destroyed, the Leader units? attached to it become separate units?,? with their original Starting Strengths?$/i,
  /^If this unit's Bodyguard unit is destroyed, .+ becomes? a single unit with (?:their|its) original Starting Strength$/i,
  /^If (?:it is not possible to|you cannot) attach this model to .+ counts as having been destroyed\b[^.]*$/i,
  /^While attached to .+, this model loses the \S+ keyword\b[^.]*$/i,
];
const TARGET = '(?:(?:one of )?the above units?|a unit(?: it can lead)?(?: units)?|an? [^,]+?)';
const LEAVE = new RegExp(
  `^(?:You (?:can|must) attach this (?:model|unit)(?: to)?|This (?:model|unit) can be attached to) ${TARGET},?(?: and can do so)? +even if (?:one or more |one other |one |an? )?(?:other )?(.+?) (?:has|have) ?(?:already )?been attached(?: to (?:it|that unit))?(, but a unit can never include more than one (.+?) model)?(?: \\((a unit cannot have two .+ attached to it|you cannot attach more than one of the same Leader to the same unit)\\))?$`,
  'i',
);

/** Null if the sentence was not understood. */
function readSentence(sentence: string): Said | null {
  const plain = sentence.replace(/^\*+\s*|[*.\s]+$/g, '');
  if (LATER.some((pattern) => pattern.test(plain))) return {};
  const onlyWith = readConditions(plain);
  if (onlyWith) return { onlyWith };
  const leave = LEAVE.exec(plain);
  const others = leave && othersIn(leave[1] ?? '');
  if (!leave || !others) return null;
  const alone = leave[3] === undefined ? null : listIn(leave[3]);
  if (leave[3] !== undefined && !alone) return null;
  return {
    beside: alone ? { all: [others, { not: alone }] } : others,
    ...(leave[4] === undefined ? {} : { notItself: true }),
    ...(/^You must/i.test(plain) ? { must: true } : {}),
  };
}

const CONDITION = /^(?:This model )?cannot be attached to an? (.+?) unless it is equipped with an? (.+)$/i;

/**
 * Reads "This model cannot be attached to a Guard Squad unless it is equipped with a shield, and cannot be attached to ...". Null if the
 * sentence is of another kind or not fully understood.
 */
function readConditions(sentence: string): readonly WargearCondition[] | null {
  const read = sentence.split(/,? and (?=cannot be attached )/i).map((part): WargearCondition | null => {
    const [, named, wargear] = CONDITION.exec(part) ?? [];
    const units = listIn(named);
    return units && wargear !== undefined ? { units, wargear } : null;
  });
  const understood = read.filter((one) => one !== null);
  return understood.length === read.length ? understood : null;
}

/** Every attached unit is a Leader, so "one other Leader unit" means any attached unit. */
function othersIn(text: string): ClauseSyntax | null {
  const anyLeader = /^Leader units?(?:\s*\(excluding (.+)\))?$/i.exec(text.trim());
  if (!anyLeader) return listIn(text);
  const excluded = anyLeader[1] === undefined ? null : listIn(anyLeader[1]);
  if (anyLeader[1] !== undefined && !excluded) return null;
  return { all: excluded ? [{ not: excluded }] : [] };
}

const INSTEAD =
  /^If (?:an? )?(.*?)\s*(?:unit |model )*(?:unit|model)? ?from your army (?:with the Leader ability )?(\(excluding [^)]*\) )?can be attached to (?:an? )?(.+?)(?: unit)?, it can (?:instead )?be attached to this unit(?: instead)?\.?$/i;
const BEARER =
  /^(?:In|During) the Declare Battle Formations step, the bearer can be attached to (?:an? )?(.+?)(?: units?)?(\s*\(excluding [^)]*\))?\.?$/i;

export function readAttachText(text: string): AttachText | null {
  for (const sentence of sentencesOf(text)) {
    const instead = INSTEAD.exec(sentence);
    const units = listIn(instead?.[3]);
    if (instead && units) return { kind: 'instead', units, ...leadersIn(instead[1], instead[2]) };
    const bearer = BEARER.exec(sentence);
    const joined = bearer && listIn(`${bearer[1] ?? ''}${bearer[2] ?? ''}`);
    if (joined) return { kind: 'bearer', units: joined };
  }
  return null;
}

function leadersIn(named: string | undefined, excluded: string | undefined): { readonly leaders?: ClauseSyntax } {
  const bare = (named ?? '').replace(/\b(?:model|unit)s?\b/gi, '').trim();
  const leaders = bare === '' ? null : listIn(`${bare} model ${excluded ?? ''}`);
  return leaders ? { leaders } : {};
}
