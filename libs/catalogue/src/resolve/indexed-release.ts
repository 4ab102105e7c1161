import { rootOptions, type CompiledGame, type OptionView } from '@muster/battlescribe';
import type { Datasheet, Detachment, Enhancement, Faction } from '../entries.js';
import type { ReleaseData } from '../release-data.js';
import { ConfigurationIndex } from './configuration-index.js';
import { exactKey } from './names/name-key.js';
import { NameIndex } from './names/name-index.js';

/** One catalogue's roots, found by the first part of their ids, and what a force of it configures. */
export interface CatalogueRoots {
  readonly byRootId: ReadonlyMap<string, OptionView>;
  readonly configuration: ConfigurationIndex;
}

/** A release made ready for resolving: built once, never changed, shared by all checks against it. */
export interface IndexedRelease {
  readonly data: ReleaseData;
  readonly game: CompiledGame;
  readonly factions: NameIndex<Faction>;
  readonly datasheets: NameIndex<Datasheet>;
  readonly detachments: NameIndex<Detachment>;
  readonly enhancements: NameIndex<Enhancement>;
  /** The cost type that points are counted in; null where the data have none. */
  readonly pointsTypeId: string | null;
  readonly roots: (catalogueId: string) => CatalogueRoots;
}

const pointsNames: ReadonlySet<string> = new Set(['pts', 'points']);

/** `game` is the release's files compiled; a catalogue's option tree is read when a list first asks for it. */
export function indexRelease(data: ReleaseData, game: CompiledGame): IndexedRelease {
  const { factions, datasheets, detachments, enhancements } = data.readModel;
  const datasheetRoots = new Set(datasheets.flatMap((datasheet) => datasheet.factions.map(({ rootId }) => rootId)));
  const known = new Map<string, CatalogueRoots>();
  return {
    data,
    game,
    factions: new NameIndex(factions),
    datasheets: new NameIndex(datasheets),
    detachments: new NameIndex(detachments),
    enhancements: new NameIndex(enhancements),
    pointsTypeId: game.costTypes.find(({ name }) => pointsNames.has(exactKey(name)))?.id ?? null,
    roots(catalogueId) {
      const kept = known.get(catalogueId) ?? rootsOf(rootOptions(game, catalogueId), datasheetRoots);
      known.set(catalogueId, kept);
      return kept;
    },
  };
}

function rootsOf(roots: readonly OptionView[], datasheetRoots: ReadonlySet<string>): CatalogueRoots {
  const byRootId = new Map(roots.map((root) => [rootIdOf(root), root]));
  return { byRootId, configuration: new ConfigurationIndex(roots.filter((root) => !datasheetRoots.has(rootIdOf(root)))) };
}

function rootIdOf(root: OptionView): string {
  return root.entryId.split('::')[0] ?? root.entryId;
}
