import type { DataFile, EntryLinkNode, EntryNode, GroupNode } from '#muster/battlescribe';

type TreeNode = EntryNode | GroupNode | EntryLinkNode;

/** Finds the entries that a changed node can affect: the nodes that contain it or link to it, at any depth, and the nodes inside it. */
export class AffectedEntries {
  /** For each node id, the ids of the nodes that contain it or link to it. */
  readonly #holders = new Map<string, Set<string>>();
  readonly #nodes = new Map<string, TreeNode[]>();
  readonly #fileIds: ReadonlySet<string>;

  constructor(files: readonly DataFile[]) {
    this.#fileIds = new Set(files.map(({ id }) => id));
    for (const file of files) {
      for (const root of [file.entries, file.entryLinks, file.sharedEntries, file.sharedGroups].flatMap(
        (list): readonly TreeNode[] => list ?? [],
      ))
        this.#add(root, null);
    }
  }

  /** Whether a file, or a node in one of the files, has this id. */
  has(id: string): boolean {
    return this.#nodes.has(id) || this.#fileIds.has(id);
  }

  /** Ids of all nodes that may change when the targets change, including the ids of the affected entries. */
  of(targets: Iterable<string>): ReadonlySet<string> {
    const affected = new Set(targets);
    for (const id of affected) for (const holder of this.#holders.get(id) ?? []) affected.add(holder);
    for (const id of targets) for (const node of this.#nodes.get(id) ?? []) addWithin(node, affected);
    return affected;
  }

  #add(node: TreeNode, holder: string | null): void {
    const same = this.#nodes.get(node.id);
    if (same) same.push(node);
    else this.#nodes.set(node.id, [node]);
    if (holder !== null) this.#hold(node.id, holder);
    if (node.kind === 'link') this.#hold(node.targetId, node.id);
    for (const child of childrenOf(node)) this.#add(child, node.id);
  }

  #hold(id: string, holder: string): void {
    const holders = this.#holders.get(id);
    if (holders) holders.add(holder);
    else this.#holders.set(id, new Set([holder]));
  }
}

function addWithin(node: TreeNode, ids: Set<string>): void {
  ids.add(node.id);
  for (const child of childrenOf(node)) addWithin(child, ids);
}

function childrenOf(node: TreeNode): readonly TreeNode[] {
  return [...(node.entries ?? []), ...(node.groups ?? []), ...(node.links ?? [])];
}
