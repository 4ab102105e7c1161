import { type Option, SEPARATOR } from './option.js';

/** The members of a group that have a definition of this id. */
export type MembersById = (group: Option, definitionId: string) => readonly Option[];

/** Rosters can contain any number of ids that end alike, and only those of the data are worth keeping. */
const mostPaths = 100;

/** The entries inside one entry, by id: entries outside groups, and those members of groups that have been requested. */
export class EntryPlaces {
  private readonly known = new Map<string, Option[]>();
  /** The entries of an id, also those in groups, once they were searched for. */
  private readonly searched = new Map<string, readonly Option[]>();
  /** The entries that only one place has, by their whole id. */
  private readonly byPath = new Map<string, Option>();

  constructor(
    known: readonly Option[],
    private readonly groups: readonly Option[],
    private readonly membersById: MembersById,
  ) {
    this.keep(known);
  }

  /** Stores entries so that later lookups return the same objects. */
  keep(entries: readonly Option[]): void {
    for (const entry of entries) {
      const { id } = entry.blueprint.definition;
      const others = this.known.get(id);
      if (others) others.push(entry);
      else this.known.set(id, [entry]);
    }
  }

  /**
   * Finds an entry by the last id of the path. If several places match, the one with the longest matching path wins, then the one in the
   * given group.
   */
  find(entryId: string, entryGroupId: string | null): Option | null {
    const kept = this.byPath.get(entryId);
    if (kept !== undefined) return kept;
    const last = entryId.lastIndexOf(SEPARATOR);
    const definitionId = last < 0 ? entryId : entryId.slice(last + SEPARATOR.length);
    let best: Option | null = null;
    let matching = 0;
    for (const candidate of this.candidates(definitionId)) {
      if (!endsWithPath(entryId, candidate.suffix)) continue;
      matching += 1;
      const longer = best === null ? 1 : candidate.suffix.length - best.suffix.length;
      if (longer > 0 || (longer === 0 && isInGroup(candidate, entryGroupId))) best = candidate;
    }
    if (best !== null && matching === 1 && this.byPath.size < mostPaths) this.byPath.set(entryId, best);
    return best;
  }

  private candidates(definitionId: string): readonly Option[] {
    const searched = this.searched.get(definitionId);
    if (searched !== undefined) return searched;
    const members = this.groups.flatMap((group) => this.membersById(group, definitionId));
    const before = this.known.get(definitionId) ?? [];
    this.keep(members.filter((member) => !before.some((option) => option.suffix === member.suffix && option.group === member.group)));
    const found = this.known.get(definitionId);
    // Only ids that exist in the data are stored, so that unknown ids do not fill the memory.
    if (found) this.searched.set(definitionId, found);
    return found ?? [];
  }
}

function isInGroup({ group }: Option, entryGroupId: string | null): boolean {
  return group === null ? entryGroupId === null : entryGroupId !== null && endsWithPath(entryGroupId, group.suffix);
}

function endsWithPath(id: string, suffix: string): boolean {
  if (id.length === suffix.length) return id === suffix;
  return id.endsWith(suffix) && id.startsWith(SEPARATOR, id.length - suffix.length - SEPARATOR.length);
}
