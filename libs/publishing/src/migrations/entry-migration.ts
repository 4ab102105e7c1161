import type { EntryKind, EntryName } from '#muster/persistence';

/** What happened to an entry between one release and the next. */
export interface EntryMigration {
  readonly kind: EntryKind;
  /**
   * `renamed`: the same id has another name or slug. `re-identified`: the same name has another id. `removed`: neither the id nor the
   * name exists.
   */
  readonly change: 'renamed' | 're-identified' | 'removed';
  readonly before: EntryIdentity;
  /** Null if the entry was removed. */
  readonly after: EntryIdentity | null;
}

export type EntryIdentity = Pick<EntryName, 'id' | 'slug' | 'name'>;

/** Returns the migrations, sorted by the earlier name. A name that several entries share cannot identify any of these entries. */
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

/** Entries by name, without names that several entries share. */
function onlyOnes(entries: readonly EntryName[]): ReadonlyMap<string, EntryName> {
  const counts = new Map<string, number>();
  for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(entries.filter(({ name }) => counts.get(name) === 1).map((entry) => [entry.name, entry]));
}

const identity = ({ id, slug, name }: EntryName): EntryIdentity => ({ id, slug, name });
