import { canonicalJson, type DataFile } from '#muster/battlescribe';
import type { Overlay } from '#muster/catalogue';
import {
  type AuthoredEntry,
  type ContentSession,
  type DraftContent,
  ENTRY_KINDS,
  type EntryKind,
  hashHashes,
  hashText,
  type StoredEntries,
  type StoredFile,
  toStoredRows,
} from '#muster/persistence';
import { entryKey, type EntryMap } from './touched-entries.js';

/** Stores the changed entries. The draft keeps its entries that were not touched. */
export async function storeEntries(
  content: ContentSession,
  held: DraftContent['rows'],
  touched: ReadonlySet<string>,
  entries: EntryMap,
): Promise<StoredEntries> {
  const byKind = new Map<EntryKind, StoredEntries[EntryKind]>();
  for (const kind of ENTRY_KINDS) {
    const changed = [...entries.values()].flatMap((entry) => (entry.kind === kind ? [entry.entry] : []));
    const saved = await content.saveEntries(kind, changed);
    const kept = held.filter((row) => row.kind === kind && !touched.has(row.id) && !entries.has(entryKey(kind, row.id)));
    byKind.set(kind, toStoredRows([...kept.map(({ row }) => row), ...saved]));
  }
  const of = (kind: EntryKind): StoredEntries[EntryKind] => byKind.get(kind) ?? toStoredRows([]);
  return {
    faction: of('faction'),
    datasheet: of('datasheet'),
    detachment: of('detachment'),
    enhancement: of('enhancement'),
    armyOption: of('armyOption'),
  };
}

/** Stores the files that differ from the base release; the others are shared with the base. */
export async function storeFiles(
  content: ContentSession,
  files: readonly DataFile[],
  base: { readonly files: readonly DataFile[]; readonly stored: readonly StoredFile[] },
): Promise<readonly StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const file of files) stored.push(base.stored[base.files.indexOf(file)] ?? (await content.saveFile(file)));
  return stored;
}

type Change = Pick<Overlay, 'target' | 'field' | 'value'>;

/** One hash over files, overlays and manually created entries. Equal hashes mean equal data. */
export function contentHashOf(files: readonly StoredFile[], overlays: readonly Change[], authored: readonly AuthoredEntry[]): string {
  const documents = authored.map(({ kind, entryId, document }) => `${entryKey(kind, entryId)} ${canonicalJson(document)}`);
  return hashHashes([
    ...files.map(({ hash }) => hash),
    ...overlays.map(({ target, field, value }) => hashText(JSON.stringify([target, field, value]))),
    ...documents.toSorted().map(hashText),
  ]);
}
