import type { OptionView } from '@muster/battlescribe';
import { factsOf } from './option-facts.js';

/** An option taken, so many per model, and what it has in turn. */
export interface Pick {
  readonly option: OptionView;
  readonly count: number;
  readonly picks: readonly Pick[];
}

/** One way to choose among options, and how many of each asked-for name it uses. */
export interface Config {
  readonly picks: readonly Pick[];
  readonly uses: ReadonlyMap<string, number>;
}

/** How many of a name one model may be given where the data allow `max` (null: any number); 0: the name is not asked for. */
export type Asked = (key: string, max: number | null) => number;

export const nothingAsked: Asked = () => 0;

const mostCombinations = 96;
const deepest = 8;

/**
 * The ways to choose for one model (or for the unit) what is asked for: what it must have, choices among what is asked, defaults where a choice
 * must be made and nothing of it is asked. Those that use most come first; at most 96.
 */
export function configsOf(options: readonly OptionView[], asked: Asked): readonly Config[] {
  return combinations(options, asked, 0)
    .map((picks) => ({ picks, uses: usesOf(picks, asked) }))
    .sort((a, b) => sum(b.uses.values()) - sum(a.uses.values()));
}

type Combination = readonly Pick[];

const takeNothing: readonly Combination[] = [[]];

function combinations(children: readonly OptionView[], asked: Asked, depth: number): readonly Combination[] {
  let all = takeNothing;
  for (const child of children) {
    const ways = child.kind === 'group' ? waysOfGroup(child, asked, depth) : waysOfEntry(child, asked, depth);
    if (ways === takeNothing) continue;
    all = all.flatMap((left) => ways.map((right) => [...left, ...right])).slice(0, mostCombinations);
  }
  return all;
}

/** From all that is asked for down to what is required. */
function waysOfEntry(entry: OptionView, asked: Asked, depth: number): readonly Combination[] {
  const { key, required } = factsOf(entry);
  const most = Math.max(asked(key, entry.max), required);
  if (most === 0) return takeNothing;
  const counts = Array.from({ length: most - required + 1 }, (_, less) => most - less);
  return counts.map((count) => (count === 0 ? [] : [pick(entry, count, asked, depth)]));
}

function waysOfGroup(group: OptionView, asked: Asked, depth: number): readonly Combination[] {
  const { required, keys, mustTake } = factsOf(group);
  if (!mustTake && ![...keys].some((key) => asked(key, 1) > 0)) return takeNothing;
  const most = group.max ?? Number.POSITIVE_INFINITY;
  const filled = combinations(group.children, asked, depth)
    .filter((picks) => size(picks) <= most)
    .map((picks) => (size(picks) < required ? withDefault(group, picks, required - size(picks), asked, depth) : picks));
  return filled.length > 0 ? distinct(filled) : takeNothing;
}

function withDefault(group: OptionView, picks: Combination, missing: number, asked: Asked, depth: number): Combination {
  const chosen = defaultOf(group);
  return chosen === null ? picks : [...picks, pick(chosen, missing, asked, depth)];
}

/** The entry a group pre-chooses, else its first that is not hidden. */
export function defaultOf(group: OptionView): OptionView | null {
  const entries = entriesOf(group);
  return entries.find((entry) => entry.isDefault) ?? entries.find((entry) => !entry.hidden) ?? null;
}

function entriesOf(group: OptionView): readonly OptionView[] {
  return group.children.flatMap((child) => (child.kind === 'group' ? entriesOf(child) : [child]));
}

/** What an option brings along is taken in the first way that fits: it is rarely printed, and never a choice of its own. */
export function pick(option: OptionView, count: number, asked: Asked, depth = 0): Pick {
  const [picks = []] = depth < deepest ? combinations(option.children, asked, depth + 1) : takeNothing;
  return { option, count, picks };
}

function distinct(ways: readonly Combination[]): readonly Combination[] {
  return [...new Map(ways.map((picks) => [signatureOf(picks), picks])).values()];
}

export function signatureOf(picks: readonly Pick[]): string {
  return picks
    .map(({ option, count, picks: below }) => `${option.entryGroupId ?? ''}/${option.entryId}*${count}(${signatureOf(below)})`)
    .sort()
    .join('|');
}

function usesOf(picks: Combination, asked: Asked): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  forEachPick(picks, (key, count) => {
    if (asked(key, count) > 0) uses.set(key, (uses.get(key) ?? 0) + count);
  });
  return uses;
}

/** Every option in a tree of picks, with how many there are of it in all. */
export function forEachPick(picks: readonly Pick[], visit: (key: string, count: number) => void, times = 1): void {
  for (const { option, count, picks: below } of picks) {
    visit(factsOf(option).key, count * times);
    forEachPick(below, visit, count * times);
  }
}

function size(picks: Combination): number {
  return picks.reduce((all, { count }) => all + count, 0);
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((all, one) => all + one, 0);
}
