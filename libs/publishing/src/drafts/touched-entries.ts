import type { DataFile } from '#muster/battlescribe';
import { applyEntryOverlays, applyNodeOverlays, type Overlay } from '#muster/catalogue';
import { type ProseFacts, translate } from '#muster/importers';
import { type AnyEntry, ENTRY_KINDS, entriesOf, type EntryKind, type EntryName } from '#muster/persistence';
import type { EditionId } from '#muster/roster';

/** The imported files, and the facts read from their rules text. */
export interface TranslatedData {
  readonly files: readonly DataFile[];
  readonly facts: ProseFacts;
}

/** Entries by kind and id. */
export type EntryMap = ReadonlyMap<string, { readonly kind: EntryKind; readonly entry: AnyEntry }>;

export function entryKey(kind: EntryKind, id: string): string {
  return `${kind} ${id}`;
}

/** The entries with the given ids, translated from the files with the overlays applied. */
export function deriveEntries(edition: EditionId, data: TranslatedData, overlays: readonly Overlay[], only: ReadonlySet<string>): EntryMap {
  const entries = translated(edition, data, overlays, only);
  const namesBefore = namesBeforeRenames(edition, data, overlays, only);
  const final = new Map<string, { kind: EntryKind; entry: AnyEntry }>();
  for (const [key, { kind, entry }] of entries) {
    const whole = applyEntryOverlays(entry, overlays, namesBefore.get(key) ?? entry.name);
    if (whole) final.set(key, { kind, entry: whole });
  }
  return final;
}

/** The entries with the slugs that they had: only a new name makes a new slug. */
export function withSlugsOf(before: ReadonlyMap<string, EntryName>, entries: EntryMap): EntryMap {
  return new Map(
    [...entries].map(([key, { kind, entry }]) => {
      const known = before.get(key);
      return [key, { kind, entry: known?.name === entry.name ? { ...entry, slug: known.slug } : entry }];
    }),
  );
}

/** The names that renamed entries have in the imported data. */
function namesBeforeRenames(
  edition: EditionId,
  data: TranslatedData,
  overlays: readonly Overlay[],
  only: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const renamed = new Set(overlays.filter(({ field, target }) => field === 'name' && only.has(target)).map(({ target }) => target));
  if (renamed.size === 0) return new Map();
  const before = translated(
    edition,
    data,
    overlays.filter(({ field }) => field !== 'name'),
    renamed,
  );
  return new Map([...before].map(([key, { entry }]) => [key, entry.name]));
}

function translated(
  edition: EditionId,
  { files, facts }: TranslatedData,
  overlays: readonly Overlay[],
  only: ReadonlySet<string>,
): EntryMap {
  const { value } = translate(applyNodeOverlays(files, overlays), facts, { edition, only });
  return new Map(
    ENTRY_KINDS.flatMap((kind) => entriesOf<EntryKind>(value, kind).map((entry) => [entryKey(kind, entry.id), { kind, entry }] as const)),
  );
}
