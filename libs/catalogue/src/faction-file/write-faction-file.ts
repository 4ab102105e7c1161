import type { DataFile } from '#muster/battlescribe';
import type { Alias } from '../aliases/alias.js';
import type { Faction } from '../entries.js';
import type { ReleaseData } from '../release-data.js';
import { FACTION_FILE_FORMAT, type FactionFile, type RecordedVersion } from './faction-file.js';
import { idsMentioned, outlineOfFile } from './outline-of-file.js';
import { outlineOfDatasheet } from './outline-of-datasheet.js';

/** What is taught and recorded for an edition beside its releases. */
export interface Taught {
  readonly aliases: readonly Alias[];
  readonly dataVersions: readonly RecordedVersion[];
}

/** The part of a release that lists of one faction need. Without a faction, all catalogues are outlines: enough to tell armies apart. */
export function factionFile(data: ReleaseData, faction: Faction | null, { aliases, dataVersions }: Taught): FactionFile {
  const { release, readModel } = data;
  const complete = faction === null ? new Set<DataFile>() : filesOf(faction, data.files);
  const mentioned = new Set([...complete].flatMap((file) => [...idsMentioned(file)]));
  const datasheets = new Set(readModel.datasheets.map(({ id }) => id));
  const held = new Set([...complete].map(({ id }) => id));
  const factionIds = new Set(readModel.factions.flatMap(({ id, catalogueId }) => (held.has(catalogueId) ? [id] : [])));
  const outlined = new Set(
    readModel.datasheets.filter(({ factions }) => !factions.some(({ factionId }) => factionIds.has(factionId))).map(({ id }) => id),
  );
  return {
    format: FACTION_FILE_FORMAT,
    release,
    factionIds: [...factionIds],
    files: data.files.map((file) => (complete.has(file) ? file : outlineOfFile(file, mentioned, datasheets))),
    outlinedFiles: data.files.flatMap((file) => (complete.has(file) ? [] : [file.id])),
    readModel: {
      ...readModel,
      datasheets: readModel.datasheets.map((datasheet) => (outlined.has(datasheet.id) ? outlineOfDatasheet(datasheet) : datasheet)),
    },
    outlinedDatasheets: [...outlined],
    aliases,
    dataVersions,
  };
}

/** The faction's catalogue, everything that it links to, and the game system. */
function filesOf({ catalogueId }: Faction, files: readonly DataFile[]): ReadonlySet<DataFile> {
  const byId = new Map(files.map((file) => [file.id, file]));
  const own = byId.get(catalogueId);
  const found = new Set<DataFile>([...files.filter(({ kind }) => kind === 'gameSystem'), ...(own === undefined ? [] : [own])]);
  for (const file of found) {
    for (const { targetId } of file.catalogueLinks ?? []) {
      const target = byId.get(targetId);
      if (target) found.add(target);
    }
  }
  return found;
}
