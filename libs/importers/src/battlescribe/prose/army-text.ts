import { readChoice, readGrant, readKeywordChoice } from './army-grants.js';
import { readAllies, readRestriction, readShared, readWarlord } from './army-restrictions.js';
import type { ArmyDraft, ArmyText, ReadArmySentence } from './army-text.types.js';
import { readUnreadBan } from './unread-ban.js';
import { sentencesOf } from './sentences.js';

const READERS: readonly ReadArmySentence[] = [
  readGrant,
  readChoice,
  readKeywordChoice,
  readShared,
  readRestriction,
  readAllies,
  readWarlord,
];

/**
 * Matches sentences that decide which units the army may include, or what they count as. Other sentences of the same rule concern the
 * battle.
 */
const ABOUT_MUSTERING =
  /\bfrom your? army\b[^.]*\b(?:gains?|have|has) the [^.]*\bkeyword|\b(?:gains?|have|has)\b[^.]*\b(?:Battleline|Character)\b[^.]*\bkeyword|\b(?:can|cannot|must) include\b|\b(?:must|can|cannot) be your Warlord|^When mustering\b|\bcan only (?:be attached|embark)\b|\byou cannot select the\b[^.]*\bkeyword\b|\bfor that unit to gain\b/i;
const NOT_MUSTERING = /as if they had|\bkeywords? while\b|^\W*designer|^If this causes your army to exceed|must increase the points cost/i;

const OF_THE_BATTLE = /^(?:each time|at the (?:start|end) of|in your|while|until the (?:start|end) of your)\b/i;

export function readArmyText(text: string): ArmyText | null {
  const draft: ArmyDraft = {
    grants: [],
    chooses: [],
    shares: [],
    forbids: [],
    forbidsOthers: [],
    requires: [],
    atMost: [],
    allows: [],
    allowsNot: [],
    allowsUpTo: pointsBySize(text),
    warlord: [],
    mayBeWarlord: [],
    gainsUnlisted: [],
    unreadBans: [],
    unread: 0,
    selected: null,
  };
  for (const sentence of sentencesOf(text)) {
    const plain = sentence.replace(/^[-•■*\s]+|[*'\s]+$/g, '');
    if (OF_THE_BATTLE.test(plain)) continue;
    const read = READERS.some((reader) => reader(plain, draft));
    if (read || !ABOUT_MUSTERING.test(plain) || NOT_MUSTERING.test(plain)) continue;
    const ban = readUnreadBan(plain);
    if (ban) draft.unreadBans.push(ban);
    else draft.unread += 1;
  }
  const { selected: _, ...found } = draft;
  const { allowsUpTo, ...said } = found;
  const speaks = Object.values(said).some((part) => (typeof part === 'number' ? part > 0 : part.length > 0));
  return speaks ? { ...said, allowsUpTo: said.allows.length > 0 ? allowsUpTo : [] } : null;
}

/** Reads lines such as "Incursion: Up to 250 pts". */
const BATTLE_SIZES = ['Incursion', 'Strike Force', 'Onslaught'];

/** The limit for each battle size, or the same one for all: "cannot exceed 500 points". */
function pointsBySize(text: string): { battleSize: string; points: number }[] {
  const [, flat] = /\bcombined points (?:cost|value) of such units cannot exceed (\d{2,4}) (?:points|pts)\b/i.exec(text) ?? [];
  if (flat !== undefined) return BATTLE_SIZES.map((battleSize) => ({ battleSize, points: Number(flat) }));
  return [...text.matchAll(/\b(Incursion|Strike Force|Onslaught): Up to (\d+) ?p(?:oin)?ts\b/gi)].map((match) => ({
    battleSize: match[1] ?? '',
    points: Number(match[2]),
  }));
}
