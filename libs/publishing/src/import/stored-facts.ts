import { createHash } from 'node:crypto';
import { noProseFacts, type ProseFacts } from '#muster/importers';

type FactList = Exclude<keyof ProseFacts, 'read'>;
type FactOf<List extends FactList> = ProseFacts[List] extends ReadonlyMap<string, infer Fact> ? Fact : never;

/** Some of the facts, as they are stored. */
type StoredFacts = { readonly [List in FactList]?: readonly (readonly [id: string, fact: FactOf<List>])[] };

const LISTS: Readonly<Record<FactList, true>> = {
  leaders: true,
  attached: true,
  transports: true,
  bearers: true,
  warlords: true,
  armies: true,
  reserves: true,
};

/** So many texts at most: a fact that changes changes one of them. */
const BUCKETS = 256;

/** Facts as texts to store by content; none where no prose was read. */
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

/** Facts that were stored; `noProseFacts` where none were. */
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
  };
}

function isFactList(name: string): name is FactList {
  return Object.hasOwn(LISTS, name);
}

/** The facts' own shapes were given when they were read out of prose; the store gives back what it was given. */
function isStoredFacts(value: unknown): value is StoredFacts {
  return (
    typeof value === 'object' && value !== null && Object.entries(value).every(([name, list]) => isFactList(name) && Array.isArray(list))
  );
}

function bucketOf(id: string): number {
  return createHash('sha1').update(id).digest().readUInt32BE() % BUCKETS;
}
