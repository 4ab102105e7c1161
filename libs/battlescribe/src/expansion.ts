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

/**
 * Counts the entries and groups inside an entry, at any depth. Stops counting above `most`. An entry that contains itself is counted once.
 */
export function countPlaces(from: ExpandedFrom, links: LinkIndex, most = MOST_PLACES): number {
  const around = new Set<EntryNode | GroupNode>();
  let count = 0;
  const visit = ({ definition, link, file, linkFile }: ExpandedFrom): void => {
    if (around.has(definition)) return;
    around.add(definition);
    inside(definition, file);
    if (link) inside(link, linkFile);
    around.delete(definition);
  };
  const inside = (part: Selectable, file: DataFile): void => {
    for (const child of childrenOf(part)) {
      if (count > most) return;
      const reached = child.kind === 'link' ? follow(child, file, links) : { definition: child, link: null, file, linkFile: file };
      if (!reached) continue;
      count += 1;
      visit(reached);
    }
  };
  visit(from);
  return count;
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
