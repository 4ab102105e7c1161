import type { ProseOwner, ProsePlace, ProseVisitor } from '#muster/battlescribe';
import { plainText } from '#muster/catalogue';
import { readArmyText } from './army-text.js';
import type { ArmyText } from './army-text.types.js';
import { readBearerText, type BearerText } from './bearer-text.js';
import { readCoreAbilityText, type CoreAbilityText } from './abilities/core-ability-text.js';
import { readAttachText, readLeaderText, type AttachText } from './leader-text.js';
import type { LeaderText } from './leader-text.types.js';
import { readReservesText, type ReservesText } from './reserves-text.js';
import { readSaveText, type SaveText } from './abilities/save-text.js';
import { readTransportText } from './transport/transport-text.js';
import type { TransportText } from './transport/transport-text.types.js';
import { readWarlordText, type WarlordText } from './warlord-text.js';

/**
 * The structured form of facts that a data set states only in its rules text, keyed by the id of the profile or rule. They contain names,
 * not ids.
 */
export interface ProseFacts {
  /** False if no text was read. A missing fact then has no meaning. */
  readonly read: boolean;
  readonly leaders: ReadonlyMap<string, LeaderText>;
  readonly attached: ReadonlyMap<string, AttachText>;
  readonly transports: ReadonlyMap<string, TransportText>;
  readonly bearers: ReadonlyMap<string, BearerText>;
  readonly warlords: ReadonlyMap<string, WarlordText>;
  readonly armies: ReadonlyMap<string, ArmyText>;
  readonly reserves: ReadonlyMap<string, ReservesText>;
  /** Texts that can allow several Leaders to be attached to the unit that has them. */
  readonly severalLeaders: ReadonlyMap<string, true>;
  readonly saves: ReadonlyMap<string, readonly SaveText[]>;
  /** Core abilities with their numbers, by the text that grants them. */
  readonly coreAbilities: ReadonlyMap<string, readonly CoreAbilityText[]>;
}

export const noProseFacts: ProseFacts = {
  read: false,
  leaders: new Map(),
  attached: new Map(),
  transports: new Map(),
  bearers: new Map(),
  warlords: new Map(),
  armies: new Map(),
  reserves: new Map(),
  severalLeaders: new Map(),
  saves: new Map(),
  coreAbilities: new Map(),
};

export interface ProseCollector {
  /** Pass this to the reader of each file. It keeps structure and numbers, but no text. */
  readonly visit: ProseVisitor;
  /** The facts of all files read so far. */
  readonly facts: ProseFacts;
}

/** Collects the facts that the data states only in rules text. Use one collector for all files of a data set. */
export function collectProseFacts(): ProseCollector {
  const facts = {
    read: true,
    leaders: new Map<string, LeaderText>(),
    attached: new Map<string, AttachText>(),
    transports: new Map<string, TransportText>(),
    bearers: new Map<string, BearerText>(),
    warlords: new Map<string, WarlordText>(),
    armies: new Map<string, ArmyText>(),
    reserves: new Map<string, ReservesText>(),
    severalLeaders: new Map<string, true>(),
    saves: new Map<string, readonly SaveText[]>(),
    coreAbilities: new Map<string, readonly CoreAbilityText[]>(),
  };
  const visit = (text: string, place: ProsePlace): void => {
    if (place.kind !== 'characteristic' && place.kind !== 'rule') return;
    // Some data gives a characteristic an id of its own, but the facts belong to its profile.
    const owner = place.owners.findLast(({ element }) => element !== 'characteristic');
    if (owner && (statesCapacity(place) || INVULNERABLE.test(owner.name) || SPEAKS_OF.some((pattern) => pattern.test(text))))
      readInto(facts, owner, plainText(text).trim());
  };
  return { visit, facts };
}

/** "You can attach up to two Leader units to it instead of one" is a clause of the unit that they are attached to. */
const SEVERAL_LEADERS = /\bup to (?:two|three) Leader units\b/i;

/** A profile of that name may contain only the roll. */
const INVULNERABLE = /\binvulnerable\b/i;

/** Patterns of texts that are relevant to lists. Most texts match none of them and are skipped. */
const SPEAKS_OF = [
  /\battached?\s+to\b|\bcan\s+(lead|join)\b/i,
  /transport\s+capacity|can\s+transport/i,
  /\bonly\b/i,
  /warlord/i,
  /\byour\s+army\b/i,
  /\bcount(?:ed)?\s+towards\b/i,
  /\binvulnerable\s+save\b/i,
  /\b(?:Deadly Demise|Feel No Pain|Firing Deck|Scouts) [\dD]|\b\d\+ Feel No Pain\b/,
  SEVERAL_LEADERS,
];

/** A separate capacity profile may state only the models, without a sentence. */
function statesCapacity({ typeName, name }: ProsePlace): boolean {
  return typeName === 'Transport' && name === 'Capacity';
}

type Mutable<Facts> = { [Key in keyof Facts]: Facts[Key] extends ReadonlyMap<string, infer Fact> ? Map<string, Fact> : Facts[Key] };

function readInto(facts: Mutable<ProseFacts>, { id, name }: ProseOwner, text: string): void {
  put(facts.leaders, id, readLeaderText(text, name));
  put(facts.attached, id, readAttachText(text));
  put(facts.transports, id, readTransportText(text));
  put(facts.bearers, id, readBearerText(text));
  put(facts.warlords, id, readWarlordText(text));
  put(facts.armies, id, readArmyText(text));
  put(facts.reserves, id, readReservesText(text));
  put(facts.severalLeaders, id, SEVERAL_LEADERS.test(text) ? true : null);
  put(facts.saves, id, readSaveText(text, name));
  put(facts.coreAbilities, id, readCoreAbilityText(text));
}

function put<Fact>(facts: Map<string, Fact>, id: string, fact: Fact | null): void {
  if (fact !== null && !facts.has(id)) facts.set(id, fact);
}
