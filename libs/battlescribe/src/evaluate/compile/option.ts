import type { Blueprint, CategoryGrant } from './compiled-entry.js';

/**
 * The children of an entry: the options of a selection of it, including members of its groups. They are the same wherever the entry occurs.
 */
export interface Interior {
  /** True if the data contains more children than may be expanded. The entry is then treated as empty, and its cost is unknown. */
  readonly isCut: boolean;
  /** Direct children: entries and groups, in the order of the data. */
  readonly children: readonly Option[];
  /** Groups at any depth, outer groups first. */
  readonly groups: readonly Option[];
  /** Entries that may have to be selected. */
  readonly requiredEntries: readonly Option[];
  /** Groups with constraints, groups that can show a message, and groups whose modifiers change other elements. */
  readonly constrainedGroups: readonly Option[];
  readonly speakingGroups: readonly Option[];
  readonly remoteGroups: readonly Option[];
  /** Whether everything below is collective. Several identical copies are then one selection with a number. */
  readonly isCollective: boolean;
  /** Finds the entry of a selection by its composite id. The group distinguishes an entry that occurs in two groups. */
  readonly entry: (entryId: string, entryGroupId: string | null) => Option | null;
}

/** Expands entries on demand and caches the result. */
export interface InteriorSource {
  readonly interior: (blueprint: Blueprint) => Interior;
  /** The direct members of a group. They are created anew on each call; only the entries of an `Interior` are cached. */
  readonly members: (group: Option) => readonly Option[];
  /** The children of an entry, created anew until its `Interior` is first asked for. */
  readonly placesIn: (entry: Blueprint) => readonly Option[];
  /** The same object for all blueprints that contain the same. */
  readonly contentsOf: (blueprint: Blueprint) => object;
  /** BattleScribe gives the categories of a group to the selections in it; New Recruit does not. */
  readonly groupsGiveCategories: boolean;
}

/**
 * One place where an entry or group occurs: among the children of an entry, or at the root of a catalogue. An entry can be selected there;
 * a group only contains entries. The children of an entry do not depend on the place, so they are expanded once. A place only knows what it
 * adds to the path.
 */
export class Option {
  private path: string | null = null;
  private inside: Interior | null = null;
  private categories: { readonly ids: readonly number[]; readonly primary: number } | null = null;

  constructor(
    private readonly source: InteriorSource,
    readonly blueprint: Blueprint,
    /** True if this option is written in the link to the entry that contains the option. The option's path then omits that link. */
    readonly isOutside: boolean,
    /** The group that directly contains this option, and whether the option is written in the link to that group. */
    readonly group: Option | null,
    private readonly isOutsideGroup: boolean,
    /** Identity of this place. */
    readonly placeId: number,
  ) {}

  /** The path below the entry that contains it: ids of links, then the id of the definition, joined by `::`. */
  get suffix(): string {
    this.path ??= this.innerPrefix + this.blueprint.definition.id;
    return this.path;
  }

  /** The suffix without the id of the definition. If this option is a group, the paths of its members begin with this prefix. */
  private get innerPrefix(): string {
    const { link } = this.blueprint;
    const own = link ? link.id + SEPARATOR : '';
    if (!this.group) return own;
    return (this.isOutsideGroup ? this.group.outerPrefix : this.group.innerPrefix) + own;
  }

  /** The beginning of the paths of those members of this group that are written in the link to the group. */
  private get outerPrefix(): string {
    const { innerPrefix } = this;
    const { link } = this.blueprint;
    return link ? innerPrefix.slice(0, -(link.id.length + SEPARATOR.length)) : innerPrefix;
  }

  /**
   * Whether a query for this identity finds this option. It does if the identity is that of the option's definition, link, type or place,
   * or that of a group that contains the option.
   */
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

  /** The children of an entry. For a group, use those of the entry that contains it. */
  get interior(): Interior {
    return (this.inside ??= this.source.interior(this.blueprint));
  }

  get children(): readonly Option[] {
    return this.isGroup ? this.source.members(this) : this.interior.children;
  }

  /** The same children without keeping them, for walks through whole trees, most of which nobody selects. */
  walk(): readonly Option[] {
    return this.isGroup ? this.source.members(this) : this.source.placesIn(this.blueprint);
  }

  /** The same object for all options that contain the same, such as one group of upgrades that links of many units lead to. */
  get content(): object {
    return this.source.contentsOf(this.blueprint);
  }

  /** The same option as if no group contained it. Inside a group, what would contain that group again is left out. */
  alone(): Option {
    return this.group === null ? this : new Option(this.source, this.blueprint, false, null, false, this.placeId);
  }

  /** The entries among its children, including those in groups. */
  get entries(): readonly Option[] {
    const entries: Option[] = [];
    const add = (option: Option): void => {
      if (option.isGroup) option.children.forEach(add);
      else entries.push(option);
    };
    this.children.forEach(add);
    return entries;
  }

  /** Categories of a selection before modifiers. */
  get grants(): readonly CategoryGrant[] {
    if (!this.group || !this.source.groupsGiveCategories) return this.blueprint.categories;
    return [...this.blueprint.categories, ...this.group.grants];
  }

  /** Identities of the categories in `grants`. */
  get categoryIds(): readonly number[] {
    return this.startingCategories.ids;
  }

  /** Identity of the primary category before modifiers. -1 if there is none. */
  get primaryId(): number {
    return this.startingCategories.primary;
  }

  /**
   * Whether this entry is the default of the group that contains it. The group refers to its default by the id of the entry or of the link.
   */
  get isDefault(): boolean {
    const definition = this.group?.blueprint.definition;
    const chosen = definition?.kind === 'group' ? definition.defaultSelectionEntryId : undefined;
    return chosen !== undefined && (chosen === this.blueprint.definition.id || chosen === this.blueprint.link?.id);
  }

  private get startingCategories(): { readonly ids: readonly number[]; readonly primary: number } {
    if (this.categories === null) {
      const { grants } = this;
      // The target and the link often name the same category. A selection has it only once.
      const ids = [...new Set(grants.map((grant) => grant.id))];
      this.categories = { ids, primary: grants.find((grant) => grant.primary)?.id ?? -1 };
    }
    return this.categories;
  }
}

/**
 * The `SelectionState.entryId` of a selection of this option: ids of all links from the root, outermost first, then the id of the
 * definition. For a group, the `entryGroupId` of a selection in it. `parentEntryId` is the id of the selection that contains it, or null at
 * the root of a force.
 */
export function compositeId(option: Option, parentEntryId: string | null): string {
  if (parentEntryId === null) return option.suffix;
  const inside = withoutLast(parentEntryId);
  return (option.isOutside ? withoutLast(inside.slice(0, -SEPARATOR.length)) : inside) + option.suffix;
}

/** The composite id of the group that directly contains an option. Null outside a group. */
export function compositeGroupId(option: Option, parentEntryId: string | null): string | null {
  return option.group ? compositeId(option.group, parentEntryId) : null;
}

export const SEPARATOR = '::';

/** Removes the last part of a composite id and keeps the separator before it. */
function withoutLast(id: string): string {
  const last = id.lastIndexOf(SEPARATOR);
  return last < 0 ? '' : id.slice(0, last + SEPARATOR.length);
}
