import { indexLinks, type LinkIndex, type Placed } from '../../link-index.js';
import type { CategoryEntryNode, CostTypeNode, DataFile, EntryLinkNode, EntryNode, ForceEntryNode, Modifiable } from '../../nodes.js';
import { BlueprintFactory } from './compiled-entry.js';
import type { Dialect } from './dialect.js';
import { compileCategory, compileForce, type CategoryBlueprint, type ForceBlueprint, type ForceSource } from './compiled-force.js';
import type { EvaluatedCategory } from '../evaluation.types.js';
import { Identities } from './identity.js';
import { mayBeRequired, OptionFactory } from './children.js';
import type { Option } from './option.js';
import { QueryCompiler } from './query-compiler.js';
import type { CompiledModifier } from '../conditions/query.types.js';

/** The options and force entries of one catalogue. */
export interface CompiledCatalogue {
  readonly id: string;
  readonly name: string;
  readonly library: boolean;
  /** Numeric identity of the catalogue's id. */
  readonly identity: number;
  /** What a force can select at its root: own root entries, imported ones, and those of the game system. */
  readonly roots: readonly Option[];
  /** Root entries that may have to be selected. */
  readonly requiredRoots: readonly Option[];
  readonly root: (entryId: string) => Option | null;
  /** The primary categories of the root entries before modifiers. -1 stands for none. */
  readonly rootCategories: () => ReadonlySet<number>;
  readonly forces: readonly ForceBlueprint[];
  /** All force entries, including nested ones. */
  readonly allForces: readonly ForceBlueprint[];
  /** Finds a force entry at any depth. */
  readonly force: (id: string) => ForceBlueprint | null;
  readonly category: (id: string) => CategoryBlueprint | null;
  /** The category with this numeric identity, in the form in which selections show it. */
  readonly categoryView: (identity: number, primary: boolean) => EvaluatedCategory;
}

/**
 * A compiled data release of a game. It is immutable. Each catalogue is compiled on first use, and catalogues share their common entries.
 */
export interface CompiledGame {
  readonly dialect: Dialect;
  readonly links: LinkIndex;
  readonly identities: Identities;
  readonly costTypes: readonly CostTypeNode[];
  readonly costTypeIndex: (typeId: string) => number;
  /** The playable catalogues and the libraries, sorted by name. */
  readonly catalogues: readonly { readonly id: string; readonly name: string; readonly library: boolean }[];
  readonly catalogue: (id: string) => CompiledCatalogue | null;
  /** The compiled modifiers of a profile, a rule or a link to one of these. */
  readonly modifiersOf: (node: Modifiable) => readonly CompiledModifier[];
}

export function compileGame(files: readonly DataFile[], dialect: Dialect): CompiledGame {
  const links = indexLinks(files);
  const identities = new Identities();
  const costTypes = distinctCostTypes(files);
  const costTypeNumbers = new Map(costTypes.map((type, index) => [type.id, index]));
  const costTypeIndex = (typeId: string) => costTypeNumbers.get(typeId) ?? -1;
  const forceIds = new Set(files.flatMap(({ forceEntries = [] }) => forceEntries).flatMap(forceIdsIn));
  const queries = new QueryCompiler(identities, costTypeIndex, dialect, {
    hasPath: (id) => links.isSelectable(id),
    isForce: (id) => forceIds.has(id),
  });
  const blueprints = new BlueprintFactory(identities, queries, costTypeIndex, costTypes.length);
  const options = new OptionFactory(links, blueprints, identities, dialect === 'battlescribe');
  const rootOptions = new Map<EntryNode | EntryLinkNode, Option | null>();
  const compiled = new Map<string, CompiledCatalogue | null>();
  const modifiers = new Map<Modifiable, readonly CompiledModifier[]>();

  const optionOf = (root: Placed<EntryNode | EntryLinkNode>): Option | null => {
    if (!rootOptions.has(root.node)) rootOptions.set(root.node, options.root(root));
    return rootOptions.get(root.node) ?? null;
  };

  const compileCatalogue = (file: DataFile): CompiledCatalogue => {
    const roots = distinct(links.roots(file).map(optionOf)).flatMap((option) => (option.isGroup ? option.entries : [option]));
    const rootsById = new Map([...roots].reverse().map((option) => [option.suffix, option]));
    const category = (id: string): CategoryEntryNode | null => {
      const found = links.resolve(id, file)?.node;
      return found?.kind === 'category' ? found : null;
    };
    const forceSource: ForceSource = { blueprints, identities, category };
    const forceNodes = distinct(links.namespace(file).flatMap((reached) => reached.forceEntries ?? []));
    const forces = forceNodes.map((node) => compileForce(forceSource, node));
    const allForces = withNested(forces);
    const forcesById = new Map(allForces.map((force) => [force.entryId, force]));
    const categories = new Map<string, CategoryBlueprint | null>();
    const primaryViews = new Map<number, EvaluatedCategory>();
    const otherViews = new Map<number, EvaluatedCategory>();
    let rootCategories: ReadonlySet<number> | null = null;
    return {
      id: file.id,
      name: file.name,
      library: file.library ?? false,
      identity: identities.of(file.id),
      roots,
      requiredRoots: roots.filter(mayBeRequired),
      root: (entryId) => rootsById.get(entryId) ?? null,
      rootCategories: () => (rootCategories ??= new Set(roots.map((option) => option.primaryId))),
      forces,
      allForces,
      force: (id) => forcesById.get(id) ?? null,
      category: (id) => {
        const known = categories.get(id);
        if (known !== undefined) return known;
        const entry = category(id);
        const made = entry ? compileCategory(forceSource, entry, null) : null;
        categories.set(id, made);
        return made;
      },
      categoryView: (identity, primary) => {
        const views = primary ? primaryViews : otherViews;
        const known = views.get(identity);
        if (known) return known;
        const id = identities.name(identity);
        const made = { id, name: category(id)?.name ?? '', primary };
        views.set(identity, made);
        return made;
      },
    };
  };

  return {
    dialect,
    links,
    identities,
    costTypes,
    costTypeIndex,
    catalogues: files
      .filter((file) => file.kind === 'catalogue')
      .map((file) => ({ id: file.id, name: file.name, library: file.library ?? false }))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
    catalogue: (id) => {
      const known = compiled.get(id);
      if (known !== undefined) return known;
      const file = links.file(id);
      const made = file ? compileCatalogue(file) : null;
      compiled.set(id, made);
      return made;
    },
    modifiersOf: (node) => {
      const known = modifiers.get(node);
      if (known) return known;
      const made = blueprints.modifiers(node);
      modifiers.set(node, made);
      return made;
    },
  };
}

/** Cost types may be defined in a catalogue instead of the game system. Those of the game system come first. */
function distinctCostTypes(files: readonly DataFile[]): readonly CostTypeNode[] {
  const ordered = [...files].sort((a, b) => Number(b.kind === 'gameSystem') - Number(a.kind === 'gameSystem'));
  const byId = new Map<string, CostTypeNode>();
  for (const type of ordered.flatMap((file) => file.costTypes ?? [])) if (!byId.has(type.id)) byId.set(type.id, type);
  return [...byId.values()];
}

function withNested(forces: readonly ForceBlueprint[]): readonly ForceBlueprint[] {
  return forces.flatMap((force) => [force, ...withNested(force.children)]);
}

function distinct<T>(items: readonly (T | null)[]): readonly T[] {
  return [...new Set(items.filter((item): item is T => item !== null))];
}

function forceIdsIn({ id, forceEntries = [] }: ForceEntryNode): readonly string[] {
  return [id, ...forceEntries.flatMap(forceIdsIn)];
}
