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
import { mayContain } from './read/parts/split-file.js';

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
  /**
   * Whether the id belongs to an entry, a group or an entry link. Searches the files that were indexed, and the others only if none of these
   * has the id: no id of the real data belongs to elements of both kinds.
   */
  isSelectable(id: string): boolean;
  /**
   * What a force of this catalogue can select at its root, each node once: its own root entries, those of the catalogues it imports
   * (recursively, without nodes marked `import="false"`), and those of the game system.
   */
  roots(catalogue: DataFile): readonly Placed<EntryNode | EntryLinkNode>[];
  /** The files in which an id of this file is searched, nearest first. */
  namespace(file: DataFile): readonly DataFile[];
}

/** Indexes each file when an id is first searched in it. */
export function indexLinks(files: readonly DataFile[]): LinkIndex {
  const byId = new Map(files.map((file) => [file.id, file]));
  const gameSystem = files.find((file) => file.kind === 'gameSystem') ?? null;
  const definitions = new Map<DataFile, Definitions>();
  const namespaces = new Map<DataFile, readonly DataFile[]>();

  const namespace = (file: DataFile): readonly DataFile[] => {
    const known = namespaces.get(file);
    if (known) return known;
    const found = reachable(file, byId, gameSystem);
    namespaces.set(file, found);
    return found;
  };
  const definitionsIn = (file: DataFile): Definitions => {
    const known = definitions.get(file);
    if (known) return known;
    const found = collectDefinitions(file);
    definitions.set(file, found);
    return found;
  };
  const elsewhere = new Map<string, Placed<Definition> | null>();
  /** Files whose text does not contain the id are not indexed for it. */
  const anywhere = (id: string): Placed<Definition> | null => {
    const known = elsewhere.get(id);
    if (known !== undefined) return known;
    const file = files.find((one) => (definitions.has(one) || mayContain(one, id)) && definitionsIn(one).first.has(id));
    const found = (file && definitionsIn(file).first.get(id)) ?? null;
    elsewhere.set(id, found);
    return found;
  };

  const selectable = new Map<string, boolean>();
  const searchSelectable = (id: string): boolean => {
    const indexed = [...definitions.values()].filter(({ first }) => first.has(id));
    if (indexed.length > 0) return indexed.some((found) => hasSelectable(found, id));
    const place = anywhere(id);
    return place !== null && hasSelectable(definitionsIn(place.file), id);
  };

  return {
    gameSystem,
    playable: files
      .filter((file) => file.kind === 'catalogue' && !file.library)
      .sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id)),
    file: (id) => byId.get(id) ?? null,
    namespace,
    resolve(id, from) {
      for (const file of namespace(from)) {
        const here = definitionsIn(file).first.get(id);
        if (here) return here;
      }
      return anywhere(id);
    },
    isSelectable(id) {
      const known = selectable.get(id) ?? searchSelectable(id);
      selectable.set(id, known);
      return known;
    },
    roots: (catalogue) => collectRoots(catalogue, byId, gameSystem),
  };
}

const SELECTABLE: ReadonlySet<Definition['kind']> = new Set(['entry', 'group', 'link']);

/** The ids of one file. */
interface Definitions {
  /** By id, the first node that has it. */
  readonly first: ReadonlyMap<string, Placed<Definition>>;
  /** Ids that a node of another kind has first, and then an entry, a group or an entry link. */
  readonly repeated: ReadonlySet<string>;
}

const hasSelectable = ({ first, repeated }: Definitions, id: string): boolean =>
  SELECTABLE.has(first.get(id)?.node.kind ?? 'rule') || repeated.has(id);

function collectDefinitions(file: DataFile): Definitions {
  const first = new Map<string, Placed<Definition>>();
  const repeated = new Set<string>();
  const add = (node: Definition): void => {
    if (!first.has(node.id)) first.set(node.id, { node, file });
    else if (SELECTABLE.has(node.kind)) repeated.add(node.id);
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
  return { first, repeated };
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
export function childrenOf({
  entries = NONE,
  groups = NONE,
  links = NONE,
}: Selectable): readonly (EntryNode | GroupNode | EntryLinkNode)[] {
  if (groups.length === 0 && links.length === 0) return entries;
  return entries.length === 0 && groups.length === 0 ? links : [...entries, ...groups, ...links];
}

const NONE: readonly never[] = [];

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
