import type { OptionView } from '#muster/battlescribe';
import { factsOf, type Facts } from './option-facts.js';

/** An option and the facts that its places share. */
export interface Choice {
  readonly option: OptionView;
  readonly facts: Facts;
}

/** What follows from the facts about the options alone. Equal lists of facts share it: data offers the same options in many places. */
interface ChoiceIndex {
  readonly facts: readonly Facts[];
  /** Places of the options of which something is taken even if the list states nothing. */
  readonly taken: readonly number[];
  /** For each name, the place or places of the options that have it or contain something of that name. */
  readonly named: ReadonlyMap<string, number | readonly number[]>;
}

/** The options of a unit, of a model or inside another option, indexed by the names that lists use for them. */
export interface Choices {
  readonly options: readonly OptionView[];
  readonly index: ChoiceIndex;
  /** Whether some choice among the options may account for a name. */
  readonly mayHave: (key: string) => boolean;
}

const mostOptions = 5_000;
const TOO_MANY = 'too many';

/** Kept for as long as the release's index exists. */
const known = new WeakMap<readonly OptionView[], Choices>();
/** The indexes of the lists that begin with these facts. */
const indexes = new WeakMap<Facts, ChoiceIndex[]>();

export function choicesOf(options: readonly OptionView[]): Choices {
  const kept = known.get(options);
  if (kept !== undefined) return kept;
  let keys: ReadonlySet<string> | typeof TOO_MANY | null = null;
  const mayHave = (key: string): boolean => {
    keys ??= keysBelow(options);
    return keys === TOO_MANY || keys.has(key);
  };
  const choices: Choices = { options, index: indexOf(options.map(factsOf)), mayHave };
  known.set(options, choices);
  return choices;
}

function indexOf(facts: readonly Facts[]): ChoiceIndex {
  const [first] = facts;
  if (first === undefined) return { facts, taken: [], named: new Map() };
  const alike = indexes.get(first) ?? [];
  const kept = alike.find((other) => other.facts.length === facts.length && other.facts.every((one, at) => one === facts[at]));
  if (kept !== undefined) return kept;
  const made: ChoiceIndex = { facts, taken: placesTaken(facts), named: placesByName(facts) };
  indexes.set(first, [...alike, made]);
  return made;
}

const placesTaken = (facts: readonly Facts[]): readonly number[] =>
  facts.flatMap(({ required, mustTake }, at) => (required > 0 || mustTake ? [at] : []));

/** Most names stand for one option, so a place alone is kept as a number. */
function placesByName(facts: readonly Facts[]): ReadonlyMap<string, number | readonly number[]> {
  const named = new Map<string, number | readonly number[]>();
  facts.forEach(({ answers, inside }, at) => {
    for (const key of new Set([...answers.map((answer) => answer.key), ...inside])) {
      const before = named.get(key);
      named.set(key, before === undefined ? at : (typeof before === 'number' ? [before] : before).concat(at));
    }
  });
  return named;
}

function keysBelow(options: readonly OptionView[]): ReadonlySet<string> | typeof TOO_MANY {
  const keys = new Set<string>();
  const left = [...options];
  for (let seen = 0; left.length > 0; seen += 1) {
    const option = left.pop();
    if (option === undefined || seen >= mostOptions) return TOO_MANY;
    for (const { key } of factsOf(option).answers) keys.add(key);
    left.push(...option.walk());
  }
  return keys;
}

/** The options that matter if the list states these names, in the order of the data. */
export function choicesAmong({ options, index: { facts, taken, named } }: Choices, keys: readonly string[]): readonly Choice[] {
  const places = [...taken];
  const add = (at: number): void => {
    if (!places.includes(at)) places.push(at);
  };
  for (const key of keys) {
    const stated = named.get(key);
    if (typeof stated === 'number') add(stated);
    else stated?.forEach(add);
  }
  if (places.length > taken.length) places.sort((one, other) => one - other);
  return places.flatMap((at) => {
    const [option, own] = [options[at], facts[at]];
    return option === undefined || own === undefined ? [] : { option, facts: own };
  });
}
