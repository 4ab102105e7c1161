/** "Khârn's Own (Aura)" gives "kharns-own-aura". */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\p{M}’'`´ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'unnamed' : slug;
}

export interface Sluggable {
  readonly id: string;
  readonly name: string;
  /** Told apart by this when the name is not unique: its faction. */
  readonly of: string;
}

/**
 * A slug for each, unique among them and the same whatever their order: the name; where several have it, the name and what each is of; where that is not
 * enough, the beginning of the id too.
 */
export function uniqueSlugs(things: readonly Sluggable[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const attempts: readonly ((thing: Sluggable) => string)[] = [
    ({ name }) => slugOf(name),
    ({ name, of }) => slugOf(`${name} ${of}`),
    ({ name, of, id }) => slugOf(`${name} ${of} ${id.slice(0, 4)}`),
    ({ name, id }) => slugOf(`${name} ${id}`),
  ];
  const taken = new Set<string>();
  let left = things;
  for (const attempt of attempts) {
    const counts = new Map<string, number>();
    for (const thing of left) counts.set(attempt(thing), (counts.get(attempt(thing)) ?? 0) + 1);
    const settled = left.filter((thing) => counts.get(attempt(thing)) === 1 && !taken.has(attempt(thing)));
    for (const thing of settled) {
      found.set(thing.id, attempt(thing));
      taken.add(attempt(thing));
    }
    left = left.filter((thing) => !found.has(thing.id));
  }
  return found;
}
