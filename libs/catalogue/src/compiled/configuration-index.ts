import type { OptionView } from '#muster/battlescribe';
import { exactKey } from '../names/name-key.js';
import { entriesIn } from './option-entries.js';

/** A choice with the entries that contain it, outermost first and the choice itself last. */
export type ChoicePath = readonly OptionView[];

/** A choice by name, as lists state it. */
export interface StatedChoice {
  readonly name: string;
  readonly count: number;
  readonly items: readonly StatedChoice[];
}

/** The path to a stated choice, and how often it is taken. */
export interface StatedWay {
  readonly path: ChoicePath;
  readonly count: number;
}

const deepest = 4;

/** The choices of a force other than its units, such as battle size and detachment. */
export class ConfigurationIndex {
  private ways: readonly ChoicePath[] | null = null;
  private byDefinitionId: ReadonlyMap<string, ChoicePath> | null = null;
  private byName: ReadonlyMap<string, readonly ChoicePath[]> | null = null;
  private sizes: readonly Size[] | null = null;

  /** `roots` are the root options that are not datasheets. */
  constructor(private readonly roots: readonly OptionView[]) {}

  /** The path to the choice with this definition id. Detachments have such an id. */
  choice(id: string): ChoicePath | null {
    this.byDefinitionId ??= new Map(this.allWays().map((path) => [path.at(-1)?.definitionId ?? '', path]));
    return this.byDefinitionId.get(id) ?? null;
  }

  /**
   * Finds the required choice whose name begins with the stated battle size, preferring one that contains the limit: "2. Strike Force (2000
   * Point limit)". A name in another language matches none, so the limit alone decides.
   */
  battleSize(name: string, limit: number | null): ChoicePath | null {
    const key = exactKey(name);
    const sizes = (this.sizes ??= this.allWays()
      .filter(([root, ...rest]) => rest.length > 0 && root !== undefined && mustBeTaken(root))
      .map((path) => sizeOf(path, unnumbered(exactKey(path.at(-1)?.name ?? '')))));
    const named = sizes.filter((size) => size.key.startsWith(key));
    const isOfLimit = ({ numbers }: Size): boolean => limit !== null && numbers.includes(String(limit));
    return (named.find(isOfLimit) ?? named[0] ?? sizes.find(isOfLimit))?.path ?? null;
  }

  /**
   * The paths to a stated choice of a force and to everything stated inside it. Matches by name only; a name that fits several choices is
   * ignored.
   */
  stated({ name, count, items }: StatedChoice): readonly StatedWay[] {
    this.byName ??= Map.groupBy(this.allWays(), (path) => undecorated(path.at(-1)?.name ?? ''));
    const named = this.byName.get(undecorated(name)) ?? [];
    const roots = named.filter(({ length }) => length === 1);
    const [way, ...others] = roots.length > 0 ? roots : named;
    return way === undefined || others.length > 0 ? [] : statedFrom({ path: way, count }, items);
  }

  private allWays(): readonly ChoicePath[] {
    this.ways ??= this.roots.filter((root) => root.kind === 'entry' && root.type === 'upgrade').flatMap((root) => pathsFrom(root, []));
    return this.ways;
  }
}

/** The data numbers battle sizes to sort them: "2. Strike Force". */
const unnumbered = (key: string): string => key.replace(/^\d{1,3}\. /, '');

/** A battle size of the data. */
interface Size {
  readonly path: ChoicePath;
  readonly key: string;
  readonly numbers: readonly string[];
}

const sizeOf = (path: ChoicePath, key: string): Size => ({ path, key, numbers: key.match(/\d+/g) ?? [] });

function mustBeTaken(root: OptionView): boolean {
  return root.limits.some(({ type, value }) => type !== 'max' && value > 0);
}

function pathsFrom(entry: OptionView, above: ChoicePath): readonly ChoicePath[] {
  const path = [...above, entry];
  if (path.length >= deepest) return [path];
  return [path, ...entriesIn(entry).flatMap((inner) => pathsFrom(inner, path))];
}

function statedFrom(way: StatedWay, items: readonly StatedChoice[]): readonly StatedWay[] {
  const { path } = way;
  const offered = path.length >= deepest ? [] : path.slice(-1).flatMap(entriesIn);
  const inner = items.flatMap(({ name, count, items: below }) => {
    const [entry, ...others] = offered.filter((one) => undecorated(one.name) === undecorated(name));
    return entry === undefined || others.length > 0 ? [] : statedFrom({ path: [...path, entry], count }, below);
  });
  return [way, ...inner];
}

/** Data marks some choices with asterisks ("**Chapter Selector**"), which readers take for bold text. */
const undecorated = (name: string): string => exactKey(name.replaceAll('*', ''));
