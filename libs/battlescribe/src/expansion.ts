import { childrenOf, type LinkIndex } from './link-index.js';
import type { DataFile, EntryLinkNode, EntryNode, GroupNode, InfoGroupNode, Informative, Selectable } from './nodes.js';

/**
 * Maximum number of entries and groups inside one entry once all links are followed. Links that lead twice to the same group, on several
 * levels, double this number per level; entries of real data stay below 1,800.
 */
export const MOST_PLACES = 20_000;

/** An entry or group, with the link through which it was reached. */
export interface ExpandedFrom {
  readonly definition: EntryNode | GroupNode;
  readonly link: EntryLinkNode | null;
  readonly file: DataFile;
  readonly linkFile: DataFile;
}

/** Counts the entries and groups inside entries, at any depth. What several entries contain is counted once and remembered. */
export class PlaceCounter {
  /** By the link, or else by the definition. */
  private readonly known = new Map<EntryNode | GroupNode | EntryLinkNode, number>();
  private readonly around = new Set<EntryNode | GroupNode>();
  /** How often an entry was met inside itself. What depends on where the counting began is not remembered. */
  private repetitions = 0;

  /** Stops counting above `most`. */
  constructor(
    private readonly links: LinkIndex,
    private readonly most = MOST_PLACES,
  ) {}

  /** An entry that contains itself is counted once. */
  count({ definition, link, file, linkFile }: ExpandedFrom): number {
    const known = this.known.get(link ?? definition);
    if (known !== undefined) return known;
    if (this.around.has(definition)) {
      this.repetitions += 1;
      return 0;
    }
    const before = this.repetitions;
    this.around.add(definition);
    const count = this.inside(definition, file) + (link ? this.inside(link, linkFile) : 0);
    this.around.delete(definition);
    if (this.repetitions === before) this.known.set(link ?? definition, count);
    return count;
  }

  private inside(part: Selectable, file: DataFile): number {
    let count = 0;
    for (const child of childrenOf(part)) {
      if (count > this.most) break;
      const reached = child.kind === 'link' ? follow(child, file, this.links) : { definition: child, link: null, file, linkFile: file };
      if (reached) count += 1 + this.count(reached);
    }
    return count;
  }
}

/** Null if the link does not lead to an entry or a group. */
export function follow(link: EntryLinkNode, file: DataFile, links: LinkIndex): ExpandedFrom | null {
  const target = links.resolve(link.targetId, file);
  if (target?.node.kind !== 'entry' && target?.node.kind !== 'group') return null;
  return { definition: target.node, link, file: target.file, linkFile: file };
}

/** Counts the profiles, rules, information groups and links to them that one element shows, at any depth. Stops counting above `most`. */
export function countInformation(holder: Informative, from: DataFile, links: LinkIndex, most: number): number {
  const around = new Set<InfoGroupNode>();
  let count = 0;
  const visit = (group: InfoGroupNode, file: DataFile): void => {
    if (around.has(group)) return;
    around.add(group);
    inside(group, file);
    around.delete(group);
  };
  const inside = (part: Informative, file: DataFile): void => {
    count += (part.profiles?.length ?? 0) + (part.rules?.length ?? 0);
    for (const group of part.infoGroups ?? []) if (++count <= most) visit(group, file);
    for (const { targetId } of part.infoLinks ?? []) {
      if (++count > most) return;
      const target = links.resolve(targetId, file);
      if (target?.node.kind === 'infoGroup') visit(target.node, target.file);
    }
  };
  inside(holder, from);
  return count;
}
