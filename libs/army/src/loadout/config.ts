import type { OptionView } from '#muster/battlescribe';
import { entriesIn } from '#muster/catalogue';
import { choicesAmong, choicesOf, type Choice } from './choices.js';
import { factsOf, type Facts } from './option-facts.js';

/** A chosen option, its number per model, and the choices inside it. */
export interface Pick {
  readonly option: OptionView;
  readonly count: number;
  readonly picks: readonly Pick[];
}

/** One way to choose among options. */
export interface Config {
  readonly picks: readonly Pick[];
  /** How many of each name this choice accounts for, and the same for stated names only. */
  readonly counts: ReadonlyMap<string, number>;
  readonly uses: ReadonlyMap<string, number>;
  /** How many stated items this choice accounts for. */
  readonly explained: number;
  /** How many options that the list does not state this choice takes. */
  readonly unasked: number;
}

/** What the list asks for, and how many of an option the datasheet allows. */
export interface Asked {
  /** The stated names. */
  readonly keys: readonly string[];
  /** How many items with this name may be given if the data allows `max` (null: any number); 0 if the list does not state the name. */
  readonly count: (key: string, max: number | null) => number;
  /** The largest number of an option, or of the options of a group. Null if there is none. */
  readonly most: (option: Facts) => number | null;
}

/** The largest number as written in the data. */
export const asWritten = ({ max }: Facts): number | null => max;

/** The largest number if other choices, such as the number of models, raise it as far as they can. The evaluator knows the number then. */
export const asRaised = ({ most }: Facts): number | null => most;

/** The first option or group of which more is chosen than the data writes, with the excess. Null if there is none. */
export function aboveWritten(
  options: readonly OptionView[],
  picks: readonly Pick[],
): { readonly name: string; readonly excess: number } | null {
  if (picks.length === 0) return null;
  for (const option of options) {
    const own = option.kind === 'group' ? entriesIn(option) : [option];
    const chosen = picks.filter((pick) => own.includes(pick.option));
    if (chosen.length === 0) continue;
    const excess = size(chosen) - (option.max ?? Number.POSITIVE_INFINITY);
    if (excess > 0) return { name: option.name, excess };
    const inside = option.kind === 'group' ? aboveWritten(option.children, chosen) : null;
    if (inside !== null) return inside;
  }
  return null;
}

const mostCombinations = 96;
const mostInside = 16;
const deepest = 8;

/**
 * The ways to choose the stated options for one model, or for the unit: required options, choices among stated options, and defaults where
 * a choice is required but none of its options is stated. Choices that account for most stated items come first; among equals, those with
 * the fewest unstated options. At most 96.
 */
export function configsOf(options: readonly OptionView[], asked: Asked): readonly Config[] {
  const configs = combinations(options, asked, 0).map((picks) => configOf(picks, asked));
  return configs.length < 2 ? configs : configs.sort((a, b) => b.explained - a.explained || a.unasked - b.unasked);
}

function configOf(picks: Combination, asked: Asked): Config {
  const counts = keyCounts(picks);
  const uses = new Map<string, number>();
  let explained = 0;
  for (const [key, count] of counts) {
    if (asked.count(key, null) <= 0) continue;
    uses.set(key, count);
    explained += count;
  }
  let unasked = 0;
  forEachPick(picks, (option) => {
    if (!factsOf(option).answers.some(({ key }) => uses.has(key))) unasked += 1;
  });
  return { picks, counts, uses, explained, unasked };
}

/**
 * How many of each name a tree of choices accounts for. If an option contains others, their names count instead of a name that only sums
 * them up.
 */
export function keyCounts(picks: readonly Pick[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, count: number): void => void counts.set(key, (counts.get(key) ?? 0) + count);
  for (const { option, count, picks: below } of picks) {
    const inside = keyCounts(below);
    for (const [key, each] of inside) add(key, each * count);
    for (const { key, times } of factsOf(option).answers) if (!inside.has(key)) add(key, times * count);
  }
  return counts;
}

type Combination = readonly Pick[];

const takeNothing: readonly Combination[] = [[]];

function combinations(options: readonly OptionView[], asked: Asked, depth: number): readonly Combination[] {
  if (options.length === 0) return takeNothing;
  let all = takeNothing;
  for (const choice of choicesAmong(choicesOf(options), asked.keys)) {
    const ways = choice.option.kind === 'group' ? waysOfGroup(choice, asked, depth) : waysOfEntry(choice, asked, depth);
    if (ways === takeNothing) continue;
    all = all === takeNothing ? ways.slice(0, mostCombinations) : joined(all, ways);
  }
  return all;
}

const joined = (all: readonly Combination[], ways: readonly Combination[]): readonly Combination[] =>
  all.flatMap((left) => ways.map((right) => [...left, ...right])).slice(0, mostCombinations);

/**
 * The ways to take one entry, from as many as are stated down to as many as are required. An entry whose own name is not stated can be
 * taken for its contents: data bundles weapons that lists print one by one.
 */
function waysOfEntry({ option, facts }: Choice, asked: Asked, depth: number): readonly Combination[] {
  const { required, answers, inside } = facts;
  const entryMost = asked.most(facts);
  let named = 0;
  for (const { key, times } of answers)
    named = Math.max(named, Math.floor(asked.count(key, entryMost === null ? null : entryMost * times) / times));
  const bundled = named > 0 || depth >= deepest ? 0 : mostAsked(inside, entryMost, asked);
  const most = Math.max(named, bundled, required);
  if (most === 0) return takeNothing;
  const below = insideOf(option, mostAsked(inside, 1, asked) > 0, asked, depth);
  const counts = Array.from({ length: most - required + 1 }, (_, less) => most - less);
  return counts.flatMap((count) =>
    count === 0
      ? takeNothing
      : [...below.map((picks): Combination => [{ option, count, picks }]), ...dividedWays(option, count, below, asked, depth)],
  );
}

/** Four hooks of which the list gives one a rope: the rope is inside one hook, not inside each of them. */
function dividedWays(entry: OptionView, count: number, below: readonly Combination[], asked: Asked, depth: number): readonly Combination[] {
  if (count < 2) return [];
  const [plain = []] = insideOf(entry, false, { ...asked, keys: [], count: () => 0 }, depth);
  const usual = keyCounts(plain);
  return below.flatMap((picks): readonly Combination[] => {
    const added = [...keyCounts(picks)].filter(([key, each]) => asked.count(key, null) > 0 && usual.get(key) !== each);
    const times = Math.min(...added.map(([key, each]) => Math.floor(asked.count(key, null) / each)));
    if (times < 1 || times >= count) return [];
    return [
      [
        { option: entry, count: times, picks },
        { option: entry, count: count - times, picks: plain },
      ],
    ];
  });
}

function mostAsked(keys: ReadonlySet<string>, max: number | null, asked: Asked): number {
  let most = 0;
  if (keys.size > 0) for (const key of asked.keys) if (keys.has(key)) most = Math.max(most, asked.count(key, max));
  return most;
}

/** The contents of an option that is not stated are chosen in one way only, because lists rarely print them. */
function insideOf(entry: OptionView, isAsked: boolean, asked: Asked, depth: number): readonly Combination[] {
  if (depth >= deepest) return takeNothing;
  return combinations(entry.children, asked, depth + 1).slice(0, isAsked ? mostInside : 1);
}

function waysOfGroup({ option, facts }: Choice, asked: Asked, depth: number): readonly Combination[] {
  const { required, mustTake, inside } = facts;
  if (!mustTake && mostAsked(inside, 1, asked) === 0) return takeNothing;
  const most = asked.most(facts) ?? Number.POSITIVE_INFINITY;
  const filled = combinations(option.children, asked, depth)
    .filter((picks) => size(picks) <= most)
    .map((picks) => (size(picks) < required ? withDefault(option, picks, required - size(picks), asked, depth) : picks));
  return filled.length > 0 ? distinct(filled) : takeNothing;
}

function withDefault(group: OptionView, picks: Combination, missing: number, asked: Asked, depth: number): Combination {
  const chosen = defaultOf(group);
  if (chosen === null) return picks;
  const [inside = []] = insideOf(chosen, false, asked, depth);
  return [...picks, { option: chosen, count: missing, picks: inside }];
}

/** The group's default entry, or else its first visible one. */
function defaultOf(group: OptionView): OptionView | null {
  const entries = entriesIn(group);
  return entries.find((entry) => entry.isDefault) ?? entries.find((entry) => !entry.hidden) ?? null;
}

function distinct(ways: readonly Combination[]): readonly Combination[] {
  return ways.length < 2 ? ways : [...new Map(ways.map((picks) => [signatureOf(picks), picks])).values()];
}

function signatureOf(picks: readonly Pick[]): string {
  const each = picks.map(({ option, count, picks: below }) => `${option.option.placeId}*${count}(${signatureOf(below)})`);
  return each.length < 2 ? (each[0] ?? '') : each.sort().join('|');
}

function forEachPick(picks: readonly Pick[], visit: (option: OptionView) => void): void {
  for (const { option, picks: below } of picks) {
    visit(option);
    forEachPick(below, visit);
  }
}

function size(picks: Combination): number {
  return picks.reduce((all, { count }) => all + count, 0);
}
