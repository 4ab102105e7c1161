import { exactKey, type AliasKind } from '#muster/catalogue';
import type { Sayable } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import type { SubjectReading } from '../read-subject.js';

/** A name that the release does not have, and what it should name. */
export interface NameNotFound {
  readonly kind: AliasKind;
  readonly name: string;
}

const LONGEST = 60;
const LEAST_TOLD = 4;
/** Number of names recorded for one list. */
const MOST = 60;

/** The kind for each word by which messages name the sought thing. */
const KIND_OF: Readonly<Record<string, AliasKind>> = {
  datasheet: 'unit',
  faction: 'faction',
  detachment: 'detachment',
  enhancement: 'enhancement',
  relic: 'armyOption',
  'psychic power': 'armyOption',
  Stratagem: 'armyOption',
  'Warlord Trait': 'armyOption',
};

/** The names of a list that were not found, each once and normalised with `exactKey`, without what may be a person's data. */
export function namesNotFound({ playerName, name }: Roster, said: readonly Sayable[]): readonly NameNotFound[] {
  const own = [playerName, name].flatMap((one) => (one === null || one === undefined || one === '' ? [] : [exactKey(one)]));
  const found = new Map<string, NameNotFound>();
  for (const reason of said) {
    const sought = nameSought(reason);
    const key = exactKey(sought?.name ?? '');
    if (sought !== null && isName(key) && !own.some((text) => isWithin(text, key)))
      found.set(`${sought.kind} ${key}`, { kind: sought.kind, name: key });
  }
  return [...found.values()].slice(0, MOST);
}

/** The name that a finding or review reason could not find, as the list writes it. Null if it is about something else. */
export function nameSought({ code, messageId, params }: Sayable): NameNotFound | null {
  const { kind: word, name } = params;
  const kind = code === 'UNRESOLVED_NAME' ? kindIn(messageId, String(word)) : null;
  return kind === null || typeof name !== 'string' ? null : { kind, name };
}

function kindIn(messageId: string, word: string): AliasKind | null {
  if (messageId === 'noSuchModel') return 'model';
  if (messageId === 'noSuchOption' || messageId === 'noSuchOptionNear') return 'wargear';
  return messageId === 'notFound' || messageId === 'notFoundNear' ? (KIND_OF[word] ?? null) : null;
}

/** Whether one text contains the other, unless the shorter one is so short that this means nothing. */
function isWithin(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return shorter === longer || (shorter.length >= LEAST_TOLD && longer.includes(shorter));
}

/** Rejects sentences, addresses and numbers, which a line that was misread may contain. */
function isName(text: string): boolean {
  return text.length <= LONGEST && /\p{L}{2}/u.test(text) && !/@|https?:|www\.|\d{6}/.test(text);
}

/** The language of a list whose format states it. Null if it does not. */
export function languageOf({ format: { dialect } }: Pick<SubjectReading, 'format'>): string | null {
  return /-(en|fr)$/.exec(dialect ?? '')?.[1] ?? null;
}
