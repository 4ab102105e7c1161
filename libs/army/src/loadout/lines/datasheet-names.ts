import type { OptionView } from '#muster/battlescribe';
import { looseKey, MeantNames, NearNames, type Meant } from '#muster/catalogue';
import { ENTRY, MODEL, namesBelow, OPTION, WARGEAR } from '../names-below.js';

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
  /** Keys of the names that contain a comma or an "and", which a list might split. */
  readonly joined: () => ReadonlySet<string>;
  /** Up to three of these names of the datasheet that an unknown name resembles, best match first. */
  readonly nearAmong: (name: string, among: ReadonlySet<string>) => readonly string[];
}

/** Unknown names of a datasheet whose meaning is kept. */
const mostAnswers = 500;

/** The names of each datasheet are cached for as long as the release's index exists. */
const known = new WeakMap<OptionView, DatasheetNames>();

export function namesOf(root: OptionView): DatasheetNames {
  const kept = known.get(root);
  if (kept !== undefined) return kept;
  const below = namesBelow(root.walk(), looseKey(root.name));
  const has = (key: string, kind: number): boolean => (below.kindsOf(key) & kind) !== 0;
  const ownWords = new Set(looseKey(root.name).split(' '));
  const found = new Map<string, Meant | null>();
  const named = (): readonly { readonly name: string }[] => Array.from(below.names(), (name) => ({ name }));
  let joined: ReadonlySet<string> | null = null;
  let byLikeness: NearNames<{ readonly name: string }> | null = null;
  let byMeaning: MeantNames<{ readonly name: string }> | null = null;
  const near = (name: string, isMeant: (one: string) => boolean): readonly string[] =>
    (byLikeness ??= new NearNames(named())).to(name, [(one) => isMeant(one.name)]);
  const made: DatasheetNames = {
    has: (key) => has(key, ENTRY),
    isModel: (key) => has(key, MODEL),
    isWargear: (key) => has(key, WARGEAR),
    isOption: (key) => has(key, OPTION),
    near: (name) => {
      const [only, ...others] = near(name, (one) => has(looseKey(one), OPTION));
      return only !== undefined && others.length === 0 ? only : null;
    },
    joined: () => (joined ??= new Set([...below.names()].filter((name) => /,| and | & /i.test(name)).map(looseKey))),
    nearAmong: (name, among) => near(name, (one) => among.has(one)),
    meant: (name) => {
      const before = found.get(name);
      if (before !== undefined) return before;
      const meant = (byMeaning ??= new MeantNames(named(), ownWords)).meant(name);
      if (found.size < mostAnswers) found.set(name, meant);
      return meant;
    },
  };
  known.set(root, made);
  return made;
}
