import type { OptionView } from '#muster/battlescribe';
import { entriesIn } from '#muster/catalogue';
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
}

/** A choice that matters, and those of the stated names that it has or contains. */
interface StatedChoice {
  readonly choice: Choice;
  readonly keys: readonly string[];
}

const mostOptions = 5_000;
const TOO_MANY = 'too many';

/** The options of a unit, of a model or inside another option, indexed by the names that lists use for them. */
export class Choices {
  readonly #options: readonly OptionView[];
  readonly #index: ChoiceIndex;
  /** The choices that some list needed, by place. */
  readonly #choices: (Choice | undefined)[] = [];
  #taken: readonly StatedChoice[] | null = null;
  #keys: ReadonlySet<string> | typeof TOO_MANY | null = null;

  constructor(options: readonly OptionView[]) {
    this.#options = options;
    this.#index = indexOf(options.map(factsOf));
  }

  get isEmpty(): boolean {
    return this.#options.length === 0;
  }

  /** Whether some choice among the options may account for a name. */
  mayHave(key: string): boolean {
    this.#keys ??= keysBelow(this.#options);
    return this.#keys === TOO_MANY || this.#keys.has(key);
  }

  /** The choices that matter if the list states these names, in the order of the data. */
  among(keys: readonly string[]): readonly StatedChoice[] {
    const { taken, named } = this.#index;
    let stated: Map<number, string[]> | null = null;
    for (const key of keys) {
      const found = named.get(key);
      if (found === undefined) continue;
      stated ??= new Map();
      for (const at of typeof found === 'number' ? [found] : found) {
        const before = stated.get(at);
        if (before === undefined) stated.set(at, [key]);
        else before.push(key);
      }
    }
    if (stated === null) return (this.#taken ??= taken.flatMap((at) => this.#at(at, NO_KEYS)));
    for (const at of taken) if (!stated.has(at)) stated.set(at, []);
    const all = stated.size === 1 ? [...stated] : [...stated].sort(([one], [other]) => one - other);
    return all.flatMap(([at, own]) => this.#at(at, own));
  }

  #at(at: number, keys: readonly string[]): StatedChoice | readonly StatedChoice[] {
    const [option, facts] = [this.#options[at], this.#index.facts[at]];
    if (option === undefined || facts === undefined) return [];
    const choice = this.#choices[at] ?? new Choice(option, facts);
    this.#choices[at] = choice;
    return { choice, keys };
  }
}

const NO_KEYS: readonly string[] = [];

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
