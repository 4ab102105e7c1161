import { slugOf } from '#muster/catalogue';

export interface Sluggable {
  readonly id: string;
  readonly name: string;
  /** What the thing belongs to, such as its faction or detachment. Empty if its name is enough. */
  readonly of: string;
}

/**
 * A slug for each thing: its name and what it belongs to. It does not depend on what else there is, so that a namesake never changes it. Only
 * things of the same name that belong to the same also have the beginning of their ids.
 */
export function stableSlugs(things: readonly Sluggable[]): ReadonlyMap<string, string> {
  const same = Map.groupBy(things, fullSlug);
  return new Map(
    [...same].flatMap(([slug, namesakes]) => {
      const short = namesakes.map(({ id }) => slugOf(`${slug} ${id.slice(0, 4)}`));
      const isEnough = new Set(short).size === short.length;
      return namesakes.map(({ id }, at) => {
        const distinct = isEnough ? (short[at] ?? slug) : slugOf(`${slug} ${id}`);
        return [id, namesakes.length === 1 ? slug : distinct] as const;
      });
    }),
  );
}

/** "Marsh Titan of Reeds" of "Reeds" is not "marsh-titan-of-reeds-reeds". */
function fullSlug({ name, of }: Sluggable): string {
  const [own, owner] = [slugOf(name), slugOf(of)];
  return of === '' || own === owner || own.endsWith(`-${owner}`) ? own : `${own}-${owner}`;
}
