import type { OptionView } from '@muster/battlescribe';
import { exactKey } from './names/name-key.js';
import { entriesIn } from './option-entries.js';

/** A choice and the entries it is chosen through, outermost first, itself last. */
export type ChoicePath = readonly OptionView[];

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
    const isOfLimit = (path: ChoicePath): boolean => limit !== null && numbersIn(unnumbered(exactKey(path.at(-1)?.name ?? ''))).includes(String(limit));
    return named.find(isOfLimit) ?? named[0] ?? sizes.find(isOfLimit) ?? null;
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
