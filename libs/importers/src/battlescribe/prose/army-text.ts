import type { ClauseSyntax } from '@muster/catalogue';
import { listIn, sentencesOf } from './sentences.js';

/** What a detachment's rule says about the army while it is mustered. */
export interface ArmyText {
  readonly grants: readonly GrantText[];
  readonly forbids: readonly ClauseSyntax[];
  readonly requires: readonly { readonly units: ClauseSyntax; readonly atLeast: number }[];
  readonly allows: readonly ClauseSyntax[];
  /** Of what it allows, not these. */
  readonly allowsNot: readonly ClauseSyntax[];
  /** How many points of what it allows, by battle size. */
  readonly allowsUpTo: readonly { readonly battleSize: string; readonly points: number }[];
  readonly warlord: readonly { readonly kind: 'cannot' | 'must'; readonly models: ClauseSyntax }[];
  readonly mayBeWarlord: readonly ClauseSyntax[];
  /** Sentences about the army that were not understood. */
  readonly unread: number;
}

export interface GrantText {
  readonly to: ClauseSyntax;
  readonly keywords: readonly ClauseSyntax[];
  /** The player chooses which of them gain it. */
  readonly chosen?: true;
  /** Only with such a Warlord. */
  readonly ifWarlord?: ClauseSyntax;
}

type Draft = {
  -readonly [Key in keyof ArmyText]: ArmyText[Key] extends readonly (infer Item)[] ? Item[] : ArmyText[Key];
} & { selected: ClauseSyntax | null };

/** Sentences that decide what may be in the army, or what a unit of it is. Others of the same rule speak of the battle. */
const ABOUT_MUSTERING =
  /\b(?:units?|models?)\b[^.]*\b(?:gains?|have|has)\b[^.]*\b(?:Battleline|Character)\b[^.]*\bkeyword|(?:can|cannot|must) include\b|\bmust be your Warlord|\bcan be your Warlord|^When mustering\b/i;
const NOT_MUSTERING =
  /as if they had|each time|^\W*designer|^If this causes your army to exceed|\bcan only be attached\b|\bembark|must increase the points cost/i;

export function readArmyText(text: string): ArmyText | null {
  const draft: Draft = {
    grants: [],
    forbids: [],
    requires: [],
    allows: [],
    allowsNot: [],
    allowsUpTo: pointsBySize(text),
    warlord: [],
    mayBeWarlord: [],
    unread: 0,
    selected: null,
  };
  for (const sentence of sentencesOf(text)) {
    const plain = sentence.replace(/^[-•■*\s]+|[*\s]+$/g, '');
    const read = READERS.some((reader) => reader(plain, draft));
    if (!read && ABOUT_MUSTERING.test(plain) && !NOT_MUSTERING.test(plain)) draft.unread += 1;
  }
  const { selected: _, ...found } = draft;
  const { allowsUpTo, ...said } = found;
  const speaks = Object.values(said).some((part) => (typeof part === 'number' ? part > 0 : part.length > 0));
  return speaks ? { ...said, allowsUpTo: said.allows.length > 0 ? allowsUpTo : [] } : null;
}

/** "Incursion: Up to 250 pts", one line each. */
function pointsBySize(text: string): { battleSize: string; points: number }[] {
  return [...text.matchAll(/\b(Incursion|Strike Force|Onslaught): Up to (\d+) ?p(?:oin)?ts\b/gi)].map((match) => ({
    battleSize: match[1] ?? '',
    points: Number(match[2]),
  }));
}

type Reader = (sentence: string, draft: Draft) => boolean;

const GAINS =
  /^(?:If an? (.+?) models? from your army is your Warlord, )?(.+?) (?:units?|models?)( \(excluding [^)]*\))? (?:from|in) your? army( \(excluding [^)]*\))? (?:gains?|have|has) the (.+?) keywords?\b/i;

function readGrant(sentence: string, draft: Draft): boolean {
  const match = GAINS.exec(sentence);
  if (!match) return false;
  const to = listIn(`${match[2] ?? ''} units ${match[3] ?? match[4] ?? ''}`);
  const keywords = keywordsIn(match[5]);
  const ifWarlord = listIn(match[1]);
  if (!to || !keywords || (match[1] !== undefined && !ifWarlord)) return false;
  draft.grants.push({ to, keywords, ...(ifWarlord ? { ifWarlord } : {}) });
  return true;
}

/** "the TYRANID WARRIORS and BATTLELINE keywords": both of them. */
function keywordsIn(text: string | undefined): readonly ClauseSyntax[] | null {
  const parts = (text ?? '').split(/,| and /).map((part) => listIn(part.trim()));
  const keywords = parts.filter((part) => part !== null);
  return keywords.length === parts.length && keywords.length > 0 ? keywords : null;
}

const SELECTED =
  /^(?:In the Muster Armies step,? |When mustering your army,? )?(?:you can )?select (?:up to )?(?:one or more |an? )?(?:\d+ |one |two |three )?(.+?) (?:units?|models?) from your army(?: to gain the (.+?) keyword)?\.?$/i;
const THOSE = /^(?:Until the end of the battle, )?(?:those|the selected) (?:units|models) (?:gain|have) the (.+?) keyword\.?$/i;

/** "Select up to two X units. The selected units gain the Y keyword." */
function readChoice(sentence: string, draft: Draft): boolean {
  const match = SELECTED.exec(sentence);
  const to = listIn(match?.[1]);
  if (match && to) {
    const keywords = match[2] === undefined ? null : keywordsIn(match[2]);
    if (keywords) draft.grants.push({ to, keywords, chosen: true });
    draft.selected = to;
    return match[2] === undefined || keywords !== null;
  }
  const keywords = keywordsIn(THOSE.exec(sentence)?.[1]);
  if (!keywords || !draft.selected) return false;
  draft.grants.push({ to: draft.selected, keywords, chosen: true });
  return true;
}

const REQUIRES = /^Your army must include (?:at least )?(\d+|one|two|three)(?: or more)? (.+?) (?:units?|models?)\.?$/i;
const FORBIDS = /^(?:You|Your army) cannot include (?:any )?(.+?) (?:units?|models?)(?: in your army)?\.?$/i;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

function readRestriction(sentence: string, draft: Draft): boolean {
  const required = REQUIRES.exec(sentence);
  const units = listIn(required?.[2]);
  if (required && units) {
    const stated = required[1] ?? '';
    draft.requires.push({ units, atLeast: NUMBERS[stated.toLowerCase()] ?? Number(stated) });
    return true;
  }
  const forbidden = listIn(FORBIDS.exec(sentence)?.[1]);
  if (forbidden) draft.forbids.push(forbidden);
  return forbidden !== null;
}

const ALLOWS =
  /^(?:If your Army Faction is [^,]+, )?You can include (.+?) units?( \(excluding [^)]*\))? in your army(?:, even though they do not have the .+? (?:Faction )?keyword)?\.?$/i;
const ALLOWS_LIST = /^You can include (?:up to \w+ of each of )?the following (?:.+ )?(?:units|models) in your army: (.+?)\.?$/i;
const ALLOWS_NOT = /^You cannot include units with any of the following keywords in your army using this rule: (.+?)\.?$/i;

function readAllies(sentence: string, draft: Draft): boolean {
  const excepted = listIn(ALLOWS_NOT.exec(sentence)?.[1]);
  if (excepted) draft.allowsNot.push(excepted);
  if (excepted) return true;
  if (/^The combined points (?:cost|value) of /i.test(sentence) && draft.allowsUpTo.length > 0) return true;
  const listed = listIn(ALLOWS_LIST.exec(sentence)?.[1]);
  const named = ALLOWS.exec(sentence);
  const allowed = listed ?? (named && listIn(`${named[1] ?? ''} units${named[2] ?? ''}`));
  if (allowed) draft.allows.push(allowed);
  return allowed !== null;
}

const NO_WARLORD =
  /^No (.+?) models? (?:from your army|included in your army in this way) can be your Warlord(?:,? and they cannot be given Enhancements)?\.?$/i;
const MUST_INCLUDE = /^You must include (.+?) in your army, and one of those models must be your Warlord\.?$/i;
const MUST_BE = /^An? (.+?) model must be your Warlord\b/i;
const CAN_BE = /^(.+?) loses (?:the )?.+? rule and can be your Warlord\.?$/i;

function readWarlord(sentence: string, draft: Draft): boolean {
  const before = draft.warlord.length;
  const add = (kind: 'cannot' | 'must', models: ClauseSyntax | null): void => {
    if (models) draft.warlord.push({ kind, models });
  };
  const included = listIn(MUST_INCLUDE.exec(sentence)?.[1]);
  if (included) draft.requires.push({ units: included, atLeast: 1 });
  add('must', included);
  add('must', listIn(MUST_BE.exec(sentence)?.[1]));
  add('cannot', listIn(NO_WARLORD.exec(sentence)?.[1]));
  const can = listIn(CAN_BE.exec(sentence)?.[1]);
  if (can) draft.mayBeWarlord.push(can);
  return can !== null || draft.warlord.length > before;
}

const READERS: readonly Reader[] = [readGrant, readChoice, readRestriction, readAllies, readWarlord];
