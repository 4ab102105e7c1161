import type { EntryKind, EntryName } from '#muster/persistence';

/** What became of an entry from one release to the next. */
export interface EntryMigration {
  readonly kind: EntryKind;
  /** `renamed`: the same id has another name or slug. `re-identified`: the same name has another id. `removed`: neither is there. */
  readonly change: 'renamed' | 're-identified' | 'removed';
  readonly before: EntryIdentity;
  /** Null where it was removed. */
  readonly after: EntryIdentity | null;
}

export type EntryIdentity = Pick<EntryName, 'id' | 'slug' | 'name'>;

/** In the order of names before. A name that several entries have tells none of them. Pure. */
export function entryMigrations(kind: EntryKind, before: readonly EntryName[], after: readonly EntryName[]): readonly EntryMigration[] {
  const laterById = new Map(after.map((entry) => [entry.id, entry]));
  const known = new Set(before.map(({ id }) => id));
  const gone = before.filter(({ id }) => !laterById.has(id));
  const newByName = onlyOnes(after.filter(({ id }) => !known.has(id)));
  const goneByName = onlyOnes(gone);
  return before.flatMap((entry): readonly EntryMigration[] => {
    const same = laterById.get(entry.id);
    if (same) {
      const isSame = same.name === entry.name && same.slug === entry.slug;
      return isSame ? [] : [{ kind, change: 'renamed', before: identity(entry), after: identity(same) }];
    }
    const successor = goneByName.has(entry.name) ? newByName.get(entry.name) : undefined;
    return [
      successor
        ? { kind, change: 're-identified', before: identity(entry), after: identity(successor) }
        : { kind, change: 'removed', before: identity(entry), after: null },
    ];
  });
}

/** By name, without names that several have. */
function onlyOnes(entries: readonly EntryName[]): ReadonlyMap<string, EntryName> {
  const counts = new Map<string, number>();
  for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(entries.filter(({ name }) => counts.get(name) === 1).map((entry) => [entry.name, entry]));
}

const identity = ({ id, slug, name }: EntryName): EntryIdentity => ({ id, slug, name });
