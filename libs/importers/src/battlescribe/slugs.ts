import { slugOf } from '#muster/catalogue';

export interface Sluggable {
  readonly id: string;
  readonly name: string;
  /** The name of the thing's faction, which is added to the slug if the name is not unique. */
  readonly of: string;
}

/**
 * A unique slug for each thing, independent of their order: the name; if several have the same name, the name and the faction; if that is
 * still not unique, also the beginning of the id.
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
