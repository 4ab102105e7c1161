/** A line below a unit, with the lines indented below it. */
interface Item {
  readonly name: string;
  readonly count: number;
  readonly items: readonly Item[];
}

const itemLine = /^( +)• (\d+)x (.+)$/u;
const variantMark = / w\/| with | \(| - /u;

/** Rewrites the items of each unit of a text that `writeList` has written. */
function rewritten(text: string, rewrite: (items: readonly Item[]) => readonly string[]): string {
  const written: string[] = [];
  let pending: string[] = [];
  const flush = (): void => {
    written.push(...rewrite(itemsIn(pending, 0)));
    pending = [];
  };
  for (const line of text.split('\n')) {
    if (itemLine.test(line)) pending.push(line);
    else {
      flush();
      written.push(line);
    }
  }
  flush();
  return written.join('\n');
}

const depthOf = (line: string): number => itemLine.exec(line)?.[1]?.length ?? 0;

function itemsIn(lines: readonly string[], above: number): readonly Item[] {
  return lines.flatMap((line, at) => {
    const [first] = lines;
    const [, blanks = '', count = '', name = ''] = itemLine.exec(line) ?? [];
    if (first === undefined || blanks.length !== depthOf(first) || blanks.length <= above) return [];
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((other) => depthOf(other) <= blanks.length);
    return [{ name, count: Number(count), items: itemsIn(end < 0 ? rest : rest.slice(0, end), blanks.length) }];
  });
}

/** Sums items of the same name, and what is inside them. */
function merged(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  return [...Map.groupBy(items, nameOf)].map(([name, same]) => ({
    name,
    count: same.reduce((sum, { count }) => sum + count, 0),
    items: merged(
      same.flatMap((one) => one.items.flatMap(unbundled)),
      (one) => one.name,
    ),
  }));
}

/** The official app prints the weapons of a bundle, not the bundle. */
const unbundled = (item: Item): readonly Item[] => (item.items.length === 0 ? [item] : item.items.flatMap(unbundled));

/** The official app prints models under the name that they share, with all their wargear. */
const asTheAppMerges = (items: readonly Item[]): readonly Item[] =>
  merged(items, ({ name, items: inside }) => (inside.length > 0 ? (name.split(variantMark)[0] ?? name) : name));

const line = (depth: number, bullet: string, { count, name }: Item): string => `${'  '.repeat(depth)}${bullet} ${count}x ${name}`;

const inTree = (items: readonly Item[], depth = 1): readonly string[] =>
  items.flatMap((item) => [line(depth, '•', item), ...inTree(item.items, depth + 1)]);

/** The official app prints a bullet before every model, and before only the first item of each model or of a unit without models. */
function inRuns(items: readonly Item[]): readonly string[] {
  const run = (depth: number, of: readonly Item[]): readonly string[] => of.map((item, at) => line(depth, at === 0 ? '•' : ' ', item));
  return items.some((item) => item.items.length > 0)
    ? items.flatMap((item) => [line(1, '•', item), ...run(2, item.items.flatMap(unbundled))])
    : run(1, items);
}

const flat = (text: string): string => text.replaceAll(/^ +/gmu, '');
const inAppRuns = (text: string): string => rewritten(text, (items) => inRuns(asTheAppMerges(items)));

type Form = readonly [name: string, write: (text: string) => string];

/** The forms in which people hand in the text of the official app. */
export const APP_FORMS: readonly Form[] = [
  ['app', (text) => text],
  ['app, flat', flat],
  ['app, merged', (text) => rewritten(text, (items) => inTree(asTheAppMerges(items)))],
  ['app, merged, in runs', inAppRuns],
  ['app, merged, in runs, flat', (text) => flat(inAppRuns(text))],
  ['app, merged, without bullets, flat', (text) => flat(inAppRuns(text).replaceAll('• ', ''))],
];

export const COMPACT_FORMS: readonly Form[] = [
  ['compact', (text) => text],
  ['compact, flat', flat],
];
