import type { OptionView } from '#muster/battlescribe';
import { exactKey } from '../names/name-key.js';
import { entriesIn } from './option-entries.js';

/** A choice and the entries it is chosen through, outermost first, itself last. */
export type ChoicePath = readonly OptionView[];

/** A choice in names, as lists have it. */
export interface StatedChoice {
  readonly name: string;
  readonly items: readonly StatedChoice[];
}

const deepest = 4;

/** What a force chooses beside its units: battle size, detachment and their kin. */
export class ConfigurationIndex {
  private ways: readonly ChoicePath[] | null = null;
  private byDefinitionId: ReadonlyMap<string, ChoicePath> | null = null;

  /** `roots`: those that are no datasheets. */
  constructor(private readonly roots: readonly OptionView[]) {}

  /** The way to the choice of this definition id, as a detachment has it. */
  choice(id: string): ChoicePath | null {
    this.byDefinitionId ??= new Map(this.allWays().map((path) => [path.at(-1)?.definitionId ?? '', path]));
    return this.byDefinitionId.get(id) ?? null;
  }

  /**
   * The choice a force must make whose name begins with the stated one, best with the limit in it: "2. Strike Force (2000 Point limit)". A
   * name in another language is none of them: the limit tells it then.
   */
  battleSize(name: string, limit: number | null): ChoicePath | null {
    const key = exactKey(name);
    const sizes = this.allWays().filter(([root, ...rest]) => rest.length > 0 && root !== undefined && mustBeTaken(root));
    const named = sizes.filter((path) => unnumbered(exactKey(path.at(-1)?.name ?? '')).startsWith(key));
    const isOfLimit = (path: ChoicePath): boolean =>
      limit !== null && numbersIn(unnumbered(exactKey(path.at(-1)?.name ?? ''))).includes(String(limit));
    return named.find(isOfLimit) ?? named[0] ?? sizes.find(isOfLimit) ?? null;
  }

  /**
   * The ways to what a list states that a force chooses, and to all that it states within it. By names alone: what could be several
   * choices is none.
   */
  stated({ name, items }: StatedChoice): readonly ChoicePath[] {
    const named = this.allWays().filter((path) => isCalled(path.at(-1), name));
    const roots = named.filter(({ length }) => length === 1);
    const [way, ...others] = roots.length > 0 ? roots : named;
    return way === undefined || others.length > 0 ? [] : statedFrom(way, items);
  }

  private allWays(): readonly ChoicePath[] {
    this.ways ??= this.roots.filter((root) => root.kind === 'entry' && root.type === 'upgrade').flatMap((root) => pathsFrom(root, []));
    return this.ways;
  }
}

/** Data number the sizes to sort them: "2. Strike Force". */
const unnumbered = (key: string): string => key.replace(/^\d{1,3}\. /, '');

const numbersIn = (name: string): readonly string[] => name.match(/\d+/g) ?? [];

function mustBeTaken(root: OptionView): boolean {
  return root.limits.some(({ type, value }) => type !== 'max' && value > 0);
}

function pathsFrom(entry: OptionView, above: ChoicePath): readonly ChoicePath[] {
  const path = [...above, entry];
  if (path.length >= deepest) return [path];
  return [path, ...entriesIn(entry).flatMap((inner) => pathsFrom(inner, path))];
}

function statedFrom(way: ChoicePath, items: readonly StatedChoice[]): readonly ChoicePath[] {
  const offered = way.length >= deepest ? [] : way.slice(-1).flatMap(entriesIn);
  const inner = items.flatMap(({ name, items: below }) => {
    const [entry, ...others] = offered.filter((one) => isCalled(one, name));
    return entry === undefined || others.length > 0 ? [] : statedFrom([...way, entry], below);
  });
  return [way, ...inner];
}

const isCalled = (option: OptionView | undefined, name: string): boolean =>
  option !== undefined && exactKey(option.name) === exactKey(name);
