import type { DataFile } from '#muster/battlescribe';
import type { FactionFile } from './faction-file.js';

/** The parts that two files of the same release hold, as one. Throws if they are of different releases. */
export function joinFactionFiles(one: FactionFile, other: FactionFile): FactionFile {
  if (one.release.id !== other.release.id)
    throw new Error(`Files of one release are expected; these are of ${one.release.label} and ${other.release.label}.`);
  const [files, datasheets] = [
    outlinesOf(one.outlinedFiles, other.outlinedFiles),
    outlinesOf(one.outlinedDatasheets, other.outlinedDatasheets),
  ];
  const others = new Map(other.files.map((file) => [file.id, file]));
  const otherSheets = new Map(other.readModel.datasheets.map((datasheet) => [datasheet.id, datasheet]));
  return {
    ...one,
    factionIds: [...new Set([...one.factionIds, ...other.factionIds])],
    files: one.files.map((file) => {
      const there = others.get(file.id) ?? file;
      return files.inBoth.has(file.id) ? joinOutlines(file, there) : files.inFirst.has(file.id) ? there : file;
    }),
    outlinedFiles: [...files.inBoth],
    readModel: {
      ...one.readModel,
      datasheets: one.readModel.datasheets.map((sheet) =>
        datasheets.inFirst.has(sheet.id) ? (otherSheets.get(sheet.id) ?? sheet) : sheet,
      ),
    },
    outlinedDatasheets: [...datasheets.inBoth],
  };
}

/** The ids of outlines in the first file, and in both. */
function outlinesOf(first: readonly string[], second: readonly string[]) {
  const inFirst = new Set(first);
  return { inFirst, inBoth: new Set(second.filter((id) => inFirst.has(id))) };
}

function joinOutlines(one: DataFile, other: DataFile): DataFile {
  const categoryEntries = byId([...(one.categoryEntries ?? []), ...(other.categoryEntries ?? [])]);
  const sharedEntries = byId([...(one.sharedEntries ?? []), ...(other.sharedEntries ?? [])]);
  return { ...one, ...(categoryEntries.length > 0 && { categoryEntries }), ...(sharedEntries.length > 0 && { sharedEntries }) };
}

const byId = <Node extends { readonly id: string }>(nodes: readonly Node[]): readonly Node[] => [
  ...new Map(nodes.map((node) => [node.id, node])).values(),
];
