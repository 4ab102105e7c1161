import type { Diagnostic } from '#muster/diagnostics';
import { countInformation, follow, MOST_PLACES, PlaceCounter } from '../../expansion.js';
import { childrenOf, indexLinks, type LinkIndex } from '../../link-index.js';
import type { DataFile, EntryLinkNode, EntryNode, GroupNode } from '../../nodes.js';
import { readDiagnostic } from '../read-messages.js';
import type { ReadFile } from './source-index.js';

export interface ExpansionLimits {
  /** Limit for one root entry. */
  readonly places: number;
  /** Limit for all root entries together. Real data has up to 600,000. */
  readonly allPlaces: number;
  /** Maximum number of profiles and rules that one element shows. Real data has fewer than 100. */
  readonly information: number;
}

export const EXPANSION_LIMITS: ExpansionLimits = { places: MOST_PLACES, allPlaces: 5_000_000, information: 2_000 };

/** Maximum number of reported problems. A single group that multiplies can occur in many entries. */
const MOST_REPORTED = 10;

/** Reports entries that grow beyond the limits when links are followed. Such entries could not be expanded when a list is checked. */
export function checkExpansion(files: readonly ReadFile[], limits = EXPANSION_LIMITS): Diagnostic[] {
  const links = indexLinks(files.map(({ file }) => file));
  return [...placesProblems(files, links, limits), ...informationProblems(files, links, limits)];
}

function placesProblems(files: readonly ReadFile[], links: LinkIndex, limits: ExpansionLimits): Diagnostic[] {
  const found: Diagnostic[] = [];
  const places = new PlaceCounter(links, limits.places);
  let all = 0;
  for (const read of files) {
    for (const root of [...(read.file.entries ?? []), ...(read.file.entryLinks ?? [])]) {
      const count = placesIn(root, read.file, links, places);
      all += count;
      if (count > limits.places) found.push(problem('places', root, read, limits.places));
      if (found.length >= MOST_REPORTED) return found;
    }
    if (all > limits.allPlaces) {
      return [...found, readDiagnostic('import/over-limit', 'allPlaces', 'error', read.path, null, { limit: limits.allPlaces })];
    }
  }
  return found;
}

function placesIn(root: EntryNode | EntryLinkNode, file: DataFile, links: LinkIndex, places: PlaceCounter): number {
  if (root.kind === 'entry') return places.count({ definition: root, link: null, file, linkFile: file });
  const reached = follow(root, file, links);
  return reached ? places.count(reached) : 0;
}

function informationProblems(files: readonly ReadFile[], links: LinkIndex, { information }: ExpansionLimits): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (node: EntryNode | GroupNode | EntryLinkNode, read: ReadFile): void => {
    if (found.length >= MOST_REPORTED) return;
    if (countInformation(node, read.file, links, information) > information) found.push(problem('information', node, read, information));
    for (const child of childrenOf(node)) visit(child, read);
  };
  for (const read of files) {
    const { entries = [], entryLinks = [], sharedEntries = [], sharedGroups = [] } = read.file;
    for (const node of [...entries, ...entryLinks, ...sharedEntries, ...sharedGroups]) visit(node, read);
  }
  return found;
}

function problem(
  messageId: 'places' | 'information',
  { id, name }: EntryNode | GroupNode | EntryLinkNode,
  { path, source: { declared } }: ReadFile,
  limit: number,
): Diagnostic {
  return readDiagnostic('import/over-limit', messageId, 'error', path, declared.lines[declared.ids.indexOf(id)] ?? null, { name, limit });
}
