import DataLoader from 'dataloader';
import type { CatalogueRepository, EntryKind, Leaders, StoredRelease } from '#muster/persistence';
import { presenterOf, type EntryTypeOf } from './present-entry.js';

type ById = { readonly [Kind in EntryKind]: Map<string, DataLoader<string, EntryTypeOf[Kind] | null>> };

/** Loads the entries that one request refers to, with one read per kind and release however many references there are. */
export class EntryLoader {
  readonly #catalogue: CatalogueRepository;
  readonly #byId: ById = { faction: new Map(), datasheet: new Map(), detachment: new Map(), enhancement: new Map(), armyOption: new Map() };
  readonly #ofDetachment = new Map<string, DataLoader<string, readonly EntryTypeOf['enhancement'][]>>();

  constructor(catalogue: CatalogueRepository) {
    this.#catalogue = catalogue;
  }

  /** Returns null if the release does not have an entry with this id. */
  load<Kind extends EntryKind>(kind: Kind, of: StoredRelease, id: string): Promise<EntryTypeOf[Kind] | null> {
    return kept(this.#byId[kind], of.id, () => this.#loaderById(kind, of)).load(id);
  }

  /** Returns the entries in the order of the ids and skips those that the release does not have. */
  async loadMany<Kind extends EntryKind>(kind: Kind, of: StoredRelease, ids: readonly string[]): Promise<readonly EntryTypeOf[Kind][]> {
    const found = await Promise.all(ids.map((id) => this.load(kind, of, id)));
    return found.filter((entry) => entry !== null);
  }

  /** The first entry with exactly this name, as reports and summaries give names. Null if the release does not have one. */
  async loadNamed<Kind extends EntryKind>(kind: Kind, of: StoredRelease, name: string): Promise<EntryTypeOf[Kind] | null> {
    const known = (await this.#catalogue.names(kind, of.id)).find((entry) => entry.name === name);
    return known ? this.load(kind, of, known.id) : null;
  }

  /** The datasheets that `choose` picks from those that lead or are led, by name. */
  async loadLeaders(of: StoredRelease, choose: (leaders: Leaders) => readonly string[]): Promise<readonly EntryTypeOf['datasheet'][]> {
    const found = await this.loadMany('datasheet', of, choose(await this.#catalogue.leaders(of.id)));
    return found.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  }

  enhancementsOf(of: StoredRelease, detachmentId: string): Promise<readonly EntryTypeOf['enhancement'][]> {
    return kept(this.#ofDetachment, of.id, () => this.#loaderOfDetachments(of)).load(detachmentId);
  }

  #loaderById<Kind extends EntryKind>(kind: Kind, of: StoredRelease): DataLoader<string, EntryTypeOf[Kind] | null> {
    const present = presenterOf(kind, of);
    return new DataLoader(async (ids: readonly string[]) => {
      const entries = await this.#catalogue.findMany(kind, of.id, ids);
      return entries.map((entry) => entry && present(entry));
    });
  }

  #loaderOfDetachments(of: StoredRelease): DataLoader<string, readonly EntryTypeOf['enhancement'][]> {
    const present = presenterOf('enhancement', of);
    return new DataLoader(async (ids: readonly string[]) => {
      const lists = await this.#catalogue.listMany(
        'enhancement',
        of.id,
        ids.map((detachment) => ({ detachment })),
      );
      return lists.map((list) => list.map(present));
    });
  }
}

function kept<Loader>(loaders: Map<string, Loader>, key: string, make: () => Loader): Loader {
  const known = loaders.get(key);
  if (known) return known;
  const made = make();
  loaders.set(key, made);
  return made;
}
