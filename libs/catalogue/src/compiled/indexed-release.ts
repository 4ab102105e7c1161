import { costTypeId, rootOptions, type CompiledGame, type OptionView } from '#muster/battlescribe';
import type { ArmyOption, Datasheet, Detachment, Enhancement, Faction } from '../entries.js';
import type { ReleaseData } from '../release-data.js';
import { NO_ALIASES, type Aliases } from '../aliases/aliases.js';
import { keywordKey } from '../keywords.js';
import { ConfigurationIndex, type ChoicePath } from './configuration-index.js';
import { rootIdOf } from './definition-id.js';
import { plainWeapons } from './plain-weapons.js';
import { looseKey } from '../names/name-key.js';
import { NameIndex } from '../names/name-index.js';

/** The root options of one catalogue, by the first part of their ids, and the choices of its forces other than units. */
export interface CatalogueRoots {
  readonly byRootId: ReadonlyMap<string, OptionView>;
  readonly configuration: ConfigurationIndex;
  /** Whether the entry or group with this id is a detachment that a force of the catalogue can choose, or is where one is chosen. */
  readonly isDetachmentChoice: (definitionId: string) => boolean;
}

/** Entries by the ids that selections use. */
export interface EntriesById {
  /** By the id of the catalogue on which its forces are built. */
  readonly factions: ReadonlyMap<string, Faction>;
  readonly datasheets: ReadonlyMap<string, Datasheet>;
  readonly detachments: ReadonlyMap<string, Detachment>;
  readonly enhancements: ReadonlyMap<string, Enhancement>;
  readonly armyOptions: ReadonlyMap<string, ArmyOption>;
}

/** A release with indexes for looking up lists. It is built once, is immutable, and is shared by all checks. */
export interface IndexedRelease {
  readonly data: ReleaseData;
  readonly game: CompiledGame;
  readonly factions: NameIndex<Faction>;
  readonly datasheets: NameIndex<Datasheet>;
  readonly detachments: NameIndex<Detachment>;
  readonly enhancements: NameIndex<Enhancement>;
  readonly armyOptions: NameIndex<ArmyOption>;
  readonly byId: EntriesById;
  /** The names taught for the release's edition. */
  readonly aliases: Aliases;
  /** Id of the cost type for points. Null if the data has none. */
  readonly pointsTypeId: string | null;
  /** Ids of the cost types for Power Ratings and Command points (8th and 9th edition). Null if the data has none. */
  readonly powerTypeId: string | null;
  readonly commandTypeId: string | null;
  readonly roots: (catalogueId: string) => CatalogueRoots;
  /** Whether any datasheet has a Faction keyword with this key (`keywordKey`). */
  readonly isFactionKeyword: (key: string) => boolean;
  /** Whether any datasheet has a weapon whose name has this key (`looseKey`). */
  readonly isWeapon: (key: string) => boolean;
  /** Whether any datasheet has models whose name has this key (`looseKey`). */
  readonly isModel: (key: string) => boolean;
  /** Whether weapons whose name has this key (`looseKey`) are plain ones, such as fists or a hull. */
  readonly isPlainWeapon: (key: string) => boolean;
}

/** `game` is compiled from the release's files. The option tree of a catalogue is read when a list first needs it. */
export function indexRelease(data: ReleaseData, game: CompiledGame): IndexedRelease {
  const { factions, datasheets, detachments, enhancements, armyOptions } = data.readModel;
  const datasheetRoots = new Set(datasheets.flatMap((datasheet) => datasheet.factions.map(({ rootId }) => rootId)));
  const known = new Map<string, CatalogueRoots>();
  let factionKeywords: ReadonlySet<string> | null = null;
  let weapons: ReadonlySet<string> | null = null;
  let isPlain: ((key: string) => boolean) | null = null;
  let models: ReadonlySet<string> | null = null;
  return {
    data,
    game,
    factions: new NameIndex(factions),
    datasheets: new NameIndex(datasheets),
    detachments: new NameIndex(detachments),
    enhancements: new NameIndex(enhancements),
    armyOptions: new NameIndex(armyOptions),
    byId: {
      factions: new Map(factions.map((faction) => [faction.catalogueId, faction])),
      datasheets: mapOf(datasheets),
      detachments: mapOf(detachments),
      enhancements: mapOf(enhancements),
      armyOptions: mapOf(armyOptions),
    },
    aliases: NO_ALIASES,
    pointsTypeId: costTypeId('points', game.costTypes),
    powerTypeId: costTypeId('power', game.costTypes),
    commandTypeId: costTypeId('command', game.costTypes),
    roots(catalogueId) {
      const kept = known.get(catalogueId) ?? rootsOf(rootOptions(game, catalogueId), datasheetRoots, detachments);
      known.set(catalogueId, kept);
      return kept;
    },
    isFactionKeyword(key) {
      factionKeywords ??= new Set(datasheets.flatMap((datasheet) => datasheet.factionKeywords.map(keywordKey)));
      return factionKeywords.has(key);
    },
    isWeapon(key) {
      weapons ??= new Set(datasheets.flatMap((datasheet) => datasheet.weapons.map(({ name }) => looseKey(name))));
      return weapons.has(key);
    },
    isModel(key) {
      models ??= new Set(datasheets.flatMap((datasheet) => datasheet.models.map(({ name }) => looseKey(name))));
      return models.has(key);
    },
    isPlainWeapon: (key) => (isPlain ??= plainWeapons(datasheets))(key),
  };
}

function mapOf<T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function rootsOf(roots: readonly OptionView[], datasheetRoots: ReadonlySet<string>, detachments: readonly Detachment[]): CatalogueRoots {
  const byRootId = new Map(roots.map((root) => [rootIdOf(root.entryId), root]));
  const configuration = new ConfigurationIndex(roots.filter((root) => !datasheetRoots.has(rootIdOf(root.entryId))));
  let choices: ReadonlySet<string> | null = null;
  return {
    byRootId,
    configuration,
    isDetachmentChoice: (id) =>
      (choices ??= new Set(detachments.flatMap((detachment) => idsOn(configuration.choice(detachment.id))))).has(id),
  };
}

/** The ids of the entries on a path, and of the groups in which they are chosen. */
function idsOn(path: ChoicePath | null): readonly string[] {
  return (path ?? []).flatMap(({ definitionId, option: { group } }) =>
    group === null ? [definitionId] : [definitionId, group.blueprint.definition.id],
  );
}
