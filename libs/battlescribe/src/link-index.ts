import type {
  CategoryEntryNode,
  DataFile,
  EntryLinkNode,
  EntryNode,
  ForceEntryNode,
  GroupNode,
  Informative,
  InfoGroupNode,
  ProfileNode,
  RuleNode,
  Selectable,
} from './nodes.js';

/** Any node that an id can refer to. */
export type Definition =
  EntryNode | GroupNode | EntryLinkNode | CategoryEntryNode | ForceEntryNode | ProfileNode | RuleNode | InfoGroupNode;

/** A node and the file that contains it. The ids in its links are resolved from that file. */
export interface Placed<T> {
  readonly node: T;
  readonly file: DataFile;
}

/** The files of one data set, with an index of all their ids. */
export interface LinkIndex {
  readonly gameSystem: DataFile | null;
  /** Catalogues on which a force can be built, sorted by name. Libraries are not included. */
  readonly playable: readonly DataFile[];
  file(id: string): DataFile | null;
  /**
   * Resolves an id that is written in `from`. Searches that file first, then the catalogues it links to, then the game system, then all
   * other files.
   */
  resolve(id: string, from: DataFile): Placed<Definition> | null;
  /** Whether the id belongs to an entry, a group or an entry link in any of the files. */
  isSelectable(id: string): boolean;
  /**
   * What a force of this catalogue can select at its root, each node once: its own root entries, those of the catalogues it imports
   * (recursively, without nodes marked `import="false"`), and those of the game system.
   */
  roots(catalogue: DataFile): readonly Placed<EntryNode | EntryLinkNode>[];
  /** The files in which an id of this file is searched, nearest first. */
  namespace(file: DataFile): readonly DataFile[];
}

export function indexLinks(files: readonly DataFile[]): LinkIndex {
  const byId = new Map(files.map((file) => [file.id, file]));
  const gameSystem = files.find((file) => file.kind === 'gameSystem') ?? null;
  const definitions = collectDefinitions(files);
  const namespaces = new Map<DataFile, readonly DataFile[]>();

  const namespace = (file: DataFile): readonly DataFile[] => {
    const known = namespaces.get(file);
    if (known) return known;
    const found = reachable(file, byId, gameSystem);
    namespaces.set(file, found);
    return found;
  };

  return {
    gameSystem,
    playable: files
      .filter((file) => file.kind === 'catalogue' && !file.library)
      .sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id)),
    file: (id) => byId.get(id) ?? null,
    namespace,
    resolve(id, from) {
      const places = definitions.get(id);
      if (!places) return null;
      const [first, ...others] = places;
      if (others.length === 0) return first;
      for (const file of namespace(from)) {
        const here = places.find((place) => place.file === file);
        if (here) return here;
      }
      return first;
    },
    isSelectable: (id) => definitions.get(id)?.some(({ node }) => SELECTABLE.has(node.kind)) ?? false,
    roots: (catalogue) => collectRoots(catalogue, byId, gameSystem),
  };
}

const SELECTABLE: ReadonlySet<Definition['kind']> = new Set(['entry', 'group', 'link']);

type Places = readonly [Placed<Definition>, ...Placed<Definition>[]];

function collectDefinitions(files: readonly DataFile[]): ReadonlyMap<string, Places> {
  const found = new Map<string, Places>();
  for (const file of files) {
    const add = (node: Definition): void => {
      const placed = { node, file };
      const others = found.get(node.id);
      found.set(node.id, others ? [...others, placed] : [placed]);
    };
    addInformation(file, add);
    for (const profile of file.sharedProfiles ?? []) add(profile);
    for (const rule of file.sharedRules ?? []) add(rule);
    for (const group of file.sharedInfoGroups ?? []) addInfoGroup(group, add);
    for (const category of file.categoryEntries ?? []) addWithInformation(category, add);
    for (const force of file.forceEntries ?? []) addForce(force, add);
    for (const entry of file.entries ?? []) addSelectable(entry, add);
    for (const link of file.entryLinks ?? []) addSelectable(link, add);
    for (const entry of file.sharedEntries ?? []) addSelectable(entry, add);
    for (const group of file.sharedGroups ?? []) addSelectable(group, add);
  }
  return found;
}

type Add = (node: Definition) => void;

function addSelectable(node: EntryNode | GroupNode | EntryLinkNode, add: Add): void {
  addWithInformation(node, add);
  for (const child of childrenOf(node)) addSelectable(child, add);
}

function addForce(force: ForceEntryNode, add: Add): void {
  addWithInformation(force, add);
  for (const child of force.forceEntries ?? []) addForce(child, add);
}

function addWithInformation(node: Definition & Informative, add: Add): void {
  add(node);
  addInformation(node, add);
}

function addInformation(node: Informative, add: Add): void {
  for (const profile of node.profiles ?? []) add(profile);
  for (const rule of node.rules ?? []) add(rule);
  for (const group of node.infoGroups ?? []) addInfoGroup(group, add);
}

function addInfoGroup(group: InfoGroupNode, add: Add): void {
  addWithInformation(group, add);
}

/** The nodes directly inside a node: entries, then groups, then links. */
export function childrenOf(node: Selectable): readonly (EntryNode | GroupNode | EntryLinkNode)[] {
  return [...(node.entries ?? []), ...(node.groups ?? []), ...(node.links ?? [])];
}

function reachable(start: DataFile, byId: ReadonlyMap<string, DataFile>, gameSystem: DataFile | null): readonly DataFile[] {
  const found = new Set([start]);
  for (const file of found) {
    for (const link of file.catalogueLinks ?? []) {
      const target = byId.get(link.targetId);
      if (target && target !== gameSystem) found.add(target);
    }
  }
  if (gameSystem) found.add(gameSystem);
  return [...found];
}

function collectRoots(
  catalogue: DataFile,
  byId: ReadonlyMap<string, DataFile>,
  gameSystem: DataFile | null,
): readonly Placed<EntryNode | EntryLinkNode>[] {
  const seen = new Set<DataFile>();
  const visit = (file: DataFile, imported: boolean): readonly Placed<EntryNode | EntryLinkNode>[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const own = [...(file.entries ?? []), ...(file.entryLinks ?? [])].filter((node) => !imported || node.import !== false);
    const links = (file.catalogueLinks ?? []).filter((link) => link.importRootEntries);
    const targets = links.map((link) => byId.get(link.targetId)).filter((target) => target !== undefined);
    return [...own.map((node) => ({ node, file })), ...targets.flatMap((target) => visit(target, true))];
  };
  return [...visit(catalogue, false), ...(gameSystem ? visit(gameSystem, false) : [])];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
