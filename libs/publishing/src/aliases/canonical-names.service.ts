import { Injectable } from '@nestjs/common';
import { ClosestNames, exactKey, looseKey, type Aliases, type AliasKind } from '#muster/catalogue';
import { CatalogueRepository, KnownAliasesService, ReleaseRepository, type EntryKind, type StoredRelease } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import { LRUCache } from 'lru-cache';

/** A name of the data that an unknown name may mean. */
export interface Candidate {
  readonly name: string;
  /** How alike the two names are, up to 1. */
  readonly likeness: number;
  /** The entry in the newest release. Null for models and wargear, which are not entries. */
  readonly entry: { readonly kind: EntryKind; readonly releaseId: string; readonly id: string } | null;
}

/** What `knownAs` found: the data's spelling, or the nearest names. */
export type KnownAs = { readonly name: string } | { readonly near: readonly string[] };

const ENTRY_KIND: Readonly<Partial<Record<AliasKind, EntryKind>>> = {
  faction: 'faction',
  detachment: 'detachment',
  unit: 'datasheet',
  enhancement: 'enhancement',
  armyOption: 'armyOption',
};

const MOST_CANDIDATES = 5;
const MOST_NEAR = 3;
/** Names by their exact and loose keys. */
type NamesByKey = ReadonlyMap<string, string>;

interface NamePool {
  /** The release's names, and the names taught for them: a name may resemble one that is already known in its language. */
  readonly closest: ClosestNames;
  /** What a taught name means, in the release's spelling. */
  readonly meaningOf: ReadonlyMap<string, string>;
  readonly byKey: NamesByKey;
  readonly idOf: ReadonlyMap<string, string>;
}

/** The names that the data of an edition has, for which administrators teach others. */
@Injectable()
export class CanonicalNames {
  readonly #pools = new LRUCache<string, NamePool>({ max: 16 });
  readonly #editions = new LRUCache<string, NamesByKey>({ max: 16 });

  constructor(
    private readonly releases: ReleaseRepository,
    private readonly catalogue: CatalogueRepository,
    private readonly known: KnownAliasesService,
  ) {}

  /**
   * The data's spelling of a name, from the newest release if that has it, and otherwise from any release of the edition. Models and wargear
   * are taken as they are, because the read model does not name every option.
   */
  async knownAs(edition: EditionId, kind: AliasKind, name: string): Promise<KnownAs> {
    const entryKind = ENTRY_KIND[kind];
    if (entryKind === undefined) return { name };
    const releases = await this.releases.listPublished(edition);
    const [newest] = releases;
    const found =
      (newest === undefined ? undefined : spelled(name, (await this.#pool(newest, kind)).byKey)) ??
      spelled(name, await this.#namesOf(entryKind, releases));
    if (found !== undefined) return { name: found };
    const near = await this.candidates(edition, kind, name);
    return { near: near.slice(0, MOST_NEAR).map((one) => one.name) };
  }

  /** The names of the newest release that are nearest to an unknown name, the nearest first. */
  async candidates(edition: EditionId, kind: AliasKind, name: string): Promise<readonly Candidate[]> {
    const [newest] = await this.releases.listPublished(edition);
    if (newest === undefined) return [];
    const { closest, meaningOf, idOf } = await this.#pool(newest, kind);
    const entryKind = ENTRY_KIND[kind];
    const likeness = new Map<string, number>();
    for (const near of closest.to(name, 2 * MOST_CANDIDATES)) {
      const meant = meaningOf.get(near.name) ?? near.name;
      if (!likeness.has(meant)) likeness.set(meant, near.likeness);
    }
    return [...likeness].slice(0, MOST_CANDIDATES).map(([meant, how]) => {
      const one = { name: meant, likeness: how };
      const id = idOf.get(one.name);
      return { ...one, entry: entryKind === undefined || id === undefined ? null : { kind: entryKind, releaseId: newest.id, id } };
    });
  }

  /** The names of the releases by their keys. Published releases never change, so their ids tell whether others were added. */
  async #namesOf(kind: EntryKind, releases: readonly StoredRelease[]): Promise<NamesByKey> {
    const ids = releases.map(({ id }) => id);
    const key = `${kind} ${ids.join(' ')}`;
    const kept = this.#editions.get(key);
    if (kept) return kept;
    const made = byKeyOf(await this.catalogue.namesIn(kind, ids));
    this.#editions.set(key, made);
    return made;
  }

  async #pool(release: StoredRelease, kind: AliasKind): Promise<NamePool> {
    const { revision, aliases } = await this.known.get(release.edition);
    const key = `${release.id} ${kind} ${revision}`;
    const kept = this.#pools.get(key);
    if (kept) return kept;
    const entryKind = ENTRY_KIND[kind];
    const entries = entryKind === undefined ? [] : await this.catalogue.names(entryKind, release.id);
    const names = entryKind === undefined ? await this.catalogue.partNames(release.id, kind === 'model') : entries.map(({ name }) => name);
    const byKey = byKeyOf(names);
    const meaningOf = meaningsOf(aliases, kind, byKey);
    const made: NamePool = {
      closest: new ClosestNames([...names, ...meaningOf.keys()]),
      meaningOf,
      byKey,
      idOf: new Map(entries.map(({ name, id }) => [name, id])),
    };
    this.#pools.set(key, made);
    return made;
  }
}

/** The names taught for one thing of the release. A name taught for several things suggests none. */
function meaningsOf(aliases: Aliases, kind: AliasKind, byKey: NamesByKey): ReadonlyMap<string, string> {
  const taught = Map.groupBy(aliases.of(kind), ({ name }) => name);
  return new Map(
    [...taught].flatMap(([name, [only, ...others]]) => {
      const meant = only === undefined || others.length > 0 ? undefined : byKey.get(exactKey(only.means));
      return meant === undefined || byKey.has(exactKey(name)) ? [] : [[name, meant] as const];
    }),
  );
}

const byKeyOf = (names: readonly string[]): NamesByKey =>
  new Map([...names.map((name) => [looseKey(name), name] as const), ...names.map((name) => [exactKey(name), name] as const)]);

const spelled = (name: string, names: NamesByKey): string | undefined => names.get(exactKey(name)) ?? names.get(looseKey(name));
