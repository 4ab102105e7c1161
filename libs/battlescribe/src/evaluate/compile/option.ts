import type { Blueprint, CategoryGrant } from './compiled-entry.js';

/** What is inside an entry: the options of a selection of it, its groups' members included. The same for every place the entry stands in. */
export interface Interior {
  /** The data put more inside than is ever opened: it is left closed, and what the entry costs with it is not known. */
  readonly isCut: boolean;
  /** Direct children: entries and groups, as the data list them. */
  readonly children: readonly Option[];
  /** Its groups at any depth, outer ones first. */
  readonly groups: readonly Option[];
  /** Its entries that may have to be selected. */
  readonly requiredEntries: readonly Option[];
  /** Its groups that are under constraints, may state a message, or carry modifiers acting elsewhere. */
  readonly constrainedGroups: readonly Option[];
  readonly speakingGroups: readonly Option[];
  readonly remoteGroups: readonly Option[];
  /** Whether everything below is collective, so that several of it are alike and one node holds them. */
  readonly isCollective: boolean;
  /** The entry that a selection with this composite id is of. Groups tell apart an entry that stands in two of them. */
  readonly entry: (entryId: string, entryGroupId: string | null) => Option | null;
}

/** Opens entries on demand and keeps what it has opened. */
export interface InteriorSource {
  readonly interior: (blueprint: Blueprint) => Interior;
  /** What is directly in a group, made anew each time: only the entries of an interior are kept. */
  readonly members: (group: Option) => readonly Option[];
  /** BattleScribe gives a group's categories to the selections in it, New Recruit does not. */
  readonly groupsGiveCategories: boolean;
}

/**
 * One place among the options of an entry or a catalogue: an entry that can be selected there, or a group that only gathers entries. An
 * entry's inside does not depend on where it stands, so it is opened once for all its places; a place knows only what it adds to the path.
 */
export class Option {
  private path: string | null = null;
  private categories: { readonly ids: readonly number[]; readonly primary: number } | null = null;

  constructor(
    private readonly source: InteriorSource,
    readonly blueprint: Blueprint,
    /** True where it is written in the link to the entry it stands in: its path does not name that link. */
    readonly isOutside: boolean,
    /** The group directly around it, and whether it is written in the link to that group. */
    readonly group: Option | null,
    private readonly isOutsideGroup: boolean,
    /** The number of this place alone. */
    readonly placeId: number,
  ) {}

  /** The link ids between the entry it stands in and its definition, then the definition's id, joined by `::`. */
  get suffix(): string {
    this.path ??= this.innerPrefix + this.blueprint.definition.id;
    return this.path;
  }

  /** The suffix without the definition: what the paths of its members begin with. */
  private get innerPrefix(): string {
    const { link } = this.blueprint;
    const own = link ? link.id + SEPARATOR : '';
    if (!this.group) return own;
    return (this.isOutsideGroup ? this.group.outerPrefix : this.group.innerPrefix) + own;
  }

  /** What the paths of members written in its link begin with. */
  private get outerPrefix(): string {
    const { innerPrefix } = this;
    const { link } = this.blueprint;
    return link ? innerPrefix.slice(0, -(link.id.length + SEPARATOR.length)) : innerPrefix;
  }

  /** Whether a query asks for it by this number: its definition, link, type, the place itself, or the same of a group around it. */
  matches(identity: number): boolean {
    const { definitionId, linkId, typeId, aloneId } = this.blueprint;
    if (identity === definitionId || identity === linkId || identity === typeId) return true;
    return identity === aloneId || identity === this.placeId || (this.group !== null && this.group.matches(identity));
  }

  get name(): string {
    return this.blueprint.name;
  }

  get isGroup(): boolean {
    return this.blueprint.definition.kind === 'group';
  }

  /** Of an entry: what is inside it. Of a group: asked of the entry it stands in. */
  get interior(): Interior {
    return this.source.interior(this.blueprint);
  }

  get children(): readonly Option[] {
    return this.isGroup ? this.source.members(this) : this.interior.children;
  }

  /** The entries among its children, those in groups included. */
  get entries(): readonly Option[] {
    const entries: Option[] = [];
    const add = (option: Option): void => {
      if (option.isGroup) option.children.forEach(add);
      else entries.push(option);
    };
    this.children.forEach(add);
    return entries;
  }

  /** Categories a selection of it has before modifiers. */
  get grants(): readonly CategoryGrant[] {
    if (!this.group || !this.source.groupsGiveCategories) return this.blueprint.categories;
    return [...this.blueprint.categories, ...this.group.grants];
  }

  /** The identities of those categories. */
  get categoryIds(): readonly number[] {
    return this.startingCategories.ids;
  }

  /** The identity of the primary category before modifiers, -1 for none. */
  get primaryId(): number {
    return this.startingCategories.primary;
  }

  /** Whether the group around it pre-chooses it, by the entry's or the link's id. */
  get isDefault(): boolean {
    const definition = this.group?.blueprint.definition;
    const chosen = definition?.kind === 'group' ? definition.defaultSelectionEntryId : undefined;
    return chosen !== undefined && (chosen === this.blueprint.definition.id || chosen === this.blueprint.link?.id);
  }

  private get startingCategories(): { readonly ids: readonly number[]; readonly primary: number } {
    if (this.categories === null) {
      const { grants } = this;
      // Target and link often name the same category: a selection has it once, and counts in it once.
      const ids = [...new Set(grants.map((grant) => grant.id))];
      this.categories = { ids, primary: grants.find((grant) => grant.primary)?.id ?? -1 };
    }
    return this.categories;
  }
}

/**
 * `SelectionState.entryId` of a selection of this option (`entryGroupId` of one in it, for a group): all link ids from the root, outermost
 * first, then the definition's id. `parentEntryId` is that of the selection it stands in, null at the root of a force.
 */
export function compositeId(option: Option, parentEntryId: string | null): string {
  if (parentEntryId === null) return option.suffix;
  const inside = withoutLast(parentEntryId);
  return (option.isOutside ? withoutLast(inside.slice(0, -SEPARATOR.length)) : inside) + option.suffix;
}

/** The id of the group directly around an option, null outside a group. */
export function compositeGroupId(option: Option, parentEntryId: string | null): string | null {
  return option.group ? compositeId(option.group, parentEntryId) : null;
}

export const SEPARATOR = '::';

/** All but the last part, with the separator after it. */
function withoutLast(id: string): string {
  const last = id.lastIndexOf(SEPARATOR);
  return last < 0 ? '' : id.slice(0, last + SEPARATOR.length);
}
