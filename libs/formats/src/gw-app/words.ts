import { keywordKey } from '#muster/catalogue';

/** The app's fixed words in its export languages, normalised with `keywordKey`: without case, accents and apostrophes. */
interface Words {
  readonly battleSizes: readonly string[];
  readonly sections: readonly string[];
  readonly warlord: readonly string[];
  readonly enhancement: readonly string[];
  readonly attachedAs: readonly string[];
  readonly roles: Readonly<Record<Role, readonly string[]>>;
  readonly detachmentPoints: readonly string[];
  readonly forceDisposition: readonly string[];
  readonly dispositions: readonly string[];
  /** How remarks of the app about a datasheet begin. They tell what a detachment's rule does, and state nothing. */
  readonly remarks: readonly string[];
  readonly footer: readonly string[];
}

const english: Words = {
  battleSizes: ['combat patrol', 'incursion', 'strike force', 'onslaught', 'boarding patrol'],
  sections: [
    ...['attached units', 'attach units', 'unattached units', 'non attached units', 'non attach units'],
    'characters',
    'epic heroes',
    'battleline',
    'dedicated transports',
    'other datasheets',
    'fortifications',
    'allied units',
    'line',
    'others',
    'other',
    ...['character', 'epic hero', 'dedicated transport', 'fortification', 'infantry', 'vehicle', 'monster', 'beast', 'mounted', 'swarm'],
    ...['hq', 'troops', 'elites', 'fast attack', 'heavy support', 'flyer', 'flyers', 'lord of war', 'lords of war', 'no force org slot'],
  ],
  warlord: ['warlord'],
  enhancement: ['enhancement', 'enhancements'],
  attachedAs: ['attached as'],
  roles: { leader: ['leader'], support: ['support'], bodyguard: ['bodyguard'] },
  detachmentPoints: ['detachment points', 'detachment point'],
  forceDisposition: ['force disposition', 'force dispositions'],
  dispositions: ['purge the foe', 'take and hold', 'reconnaissance', 'priority assets', 'disruption'],
  remarks: ['this datasheet also has the'],
  footer: ['exported with app version'],
};

const french: Words = {
  battleSizes: ['patrouille de combat', 'incursion', 'force de frappe', 'assaut'],
  sections: [
    'unites attachees',
    'personnages',
    'ligne',
    'transport assigne',
    'transports assignes',
    'autres fiches techniques',
    'unites alliees',
  ],
  warlord: ['seigneur de guerre'],
  enhancement: ['optimisation', 'optimisations'],
  attachedAs: ['attachee en tant que', 'attache en tant que'],
  roles: { leader: ['meneur'], support: ['soutien', 'appui'], bodyguard: ['gardes du corps', 'garde du corps'] },
  detachmentPoints: ['points de detachement', 'point de detachement'],
  forceDisposition: ['dispositions des forces', 'disposition des forces'],
  dispositions: ['eliminez ladversaire', 'prendre et tenir', 'reconnaissance', 'atouts prioritaires', 'perturbation'],
  remarks: ['cette fiche technique a egalement le mot-cle'],
  footer: ['exporte avec la version de lappli'],
};

export type Language = 'en' | 'fr';
export type FixedWord = Exclude<keyof Words, 'roles'>;

const languages: readonly (readonly [Language, Words])[] = [
  ['en', english],
  ['fr', french],
];

/** All bits of `letterBit`. */
const ANY_LETTER = -1;

/** The bit of the letter of ASCII with which the text begins, in either case. All bits if it begins with another sign, which a key may lack. */
function letterBit(text: string): number {
  const letter = (text.charCodeAt(0) | 32) - 97;
  return letter >= 0 && letter < 26 ? 1 << letter : ANY_LETTER;
}

/** The words of a kind in all languages, and the bits of the letters with which they begin. */
interface KnownWords {
  readonly words: ReadonlySet<string>;
  readonly letters: number;
}

function inAll(kind: FixedWord): KnownWords {
  const words = languages.flatMap(([, own]) => own[kind]);
  return { words: new Set(words), letters: words.reduce((letters, word) => letters | letterBit(word), 0) };
}

const known: Readonly<Record<FixedWord, KnownWords>> = {
  battleSizes: inAll('battleSizes'),
  sections: inAll('sections'),
  warlord: inAll('warlord'),
  enhancement: inAll('enhancement'),
  attachedAs: inAll('attachedAs'),
  detachmentPoints: inAll('detachmentPoints'),
  forceDisposition: inAll('forceDisposition'),
  dispositions: inAll('dispositions'),
  remarks: inAll('remarks'),
  footer: inAll('footer'),
};

/** No fixed word contains these, and none of them is left out of a key. Most lines of a list have one. */
const IN_NO_WORD = /[\d,:;()[\]]/;

/** Most words of a list begin with other letters, and need no key. */
const mayBegin = (kind: FixedWord, text: string): boolean => (known[kind].letters & letterBit(text)) !== 0;

export const isWord = (kind: FixedWord, text: string): boolean =>
  mayBegin(kind, text) && !IN_NO_WORD.test(text) && known[kind].words.has(keywordKey(text));

export function mentionsWord(kind: FixedWord, text: string): boolean {
  const key = keywordKey(text);
  return languages.some(([, words]) => words[kind].some((word) => key.includes(word)));
}

export function beginsWithWord(kind: FixedWord, text: string): boolean {
  if (!mayBegin(kind, text)) return false;
  const key = keywordKey(text);
  return languages.some(([, words]) => words[kind].some((word) => key.startsWith(word)));
}

export type Role = 'leader' | 'support' | 'bodyguard';

/** The role from `Leader (Character)` or `Bodyguard ()`: the words before the brackets. */
export function roleOf(text: string): Role | null {
  const key = keywordKey(text.split('(')[0] ?? '');
  for (const [, { roles }] of languages) {
    if (roles.leader.includes(key)) return 'leader';
    if (roles.support.includes(key)) return 'support';
    if (roles.bodyguard.includes(key)) return 'bodyguard';
  }
  return null;
}

const attachedUnitWords: ReadonlySet<string> = new Set(['attached unit', 'attach unit', 'unite attachee', 'unite assignee']);

/** Part of each of these words, or a letter that may have lost an accent in the key. */
const mayBeAttached = /[Aa](?:[Tt]{2}|[Ss]{2})|[^\0-\x7f]/;

/** The number of the group from `Attached Unit 3` or `Unité 3 Attachée`; null for any other line. */
export function attachedUnitNumber(text: string): number | null {
  if (!mayBeAttached.test(text)) return null;
  const key = keywordKey(text);
  if (!key.includes('attach') && !key.includes('assign')) return null;
  const words = key.split(' ');
  const number = words.find((word) => Number.isInteger(Number(word)) && word.length <= 3);
  const rest = words.filter((word) => word !== number).join(' ');
  return number !== undefined && attachedUnitWords.has(rest) ? Number(number) : null;
}

export function languageOfSize(name: string): Language | null {
  const key = keywordKey(name);
  return languages.find(([, words]) => words.battleSizes.includes(key))?.[0] ?? null;
}
