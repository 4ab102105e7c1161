import type { Alias } from '../aliases/alias.js';
import type { Entry } from '../entries.js';
import { exactKey, looseKey } from './name-key.js';
import { MeantNames } from './meant-name.js';
import { NameParts } from './name-parts.js';
import { NearNames } from './near-names.js';
import { rememberedByName } from './remembered-by-name.js';

export type Found<T> =
  | { readonly kind: 'one'; readonly entry: T }
  | { readonly kind: 'several'; readonly entries: readonly [T, T, ...T[]] }
  | { readonly kind: 'none' };

/** The form in which an entry is offered if several entries have the same name: its name and its slug. */
export const offeredAs = ({ name, slug }: Entry): string => `${name} [${slug}]`;

/** Whether an entry belongs to a scope. Scopes are searched from narrow to wide: the army's faction, its allies, any faction. */
export type Scope<T> = (entry: T) => boolean;

const legendsSuffix = ' [legends]';

/** A name in ASCII without brackets. No name is the same as it by the exact comparison, and not by the looser one. */
const isBare = /^[^([\u0080-\uFFFF]*$/;

const NONE = { kind: 'none' } as const;
const ANYWHERE: readonly Scope<unknown>[] = [() => true];
const NO_TIERS: readonly never[] = [];

/** Names of lists whose entries are kept: of the names in a list, half were in one of the six lists before it. */
const MOST_NAMES_KEPT = 2_048;

/**
 * Looks up entries of one kind by name. Uses the first scope that contains the name. Within a scope, compares with entries' own names first
 * and their aliases second; then repeats both with a looser comparison. Names that administrators taught come last. Returns all entries if
 * several still match.
 */
export class NameIndex<T extends Entry> {
  private readonly bySlug = new Map<string, T>();
  private readonly byName = new Map<string, T[]>();
  private readonly byAlias = new Map<string, T[]>();
  private readonly byLooseName = new Map<string, T[]>();
  private readonly byLooseAlias = new Map<string, T[]>();
  private readonly byTaughtName = new Map<string, T[]>();
  private readonly byLooseTaughtName = new Map<string, T[]>();
  private hasSlugOfWords = false;
  private byWords: ReadonlyMap<string, readonly T[]> | null = null;
  private byEnding: ReadonlyMap<string, readonly T[]> | null = null;
  private byMeaning: MeantNames<NamedEntry<T>> | null = null;
  private byLikeness: NearNames<T> | null = null;
  private parts: NameParts | null = null;
  private readonly ownTiers = rememberedByName((name) => this.tiersOf(name), MOST_NAMES_KEPT);
  private readonly meantAmong = rememberedByName((name) => this.meanings().amongEach(name), MOST_NAMES_KEPT);

  constructor(
    private readonly entries: readonly T[],
    private readonly taught: readonly Pick<Alias, 'name' | 'means'>[] = [],
  ) {
    for (const entry of entries) {
      const own = exactKey(entry.name);
      this.bySlug.set(entry.slug, entry);
      this.hasSlugOfWords ||= entry.slug.includes(' ');
      this.bySlug.set(offeredAs(entry), entry);
      add(this.byName, own, entry);
      if (own.endsWith(legendsSuffix)) add(this.byAlias, own.slice(0, -legendsSuffix.length), entry);
      add(this.byLooseName, looseKey(entry.name), entry);
      for (const alias of entry.aliases) {
        add(this.byAlias, exactKey(alias), entry);
        add(this.byLooseAlias, looseKey(alias), entry);
      }
    }
    for (const { name, means } of taught) {
      for (const entry of this.called(means)) {
        add(this.byTaughtName, exactKey(name), entry);
        add(this.byLooseTaughtName, looseKey(name), entry);
      }
    }
  }

  /** Finds an entry by the form of `offeredAs`, or by its slug alone. Null if the text is an ordinary name. */
  chosen(name: string): T | null {
    const text = name.trim();
    if (text.includes(' ') && !text.endsWith(']') && !this.hasSlugOfWords) return null;
    const chosen = this.bySlug.get(text);
    return chosen === undefined || this.byName.has(exactKey(name)) ? null : chosen;
  }

  find(name: string, scopes: readonly Scope<T>[] = ANYWHERE): Found<T> {
    const chosen = this.chosen(name);
    if (chosen !== null && scopes.some((admits) => admits(chosen))) return { kind: 'one', entry: chosen };
    const own = this.ownTiers(name);
    const taught = this.taughtTiers(name);
    if (own.length + taught.length === 0) return NONE;
    for (const admits of scopes) {
      const found = firstIn(own, admits) ?? firstIn(taught, admits);
      if (found !== null) return found;
    }
    return NONE;
  }

  /** Whether a name may consist of these words and of others before or behind them. */
  isPartOfName(words: string): boolean {
    // With brackets, or for a slug, it is not a matter of whole words.
    if (this.hasSlugOfWords || !isBare.test(exactKey(words))) return true;
    this.parts ??= new NameParts([...this.byLooseName.keys(), ...this.byLooseAlias.keys(), ...this.byLooseTaughtName.keys()]);
    return this.parts.has(looseKey(words));
  }

  /** The entries with exactly this name of their own, whatever else has it as an alias. */
  named(name: string): readonly T[] {
    return this.byName.get(exactKey(name)) ?? [];
  }

  /** The entries whose own names end with these words after at least one other: "North Walker" for "Walker". */
  endingWith(words: string): readonly T[] {
    const byEnding = (this.byEnding ??= groupBy(this.entries, ({ name }) => endingsOf(looseKey(name))));
    return byEnding.get(looseKey(words)) ?? [];
  }

  /** Whether the name was taught for the entry. */
  isTaught(name: string, entry: T): boolean {
    return this.taughtTiers(name).some((taught) => taught?.includes(entry));
  }

  private taughtTiers(name: string): Tiers<T> {
    return this.taught.length === 0 ? NO_TIERS : [this.byTaughtName.get(exactKey(name)), this.byLooseTaughtName.get(looseKey(name))];
  }

  /** The entries that the data calls by this name, by the closest kind of comparison that finds any. */
  private called(name: string): readonly T[] {
    return this.ownTiers(name).find((tier) => tier !== undefined) ?? [];
  }

  private tiersOf(name: string): Tiers<T> {
    const loose = looseKey(name);
    const [looseNames, looseAliases] = [this.byLooseName.get(loose), this.byLooseAlias.get(loose)];
    if (looseNames === undefined && looseAliases === undefined && isBare.test(name)) return NO_TIERS;
    const exact = exactKey(name);
    return [this.byName.get(exact), this.byAlias.get(exact), looseNames, looseAliases];
  }

  /**
   * Finds the only entry with the same words in any order ("Salt Host" and "Host Salt", because other languages order words differently).
   * Null if there is none or more than one.
   */
  findInAnyOrder(name: string): T | null {
    const byWords = (this.byWords ??= groupBy(this.entries, ({ name: own }) => [sortedWords(own)]));
    const [only, ...others] = byWords.get(sortedWords(name)) ?? [];
    return only !== undefined && others.length === 0 ? only : null;
  }

  /**
   * Finds the only entry that an unknown name can mean, with the differences that `MeantNames` allows. Null if there is no such entry or
   * more than one.
   */
  meant(name: string, scopes: readonly Scope<T>[] = ANYWHERE): { readonly entry: T; readonly isCertain: boolean } | null {
    const among = this.meantAmong(name);
    for (const admits of scopes) {
      const meant = among(({ entry }) => admits(entry));
      if (meant === null) continue;
      const [first, ...others] = meant.ones;
      if (others.every((one) => one.name !== first.name)) return { entry: first.entry, isCertain: meant.isCertain };
    }
    return null;
  }

  private meanings(): MeantNames<NamedEntry<T>> {
    return (this.byMeaning ??= new MeantNames([
      ...this.entries.map((entry) => ({ name: entry.name, entry })),
      ...this.taught.flatMap(({ name, means }) => this.called(means).map((entry) => ({ name, entry }))),
    ]));
  }

  /** Similar names for a name that was not found, from the first scope that has any. */
  near(name: string, scopes?: readonly Scope<T>[]): readonly string[] {
    return (this.byLikeness ??= new NearNames(this.entries)).to(name, scopes);
  }
}

/** An entry under one of its names. */
interface NamedEntry<T> {
  readonly name: string;
  readonly entry: T;
}

/** Entries of a name by each kind of comparison, the closest first. */
type Tiers<T> = readonly (readonly T[] | undefined)[];

/** The entries of the first tier that has any in the scope. */
function firstIn<T>(tiers: Tiers<T>, admits: Scope<T>): Found<T> | null {
  for (const tier of tiers) {
    if (tier === undefined) continue;
    const admitted = tier.filter(admits);
    const [first, second] = admitted;
    if (first === undefined) continue;
    return second === undefined ? { kind: 'one', entry: first } : { kind: 'several', entries: [first, second, ...admitted.slice(2)] };
  }
  return null;
}

function sortedWords(name: string): string {
  return looseKey(name).split(' ').toSorted().join(' ');
}

function endingsOf(key: string): readonly string[] {
  const words = key.split(' ');
  return words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
}

function groupBy<T>(entries: readonly T[], keysOf: (entry: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) for (const key of keysOf(entry)) add(groups, key, entry);
  return groups;
}

function add<T>(index: Map<string, T[]>, key: string, entry: T): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [entry]);
  else if (!known.includes(entry)) known.push(entry);
}
