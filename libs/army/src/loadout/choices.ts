import type { OptionView } from '#muster/battlescribe';
import { factsOf, type Facts } from './option-facts.js';

/** An option and the facts that its places share. */
export interface Choice {
  readonly option: OptionView;
  readonly facts: Facts;
}

/** The options of a unit, of a model or inside another option, indexed by the names that lists use for them. */
export interface Choices {
  readonly all: readonly Choice[];
  /** Places of the options of which something is taken even if the list states nothing. */
  readonly taken: readonly number[];
  /** For each name, the places of the options that have it or contain something of that name. */
  readonly named: ReadonlyMap<string, readonly number[]>;
  /** Whether some choice among the options may account for a name. */
  readonly mayHave: (key: string) => boolean;
}

const mostOptions = 5_000;
const TOO_MANY = 'too many';

/** Kept for as long as the release's index exists. */
const known = new WeakMap<readonly OptionView[], Choices>();

export function choicesOf(options: readonly OptionView[]): Choices {
  const kept = known.get(options);
  if (kept !== undefined) return kept;
  const all = options.map((option) => ({ option, facts: factsOf(option) }));
  const taken = all.flatMap(({ facts }, at) => (facts.required > 0 || facts.mustTake ? [at] : []));
  const named = new Map<string, number[]>();
  all.forEach(({ facts }, at) => {
    for (const key of new Set([...facts.answers.map((answer) => answer.key), ...facts.inside]))
      named.set(key, [...(named.get(key) ?? []), at]);
  });
  let keys: ReadonlySet<string> | typeof TOO_MANY | null = null;
  const mayHave = (key: string): boolean => {
    keys ??= keysBelow(options);
    return keys === TOO_MANY || keys.has(key);
  };
  const choices: Choices = { all, taken, named, mayHave };
  known.set(options, choices);
  return choices;
}

function keysBelow(options: readonly OptionView[]): ReadonlySet<string> | typeof TOO_MANY {
  const keys = new Set<string>();
  const left = [...options];
  for (let seen = 0; left.length > 0; seen += 1) {
    const option = left.pop();
    if (option === undefined || seen >= mostOptions) return TOO_MANY;
    for (const { key } of factsOf(option).answers) keys.add(key);
    left.push(...option.children);
  }
  return keys;
}

/** The options that matter if the list states these names, in the order of the data. */
export function choicesAmong({ all, taken, named }: Choices, keys: readonly string[]): readonly Choice[] {
  const places = [...taken];
  for (const key of keys) for (const at of named.get(key) ?? []) if (!places.includes(at)) places.push(at);
  if (places.length > taken.length) places.sort((one, other) => one - other);
  return places.flatMap((at) => all[at] ?? []);
}
