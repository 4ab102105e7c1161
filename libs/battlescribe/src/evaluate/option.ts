import type { LinkIndex, Placed } from '../link-index.js';
import type { DataFile, EntryLinkNode, EntryNode, GroupNode, Selectable } from '../nodes.js';
import type { Blueprint, BlueprintFactory, CategoryGrant } from './blueprint.js';
import type { Identities } from './identity.js';

/** What link expansion needs. */
export interface OptionSource {
  readonly links: LinkIndex;
  readonly blueprints: BlueprintFactory;
  readonly identities: Identities;
  /** BattleScribe gives a group's categories to the selections in it, New Recruit does not. */
  readonly groupsGiveCategories: boolean;
}

/** Groups nest through links; more than this is a cycle in the data. */
const GROUP_DEPTH_CAP = 24;

/**
 * One place in the tree of what may be selected: an entry or a group, reached by one path of links. Its children are expanded when
 * first asked for and then kept, so a game pays only for what its rosters use.
 */
export class Option {
  /** All link ids on the way from the root, outermost first, then the definition's id. */
  readonly id: string;
  /** Numbers a query may ask for: definition, link, type, exact path, and the same of every group around it. */
  readonly matches: readonly number[];
  /** Those of them that shared queries ask for: what forces keep count of. */
  readonly tallied: readonly number[];
  readonly exactId: number;
  private categoryNumbers: readonly number[] | null = null;
  private collectiveTree: boolean | null = null;
  private constrainedGroupList: readonly Option[] | null = null;
  private requiredEntryList: readonly Option[] | null = null;
  private speakingGroupList: readonly Option[] | null = null;
  private remoteGroupList: readonly Option[] | null = null;
  private expanded: readonly Option[] | null = null;
  private entriesById: ReadonlyMap<string, readonly [Option, ...Option[]]> | null = null;

  constructor(
    private readonly source: OptionSource,
    readonly blueprint: Blueprint,
    /** Link ids so far, each followed by `::`. */
    private readonly prefix: string,
    /** Where links inside the definition are resolved from. */
    readonly file: DataFile,
    /** Where links inside the link are resolved from. */
    readonly linkFile: DataFile,
    /** The entry whose selections have this as a child; null for a root. */
    readonly owner: Option | null,
    /** The group around it in the same owner. */
    readonly group: Option | null,
    private readonly groupDepth: number,
  ) {
    const { definition, type } = blueprint;
    this.id = prefix + definition.id;
    this.exactId = source.identities.path(this.id);
    const own = [blueprint.definitionId];
    if (blueprint.linkId >= 0) own.push(blueprint.linkId);
    if (type !== null) own.push(source.identities.of(type));
    this.tallied = group ? [...own, ...group.tallied] : own;
    // A query that is not shared asks for one link, or for the definition where it stands without one; or for one whole path.
    const alone = [source.identities.exactly((blueprint.link ?? definition).id), this.exactId];
    this.matches = group ? [...own, ...alone, ...group.matches] : [...own, ...alone];
  }

  get name(): string {
    return this.blueprint.name;
  }

  /** Categories a selection of it has before modifiers. */
  get grants(): readonly CategoryGrant[] {
    if (!this.group || !this.source.groupsGiveCategories) return this.blueprint.categories;
    return [...this.blueprint.categories, ...this.group.grants];
  }

  /** The identities of those categories. */
  get categoryIds(): readonly number[] {
    this.categoryNumbers ??= this.grants.map((grant) => grant.id);
    return this.categoryNumbers;
  }

  /** The identity of the primary category before modifiers, -1 for none. */
  get primaryId(): number {
    return this.grants.find((grant) => grant.primary)?.id ?? -1;
  }

  /** Whether the group around it pre-chooses it, by the entry's or the link's id. */
  get isDefault(): boolean {
    const definition = this.group?.blueprint.definition;
    const chosen = definition?.kind === 'group' ? definition.defaultSelectionEntryId : undefined;
    return chosen !== undefined && (chosen === this.blueprint.definition.id || chosen === this.blueprint.link?.id);
  }

  get isGroup(): boolean {
    return this.blueprint.definition.kind === 'group';
  }

  /** Direct children: entries and groups, as the data list them. */
  get children(): readonly Option[] {
    this.expanded ??= this.expand();
    return this.expanded;
  }

  /** Entries of this entry, those inside its groups included. */
  get entries(): readonly Option[] {
    return this.children.flatMap((child) => (child.isGroup ? child.entries : [child]));
  }

  /** Groups of this entry at any depth, outer ones first. */
  get groups(): readonly Option[] {
    return this.children.flatMap((child) => (child.isGroup ? [child, ...child.groups] : []));
  }

  /** Whether everything below it is collective, so that several of it are alike and one node holds them. */
  get isCollectiveTree(): boolean {
    this.collectiveTree ??= this.isAlike(0);
    return this.collectiveTree;
  }

  private isAlike(depth: number): boolean {
    return depth < GROUP_DEPTH_CAP && this.entries.every((entry) => entry.blueprint.collective && entry.isAlike(depth + 1));
  }

  /** Those of its groups that carry modifiers acting elsewhere. */
  get remoteGroups(): readonly Option[] {
    this.remoteGroupList ??= this.groups.filter((group) => group.blueprint.effects.remote.length > 0);
    return this.remoteGroupList;
  }

  /** Its groups that may state a message. */
  get speakingGroups(): readonly Option[] {
    this.speakingGroupList ??= this.groups.filter((group) => group.blueprint.effects.messages.length > 0);
    return this.speakingGroupList;
  }

  /** Its groups that are under constraints. */
  get constrainedGroups(): readonly Option[] {
    this.constrainedGroupList ??= this.groups.filter((group) => group.blueprint.binding.length > 0);
    return this.constrainedGroupList;
  }

  /** Its entries that may have to be selected. */
  get requiredEntries(): readonly Option[] {
    this.requiredEntryList ??= this.entries.filter(mayBeRequired);
    return this.requiredEntryList;
  }

  /** The entry that a selection with this composite id is of. Groups tell apart an entry that stands in two of them. */
  entry(entryId: string, entryGroupId: string | null): Option | null {
    this.entriesById ??= this.indexEntries();
    const found = this.entriesById.get(entryId);
    if (!found) return null;
    const [first] = found;
    if (found.length === 1 || entryGroupId === null) return first;
    return found.find((option) => option.group?.id === entryGroupId) ?? first;
  }

  private indexEntries(): ReadonlyMap<string, readonly [Option, ...Option[]]> {
    const index = new Map<string, readonly [Option, ...Option[]]>();
    for (const entry of this.entries) {
      const others = index.get(entry.id);
      index.set(entry.id, others ? [...others, entry] : [entry]);
    }
    return index;
  }

  private expand(): readonly Option[] {
    const { definition, link } = this.blueprint;
    const own = this.expandPart(definition, this.file, this.prefix);
    // What stands in the link itself is outside the linked definition: its path does not name the link.
    return link ? [...own, ...this.expandPart(link, this.linkFile, this.prefix.slice(0, -`${link.id}::`.length))] : own;
  }

  private expandPart(part: Selectable, file: DataFile, prefix: string): readonly Option[] {
    const direct = [...(part.entries ?? []), ...(part.groups ?? [])].flatMap((node) => this.child(node, null, file, file, prefix));
    return [...direct, ...(part.links ?? []).flatMap((link) => this.linked(link, file, prefix))];
  }

  private linked(link: EntryLinkNode, file: DataFile, prefix: string): readonly Option[] {
    const target = entryTarget(this.source.links, link, file);
    return target ? this.child(target.node, link, target.file, file, `${prefix}${link.id}::`) : [];
  }

  private child(
    node: EntryNode | GroupNode,
    link: EntryLinkNode | null,
    file: DataFile,
    linkFile: DataFile,
    prefix: string,
  ): readonly Option[] {
    if (node.kind === 'group' && this.groupDepth >= GROUP_DEPTH_CAP) return [];
    const owner = this.isGroup ? this.owner : this;
    const group = this.isGroup ? this : null;
    const depth = this.isGroup ? this.groupDepth + 1 : 0;
    return [new Option(this.source, this.source.blueprints.blueprint(node, link), prefix, file, linkFile, owner, group, depth)];
  }
}

/** A root entry or link of a catalogue as an option; null when the link leads nowhere. */
export function rootOption(source: OptionSource, { node, file }: Placed<EntryNode | EntryLinkNode>): Option | null {
  if (node.kind === 'entry') return new Option(source, source.blueprints.blueprint(node, null), '', file, file, null, null, 0);
  const target = entryTarget(source.links, node, file);
  if (!target) return null;
  return new Option(source, source.blueprints.blueprint(target.node, node), `${node.id}::`, target.file, file, null, null, 0);
}

function entryTarget(links: LinkIndex, link: EntryLinkNode, from: DataFile): Placed<EntryNode | GroupNode> | null {
  const found = links.resolve(link.targetId, from);
  if (!found || (found.node.kind !== 'entry' && found.node.kind !== 'group')) return null;
  return { node: found.node, file: found.file };
}

/** Whether an entry has a minimum that is, or by modifiers can be, above 0. */
export function mayBeRequired(option: Option): boolean {
  return option.blueprint.constraints.some(({ type, value, modifiers }) => type !== 'max' && (value > 0 || modifiers.length > 0));
}
