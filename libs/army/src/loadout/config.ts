import { writtenMost, type OptionView } from '#muster/battlescribe';
import { choicesOf, type Choice, type Choices } from './choices.js';
import type { Facts } from './option-facts.js';

/** A chosen option, its number per model, and the choices inside it. */
export interface Pick {
  readonly option: OptionView;
  readonly facts: Facts;
  readonly count: number;
  readonly picks: readonly Pick[];
}

/** What the list asks for, and how many of an option the datasheet allows. */
export interface Asked {
  /** The stated names to look for among the options. */
  readonly keys: readonly string[];
  /** How many items of each stated name the models may be given; more than 0 of each. */
  readonly wanted: ReadonlyMap<string, number>;
  /** The number of models that share the items. */
  readonly models: number;
  /**
   * The largest number of an option is as written in the data; or `raised`, if other choices, such as the number of models, raise it as far
   * as they can. The evaluator knows the number then.
   */
  readonly most: 'written' | 'raised';
}

/** The ways to choose among options together, with what the sum of their picks amounts to. */
interface Combination {
  readonly picks: readonly Pick[];
  /** Number of the options, without those inside them. */
  readonly size: number;
  /** How many stated items this choice accounts for. */
  readonly explained: number;
  /** How many options that the list does not state this choice takes. */
  readonly unasked: number;
}

/** One way to choose among options. */
export class Config implements Omit<Combination, 'size'> {
  readonly picks: readonly Pick[];
  readonly explained: number;
  readonly unasked: number;
  readonly #wanted: ReadonlyMap<string, number>;
  #counts: ReadonlyMap<string, number> | null = null;
  #uses: ReadonlyMap<string, number> | null = null;

  constructor({ picks, explained, unasked }: Combination, wanted: ReadonlyMap<string, number>) {
    this.picks = picks;
    this.explained = explained;
    this.unasked = unasked;
    this.#wanted = wanted;
  }

  /** How many of each name this choice accounts for. */
  get counts(): ReadonlyMap<string, number> {
    return (this.#counts ??= keyCounts(this.picks, null));
  }

  /** The same for stated names only. */
  get uses(): ReadonlyMap<string, number> {
    return (this.#uses ??= keyCounts(this.picks, this.#wanted));
  }
}

/** The first option or group of which more is chosen than the data writes, with the excess. Null if there is none. */
export function aboveWritten(
  options: readonly OptionView[],
  picks: readonly Pick[],
): { readonly name: string; readonly excess: number } | null {
  // How many of each option are chosen, and how many of those in each group at any depth.
  const chosen = new Map<OptionView['option'], number>();
  let isAbove = false;
  for (const { option, count } of picks)
    for (let at: OptionView['option'] | null = option.option; at !== null; at = at.group) {
      const number = (chosen.get(at) ?? 0) + count;
      chosen.set(at, number);
      isAbove ||= number > (writtenMost(at) ?? Number.POSITIVE_INFINITY);
    }
  return isAbove ? aboveWrittenAmong(options, chosen) : null;
}

function aboveWrittenAmong(
  options: readonly OptionView[],
  chosen: ReadonlyMap<OptionView['option'], number>,
): ReturnType<typeof aboveWritten> {
  for (const option of options) {
    const count = chosen.get(option.option);
    if (count === undefined) continue;
    const excess = count - (option.max ?? Number.POSITIVE_INFINITY);
    if (excess > 0) return { name: option.name, excess };
    const inside = option.kind === 'group' ? aboveWrittenAmong(option.children, chosen) : null;
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
  const found = combinations(choicesOf(options), asked.keys, asked, 0);
  const sorted = found.length < 2 ? found : found.toSorted((a, b) => b.explained - a.explained || a.unasked - b.unasked);
  return sorted.map((combination) => new Config(combination, asked.wanted));
}

/**
 * How many of each name a tree of choices accounts for; `among` restricts the names. If an option contains others, their names count
 * instead of a name that only sums them up.
 */
function keyCounts(picks: readonly Pick[], among: ReadonlyMap<string, number> | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { facts, count, picks: below } of picks) {
    const inside = below.length === 0 ? null : keyCounts(below, among);
    if (inside !== null) for (const [key, each] of inside) counts.set(key, (counts.get(key) ?? 0) + each * count);
    for (const { key, times } of facts.answers)
      if ((among === null || among.has(key)) && inside?.has(key) !== true) counts.set(key, (counts.get(key) ?? 0) + times * count);
  }
  return counts;
}

const nothing: Combination = { picks: [], size: 0, explained: 0, unasked: 0 };
const takeNothing: readonly Combination[] = [nothing];

/** `keys` are the stated names that something among the choices may have. */
function combinations(choices: Choices, keys: readonly string[], asked: Asked, depth: number): readonly Combination[] {
  let all = takeNothing;
  if (choices.isEmpty) return all;
  for (const { choice, keys: own } of choices.among(keys)) {
    const ways = choice.isGroup ? waysOfGroup(choice, own, asked, depth) : waysOfEntry(choice, own, asked, depth);
    if (ways !== takeNothing) all = all === takeNothing ? ways.slice(0, mostCombinations) : joined(all, ways);
  }
  return all;
}

function joined(all: readonly Combination[], ways: readonly Combination[]): readonly Combination[] {
  const both: Combination[] = [];
  for (const left of all)
    for (const right of ways) {
      if (both.length === mostCombinations) return both;
      both.push(sum(left, right));
    }
  return both;
}

function sum(left: Combination, right: Combination): Combination {
  if (right === nothing) return left;
  if (left === nothing) return right;
  return {
    picks: [...left.picks, ...right.picks],
    size: left.size + right.size,
    explained: left.explained + right.explained,
    unasked: left.unasked + right.unasked,
  };
}

/**
 * The ways to take one entry, from as many as are stated down to as many as are required. An entry whose own name is not stated can be
 * taken for its contents: data bundles weapons that lists print one by one.
 */
function waysOfEntry(choice: Choice, keys: readonly string[], asked: Asked, depth: number): readonly Combination[] {
  const { required, answers, inside } = choice.facts;
  const entryMost = mostOf(choice, asked);
  let named = 0;
  for (const { key, times } of answers)
    named = Math.max(named, Math.floor(countOf(key, entryMost === null ? null : entryMost * times, asked) / times));
  const bundled = named > 0 || depth >= deepest ? 0 : mostAsked(keys, inside, entryMost, asked);
  const most = Math.max(named, bundled, required);
  if (most === 0) return takeNothing;
  const below = insideOf(choice, mostAsked(keys, inside, 1, asked) > 0, asked, depth);
  const ways: Combination[] = [];
  for (let count = most; count >= required; count -= 1) {
    if (count === 0) ways.push(nothing);
    else for (const inner of below) ways.push(taking(choice, count, inner, asked));
    if (count > 1 && below !== takeNothing) ways.push(...dividedWays(choice, count, below, asked, depth));
  }
  return ways;
}

/** One option taken a number of times, each with the same choices inside it. */
function taking({ option, facts }: Pick | Choice, count: number, inner: Combination, { wanted }: Asked): Combination {
  let isAsked = false;
  let own = 0;
  for (const { key, times } of facts.answers) {
    if (!wanted.has(key)) continue;
    isAsked = true;
    if (!accountsFor(inner.picks, key)) own += times;
  }
  return {
    picks: [{ option, facts, count, picks: inner.picks }],
    size: count,
    explained: (inner.explained + own) * count,
    unasked: inner.unasked + (isAsked ? 0 : 1),
  };
}

const sumOf = (picks: readonly Pick[], asked: Asked): Combination =>
  picks.reduce((all, pick) => sum(all, taking(pick, pick.count, sumOf(pick.picks, asked), asked)), nothing);

const accountsFor = (picks: readonly Pick[], key: string): boolean =>
  picks.some(({ facts, picks: below }) => facts.answers.some((answer) => answer.key === key) || accountsFor(below, key));

/** Four hooks of which the list gives one a rope: the rope is inside one hook, not inside each of them. */
function dividedWays(choice: Choice, count: number, below: readonly Combination[], asked: Asked, depth: number): readonly Combination[] {
  const [{ picks } = nothing] = insideOf(choice, false, { ...asked, keys: [], wanted: new Map() }, depth);
  const plain = sumOf(picks, asked);
  const usual = keyCounts(picks, asked.wanted);
  return below.flatMap((inner): readonly Combination[] => {
    let times = Number.POSITIVE_INFINITY;
    for (const [key, each] of keyCounts(inner.picks, asked.wanted))
      if (usual.get(key) !== each) times = Math.min(times, Math.floor(countOf(key, null, asked) / each));
    if (times < 1 || times >= count) return [];
    return [sum(taking(choice, times, inner, asked), taking(choice, count - times, plain, asked))];
  });
}

function mostOf({ facts }: Choice, asked: Asked): number | null {
  return asked.most === 'raised' ? facts.most : facts.max;
}

/** How many items of this name may be given if the data allows `max` (null: any number); 0 if the list does not state the name. */
function countOf(key: string, max: number | null, { wanted, models }: Asked): number {
  const open = wanted.get(key);
  return open === undefined ? 0 : Math.min(open, max ?? Math.ceil(open / models));
}

function mostAsked(keys: readonly string[], inside: ReadonlySet<string>, max: number | null, asked: Asked): number {
  let most = 0;
  for (const key of keys) if (inside.has(key)) most = Math.max(most, countOf(key, max, asked));
  return most;
}

/** The contents of an option that is not stated are chosen in one way only, because lists rarely print them. */
function insideOf(choice: Choice, isAsked: boolean, asked: Asked, depth: number): readonly Combination[] {
  if (depth >= deepest) return takeNothing;
  const found = combinations(choice.inside, asked.keys, asked, depth + 1);
  const most = isAsked ? mostInside : 1;
  return found.length <= most ? found : found.slice(0, most);
}

function waysOfGroup(choice: Choice, keys: readonly string[], asked: Asked, depth: number): readonly Combination[] {
  const { required, mustTake, inside } = choice.facts;
  if (!mustTake && mostAsked(keys, inside, 1, asked) === 0) return takeNothing;
  const most = mostOf(choice, asked) ?? Number.POSITIVE_INFINITY;
  const found = combinations(choice.inside, keys, asked, depth).filter(({ size }) => size <= most);
  if (found.length === 0) return takeNothing;
  if (choice.usual === null || found.every(({ size }) => size >= required)) return found;
  const [usual = nothing] = insideOf(choice.usual, false, asked, depth);
  return distinct(found.map((one) => withUsual(one, required - one.size, choice.usual, usual, asked)));
}

function withUsual(found: Combination, missing: number, choice: Choice | null, inner: Combination, asked: Asked): Combination {
  return choice === null || missing <= 0 ? found : sum(found, taking(choice, missing, inner, asked));
}

function distinct(ways: readonly Combination[]): readonly Combination[] {
  if (ways.length < 2) return ways;
  const signatures: string[] = [];
  const kept: Combination[] = [];
  for (const way of ways) {
    const signature = signatureOf(way.picks);
    const at = signatures.indexOf(signature);
    if (at < 0) signatures.push(signature);
    kept[at < 0 ? kept.length : at] = way;
  }
  return kept;
}

function signatureOf(picks: readonly Pick[]): string {
  const each = picks.map(({ option, count, picks: below }) => `${option.option.placeId}*${count}(${signatureOf(below)})`);
  return each.length < 2 ? (each[0] ?? '') : each.sort().join('|');
}

/** Takes nothing. */
export const noConfig = new Config(nothing, new Map());
