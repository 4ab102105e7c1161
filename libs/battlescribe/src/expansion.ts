import { childrenOf, type LinkIndex } from './link-index.js';
import type { DataFile, EntryLinkNode, EntryNode, GroupNode, InfoGroupNode, Informative, Selectable } from './nodes.js';

/**
 * Places that one entry may have inside, links followed. Links that lead to the same group twice, level after level, double it each time; real
 * data stay below 1,800.
 */
export const MOST_PLACES = 20_000;

/** An entry or group as it is reached: its definition, and the link that leads to it. */
export interface ExpandedFrom {
  readonly definition: EntryNode | GroupNode;
  readonly link: EntryLinkNode | null;
  readonly file: DataFile;
  readonly linkFile: DataFile;
}

/** How many entries and groups stand inside at any depth; counting stops above `most`. What stands in itself is counted once. */
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

/** Null: the link leads to nothing that can be selected. */
export function follow(link: EntryLinkNode, file: DataFile, links: LinkIndex): ExpandedFrom | null {
  const target = links.resolve(link.targetId, file);
  if (target?.node.kind !== 'entry' && target?.node.kind !== 'group') return null;
  return { definition: target.node, link, file: target.file, linkFile: file };
}

/** How many profiles, rules, groups of them and links to them one element shows at any depth; counting stops above `most`. */
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
