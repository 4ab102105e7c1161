import { createHash } from 'node:crypto';
import { noProseFacts, type ProseFacts } from '#muster/importers';

type FactList = Exclude<keyof ProseFacts, 'read'>;
type FactOf<List extends FactList> = ProseFacts[List] extends ReadonlyMap<string, infer Fact> ? Fact : never;

/** A part of the facts in their stored form. */
type StoredFacts = { readonly [List in FactList]?: readonly (readonly [id: string, fact: FactOf<List>])[] };

const LISTS: Readonly<Record<FactList, true>> = {
  leaders: true,
  attached: true,
  transports: true,
  bearers: true,
  warlords: true,
  armies: true,
  reserves: true,
  severalLeaders: true,
  saves: true,
  coreAbilities: true,
};

/** Number of texts that the facts are divided into, so that a changed fact changes only one text. */
const BUCKETS = 256;

/** The facts as texts to be stored by content; an empty list if no rules text was read. */
export function factsToTexts(facts: ProseFacts): readonly string[] {
  if (!facts.read) return [];
  const buckets = Array.from({ length: BUCKETS }, (): Record<string, [string, unknown][]> => ({}));
  for (const list of Object.keys(LISTS).filter(isFactList)) {
    for (const [id, fact] of [...facts[list]].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const bucket = buckets[bucketOf(id)] ?? {};
      (bucket[list] ??= []).push([id, fact]);
    }
  }
  const texts = buckets.filter((bucket) => Object.keys(bucket).length > 0).map((bucket) => JSON.stringify(bucket));
  return texts.length > 0 ? texts : ['{}'];
}

/** The facts from their stored texts, or `noProseFacts` if there are none. */
export function textsToFacts(texts: readonly string[]): ProseFacts {
  if (texts.length === 0) return noProseFacts;
  const stored = texts.map((text): unknown => JSON.parse(text)).filter(isStoredFacts);
  return {
    read: true,
    leaders: new Map(stored.flatMap(({ leaders }) => leaders ?? [])),
    attached: new Map(stored.flatMap(({ attached }) => attached ?? [])),
    transports: new Map(stored.flatMap(({ transports }) => transports ?? [])),
    bearers: new Map(stored.flatMap(({ bearers }) => bearers ?? [])),
    warlords: new Map(stored.flatMap(({ warlords }) => warlords ?? [])),
    armies: new Map(stored.flatMap(({ armies }) => armies ?? [])),
    reserves: new Map(stored.flatMap(({ reserves }) => reserves ?? [])),
    severalLeaders: new Map(stored.flatMap(({ severalLeaders }) => severalLeaders ?? [])),
    saves: new Map(stored.flatMap(({ saves }) => saves ?? [])),
    coreAbilities: new Map(stored.flatMap(({ coreAbilities }) => coreAbilities ?? [])),
  };
}

function isFactList(name: string): name is FactList {
  return Object.hasOwn(LISTS, name);
}

/** The individual facts were validated when they were read from the rules text, and the store returns them unchanged. */
function isStoredFacts(value: unknown): value is StoredFacts {
  return (
    typeof value === 'object' && value !== null && Object.entries(value).every(([name, list]) => isFactList(name) && Array.isArray(list))
  );
}

function bucketOf(id: string): number {
  return createHash('sha1').update(id).digest().readUInt32BE() % BUCKETS;
}
