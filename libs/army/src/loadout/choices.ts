import type { OptionView } from '#muster/battlescribe';
import { entriesIn } from '#muster/catalogue';
import { ANSWER, namesBelow, type NamesBelow } from './names-below.js';
import { factsOf, type Facts } from './option-facts.js';

/** An option with the facts that its places share, and the choices inside it. */
export class Choice {
  readonly isGroup: boolean;
  #inside: Choices | null = null;
  #usual: Choice | null | undefined = undefined;

  constructor(
    readonly option: OptionView,
    readonly facts: Facts,
  ) {
    this.isGroup = option.kind === 'group';
  }

  get inside(): Choices {
    return (this.#inside ??= choicesOf(this.option.children));
  }

  /** For a group: its default entry, or else its first visible one. */
  get usual(): Choice | null {
    if (this.#usual !== undefined) return this.#usual;
    const entries = entriesIn(this.option);
    const entry = entries.find(({ isDefault }) => isDefault) ?? entries.find(({ hidden }) => !hidden);
    return (this.#usual = entry === undefined ? null : new Choice(entry, factsOf(entry)));
  }
}

/** What follows from the facts about the options alone. Equal lists of facts share it: data offers the same options in many places. */
interface ChoiceIndex {
  readonly facts: readonly Facts[];
  /** Places of the options of which something is taken even if the list states nothing. */
  readonly taken: readonly number[];
  /** For each name, the place or places of the options that have it or contain something of that name. */
  readonly named: ReadonlyMap<string, number | readonly number[]>;
  /** Places of groups with so many names inside, mostly the same for many units, that these are not in `named`. */
  readonly wide: readonly number[];
}

/** A choice that matters, and those of the stated names that it has or contains. */
interface StatedChoice {
  readonly choice: Choice;
  readonly keys: readonly string[];
}

/** The options of a unit, of a model or inside another option, indexed by the names that lists use for them. */
export class Choices {
  readonly #options: readonly OptionView[];
  readonly #index: ChoiceIndex;
  /** The choices that some list needed, by place. */
  readonly #choices: (Choice | undefined)[] = [];
  #taken: readonly StatedChoice[] | null = null;
  #below: NamesBelow | null = null;

  constructor(options: readonly OptionView[]) {
    this.#options = options;
    this.#index = indexOf(options.map(factsOf));
  }

  get isEmpty(): boolean {
    return this.#options.length === 0;
  }

  /** Whether some choice among the options may account for a name. */
  mayHave(key: string): boolean {
    const below = (this.#below ??= namesBelow(this.#options));
    return below.isCut || (below.kindsOf(key) & ANSWER) !== 0;
  }

  /** The choices that matter if the list states these names, in the order of the data. */
  among(keys: readonly string[]): readonly StatedChoice[] {
    const { taken, named, wide, facts } = this.#index;
    const stated: Stated[] = [];
    for (const key of keys) {
      const found = named.get(key);
      if (typeof found === 'number') add(stated, found, key);
      else if (found !== undefined) for (const at of found) add(stated, at, key);
      for (const at of wide) if (facts[at]?.inside.has(key) === true) add(stated, at, key);
    }
    if (stated.length === 0) return (this.#taken ??= this.#choicesAt(taken.map((at) => ({ at, keys: [] }))));
    for (const at of taken) add(stated, at, null);
    return this.#choicesAt(stated);
  }

  #choicesAt(places: readonly Stated[]): readonly StatedChoice[] {
    const all: StatedChoice[] = [];
    for (const { at, keys } of places) {
      const [option, facts] = [this.#options[at], this.#index.facts[at]];
      if (option !== undefined && facts !== undefined) all.push({ choice: (this.#choices[at] ??= new Choice(option, facts)), keys });
    }
    return all;
  }
}

/** A place, and the stated names of the choice there. */
interface Stated {
  readonly at: number;
  readonly keys: string[];
}

/** Adds a key, if it is not the newest one, to the choice at this place. The places, of which there are few, stay in order. */
function add(stated: Stated[], at: number, key: string | null): void {
  let place = stated.length;
  while (place > 0 && (stated[place - 1]?.at ?? -1) > at) place -= 1;
  const before = stated[place - 1];
  if (before?.at !== at) {
    const made = { at, keys: key === null ? [] : [key] };
    if (place === stated.length) stated.push(made);
    else stated.splice(place, 0, made);
  } else if (key !== null && before.keys.at(-1) !== key) before.keys.push(key);
}

/** Kept for as long as the release's index exists. */
const known = new WeakMap<readonly OptionView[], Choices>();
/** The indexes of the lists that begin with these facts. */
const indexes = new WeakMap<Facts, ChoiceIndex[]>();

export function choicesOf(options: readonly OptionView[]): Choices {
  const kept = known.get(options);
  if (kept !== undefined) return kept;
  const choices = new Choices(options);
  known.set(options, choices);
  return choices;
}

function indexOf(facts: readonly Facts[]): ChoiceIndex {
  const [first] = facts;
  if (first === undefined) return { facts, taken: [], named: new Map(), wide: [] };
  const alike = indexes.get(first) ?? [];
  const kept = alike.find((other) => other.facts.length === facts.length && other.facts.every((one, at) => one === facts[at]));
  if (kept !== undefined) return kept;
  const made: ChoiceIndex = { facts, taken: placesTaken(facts), named: placesByName(facts), wide: placesOfWide(facts) };
  indexes.set(first, [...alike, made]);
  return made;
}

const placesTaken = (facts: readonly Facts[]): readonly number[] =>
  facts.flatMap(({ required, mustTake }, at) => (required > 0 || mustTake ? [at] : []));

const leastWide = 16;

const isWide = ({ inside }: Facts): boolean => inside.size >= leastWide;

const placesOfWide = (facts: readonly Facts[]): readonly number[] => facts.flatMap((one, at) => (isWide(one) ? [at] : []));

/** Most names stand for one option, so a place alone is kept as a number. */
function placesByName(facts: readonly Facts[]): ReadonlyMap<string, number | readonly number[]> {
  const named = new Map<string, number | readonly number[]>();
  facts.forEach((one, at) => {
    for (const key of new Set([...one.answers.map((answer) => answer.key), ...(isWide(one) ? [] : one.inside)])) {
      const before = named.get(key);
      named.set(key, before === undefined ? at : (typeof before === 'number' ? [before] : before).concat(at));
    }
  });
  return named;
}
