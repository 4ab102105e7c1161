import { childrenOf, type LinkIndex } from '#muster/battlescribe';
import type { DataFile, EntryLinkNode, EntryNode, GroupNode } from '#muster/battlescribe';

/** An entry or group as reached from its parent: the definition, and the link that leads to it, which may add children and modifiers. */
export interface Reached<Node extends EntryNode | GroupNode = EntryNode | GroupNode> {
  readonly node: Node;
  readonly link: EntryLinkNode | null;
  /** The file that contains the definition. */
  readonly file: DataFile;
  /** The file that contains the link, or the definition's file if there is no link. */
  readonly linkFile: DataFile;
}

export type ReachedEntry = Reached<EntryNode>;
export type ReachedGroup = Reached<GroupNode>;

export function isEntry(reached: Reached): reached is ReachedEntry {
  return reached.node.kind === 'entry';
}

export function isGroup(reached: Reached): reached is ReachedGroup {
  return reached.node.kind === 'group';
}

/** The parts of a reached node: its definition, then its link. */
export function partsOf(reached: Reached): readonly (EntryNode | GroupNode | EntryLinkNode)[] {
  return reached.link ? [reached.node, reached.link] : [reached.node];
}

/** The id by which the parent offers the node: the id of the link, if there is one. */
export function offeredId(reached: Reached): string {
  return reached.link?.id ?? reached.node.id;
}

/** The trees of one data set with links followed. Each lookup is cached. */
export class EntryTrees {
  private readonly known = new Map<Reached, readonly Reached[]>();
  private readonly places = new Map<EntryNode | GroupNode | EntryLinkNode, Reached | null>();

  constructor(readonly index: LinkIndex) {}

  /** Null if the link has no target, or if its target cannot be selected. */
  reach(node: EntryNode | GroupNode | EntryLinkNode, file: DataFile): Reached | null {
    const known = this.places.get(node);
    if (known !== undefined) return known;
    const reached = node.kind === 'link' ? this.follow(node, file) : { node, link: null, file, linkFile: file };
    this.places.set(node, reached);
    return reached;
  }

  children(parent: Reached): readonly Reached[] {
    const known = this.known.get(parent);
    if (known) return known;
    const found: Reached[] = [];
    const add = (children: ReturnType<typeof childrenOf>, file: DataFile): void => {
      for (const child of children) {
        const reached = this.reach(child, file);
        if (reached) found.push(reached);
      }
    };
    add(childrenOf(parent.node), parent.file);
    if (parent.link) add(childrenOf(parent.link), parent.linkFile);
    this.known.set(parent, found);
    return found;
  }

  private follow(link: EntryLinkNode, linkFile: DataFile): Reached | null {
    const target = this.index.resolve(link.targetId, linkFile);
    if (target?.node.kind !== 'entry' && target?.node.kind !== 'group') return null;
    return { node: target.node, link, file: target.file, linkFile };
  }
}
