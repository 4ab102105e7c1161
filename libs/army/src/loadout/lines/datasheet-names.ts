import type { OptionView } from '#muster/battlescribe';
import { comparable, looseKey, meantBy, nameable, nearNames, type Meant, type Nameable } from '#muster/catalogue';
import { factsOf } from '../option-facts.js';

/** Every name that a list may use for some part of one datasheet. */
export interface DatasheetNames {
  /** Whether the key (`looseKey`) belongs to the datasheet or to something inside it. */
  readonly has: (key: string) => boolean;
  /** Whether a model has this name or is a variant of it. */
  readonly isModel: (key: string) => boolean;
  /** Whether something other than a model has this name, or contains a profile or rule of this name. */
  readonly isWargear: (key: string) => boolean;
  /** Whether an option other than a model has this name. */
  readonly isOption: (key: string) => boolean;
  /** The one name of the datasheet that an unknown name probably means; null if there is not exactly one. */
  readonly meant: (name: string) => Meant | null;
  /** The one option other than a model that an unknown name resembles at all; null if there is not exactly one. */
  readonly near: (name: string) => string | null;
}

const mostOptions = 5_000;
const deepest = 8;

/** The names of each datasheet are cached for as long as the release's index exists. */
const known = new WeakMap<OptionView, DatasheetNames>();

export function namesOf(root: OptionView): DatasheetNames {
  const kept = known.get(root);
  if (kept !== undefined) return kept;
  const keys = new Set([looseKey(root.name)]);
  const models = new Set<string>();
  const wargear = new Set<string>();
  const options = new Set<string>();
  const names = new Map<string, Nameable>();
  for (const option of optionsBelow(root)) {
    const { answers, otherKeys, bases, key } = factsOf(option);
    for (const name of [option.name, ...option.otherNames]) if (!names.has(name)) names.set(name, nameable(name));
    const called = [key, ...otherKeys, ...bases];
    for (const one of called) (option.type === 'model' ? models : options).add(one);
    for (const one of [...called, ...answers.map((answer) => answer.key)]) {
      keys.add(one);
      if (option.type !== 'model') wargear.add(one);
    }
  }
  const ownWords = new Set(looseKey(root.name).split(' '));
  const found = new Map<string, Meant | null>();
  let comparables: readonly ReturnType<typeof comparable>[] | null = null;
  const made: DatasheetNames = {
    has: (key) => keys.has(key),
    isModel: (key) => models.has(key),
    isWargear: (key) => wargear.has(key),
    isOption: (key) => options.has(key),
    near: (name) => {
      comparables ??= [...names.values()].filter(({ key }) => options.has(key)).map(({ name: own }) => comparable(own));
      const [only, ...others] = nearNames(name, comparables);
      return only !== undefined && others.length === 0 ? only : null;
    },
    meant: (name) => {
      const before = found.get(name);
      if (before !== undefined) return before;
      const meant = meantBy(name, [...names.values()], ownWords);
      if (found.size < mostOptions) found.set(name, meant);
      return meant;
    },
  };
  known.set(root, made);
  return made;
}

function optionsBelow(root: OptionView): readonly OptionView[] {
  const options: OptionView[] = [];
  const gather = ({ children }: OptionView, depth: number): void => {
    for (const child of children) {
      if (options.length >= mostOptions || depth > deepest) return;
      if (child.kind === 'entry') options.push(child);
      gather(child, depth + 1);
    }
  };
  gather(root, 0);
  return options;
}
