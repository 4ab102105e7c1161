import type { DataFile } from '#muster/battlescribe';
import { applyAuthoredOverlays, type Overlay, type ReadModel } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import { addNative } from '#muster/importers';
import { type AuthoredEntry, ENTRY_KINDS, entriesOf, type EntryKind } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import { missingReferences, toNativeEntries } from './native-entries.js';
import { entryKey, type EntryMap } from './touched-entries.js';

/** The files with the manually created entries added, and these entries in the form people browse. */
export interface WrittenEntries {
  readonly files: readonly DataFile[];
  readonly entries: EntryMap;
  /** If these problems include an error, nothing may be saved. */
  readonly problems: readonly Diagnostic[];
}

/** `imported` holds the draft's rows without the manually created entries. */
export function addWritten(
  edition: EditionId,
  files: readonly DataFile[],
  imported: ReadModel,
  authored: readonly AuthoredEntry[],
  overlays: readonly Overlay[],
): WrittenEntries {
  const native = toNativeEntries(authored);
  const ids = new Set(authored.map(({ kind, entryId }) => entryKey(kind, entryId)));
  const present = new Set([
    ...ids,
    ...ENTRY_KINDS.flatMap((kind) => entriesOf<EntryKind>(imported, kind).map(({ id }) => entryKey(kind, id))),
  ]);
  const missing = missingReferences(native, (kind, id) => present.has(entryKey(kind, id)));
  if (missing.length > 0) return { files, entries: new Map(), problems: missing };
  const { value, diagnostics } = addNative({ edition, files, readModel: imported }, native);
  const entries = ENTRY_KINDS.flatMap((kind) =>
    entriesOf<EntryKind>(value.readModel, kind)
      .filter(({ id }) => ids.has(entryKey(kind, id)))
      .flatMap((written) => {
        const entry = applyAuthoredOverlays(written, overlays);
        return entry ? [[entryKey(kind, entry.id), { kind, entry }] as const] : [];
      }),
  );
  return {
    files: value.files,
    entries: new Map(entries),
    problems: diagnostics
      .filter(({ severity }) => severity === 'error')
      .map((problem) => ({ ...problem, path: ['edits', ...problem.path] })),
  };
}

/** The rows of the read model except those of the given entries. */
export function withoutEntries(readModel: ReadModel, authored: readonly AuthoredEntry[]): ReadModel {
  const ids = new Set(authored.map(({ kind, entryId }) => entryKey(kind, entryId)));
  const kept = <Entry extends { readonly id: string }>(kind: EntryKind, entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ id }) => !ids.has(entryKey(kind, id)));
  return {
    factions: kept('faction', readModel.factions),
    datasheets: kept('datasheet', readModel.datasheets),
    detachments: kept('detachment', readModel.detachments),
    enhancements: kept('enhancement', readModel.enhancements),
    armyOptions: kept('armyOption', readModel.armyOptions),
  };
}
