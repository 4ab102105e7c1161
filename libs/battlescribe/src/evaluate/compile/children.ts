import { follow, MOST_PLACES, PlaceCounter } from '../../expansion.js';
import { childrenOf, type LinkIndex, type Placed } from '../../link-index.js';
import type { ConstraintNode, DataFile, EntryLinkNode, EntryNode, GroupNode, Selectable } from '../../nodes.js';
import type { Blueprint, BlueprintFactory } from './compiled-entry.js';
import { EntryPlaces, type MembersById } from './entry-places.js';
import type { Identities } from './identity.js';
import { type Interior, type InteriorSource, Option } from './option.js';

/** A child of an entry or group, with its link resolved. It is shared by all places of its parent. */
class Content {
  #blueprint: Blueprint | null = null;

  constructor(
    readonly node: EntryNode | GroupNode,
    private readonly link: EntryLinkNode | null,
    private readonly file: DataFile,
    private readonly linkFile: DataFile,
    /** True if the child is written in the link rather than in the link's target. */
    readonly isOutside: boolean,
  ) {}

  get mayBeRequired(): boolean {
    return (this.node.constraints?.some(isMinimum) ?? false) || (this.link?.constraints?.some(isMinimum) ?? false);
  }

  /** Compiled when a place of it is first asked for. */
  blueprint(blueprints: BlueprintFactory): Blueprint {
    return (this.#blueprint ??= blueprints.blueprint(this.node, this.link, this.file, this.linkFile));
  }
}

/** Expands links on demand. The children of an entry are computed once; members of a group are created only when they are requested. */
export class OptionFactory implements InteriorSource {
  // By the number of the blueprint.
  private readonly opened: (Interior | undefined)[] = [];
  private readonly contents: (readonly Content[] | undefined)[] = [];
  /** Of definitions to which no link adds anything: most links lead to a few shared weapons and groups. */
  private readonly contentsOfDefinitions = new Map<EntryNode | GroupNode, readonly Content[]>();
  private readonly indexes = new Map<readonly Content[], ReadonlyMap<string, readonly Content[]>>();
  /** Entries and groups with more content than may be expanded. They are treated as empty. */
  private readonly cut = new Set<Blueprint>();
  private readonly places: PlaceCounter;

  constructor(
    private readonly links: LinkIndex,
    private readonly blueprints: BlueprintFactory,
    private readonly identities: Identities,
    readonly groupsGiveCategories: boolean,
  ) {
    this.places = new PlaceCounter(links);
  }

  /** Creates the option of a root entry or link of a catalogue. Null if the link cannot be resolved. */
  root({ node, file }: Placed<EntryNode | EntryLinkNode>): Option | null {
    const content = node.kind === 'entry' ? new Content(node, null, file, file, false) : this.linked(node, file, false);
    return content ? this.place(content, false, null) : null;
  }

  interior(blueprint: Blueprint): Interior {
    return (this.opened[blueprint.number] ??= this.open(blueprint));
  }

  placesIn(entry: Blueprint): readonly Option[] {
    return this.opened[entry.number]?.children ?? this.childrenOf(entry);
  }

  members(group: Option): readonly Option[] {
    const members: Option[] = [];
    for (const content of this.contentsOf(group.blueprint)) {
      const member = this.member(group, content);
      if (member !== null) members.push(member);
    }
    return members;
  }

  contentsOf(blueprint: Blueprint): readonly Content[] {
    return (this.contents[blueprint.number] ??= this.sharedContents(blueprint));
  }

  private open(blueprint: Blueprint): Interior {
    if (this.contentsOf(blueprint).length === 0) return this.cut.has(blueprint) ? CUT : EMPTY;
    const children = exact(this.childrenOf(blueprint));
    const groups = exact(this.groupsAmong(children));
    const direct = children.filter((child) => !child.isGroup);
    const required = groups.flatMap((group) => this.requiredMembers(group));
    const parts = { children, groups, requiredEntries: exact([...direct.filter(mayBeRequired), ...required]) };
    return new Inside(this.cut.has(blueprint), parts, (group, id) => this.membersById(group, id));
  }

  private childrenOf(entry: Blueprint): readonly Option[] {
    return this.contentsOf(entry).flatMap((content) => this.place(content, content.isOutside, null) ?? []);
  }

  /** All groups among the given options, at any depth, outer groups first. */
  private groupsAmong(children: readonly Option[]): readonly Option[] {
    const groups: Option[] = [];
    const add = (group: Option): void => {
      groups.push(group);
      for (const content of this.contentsOf(group.blueprint)) {
        const inner = content.node.kind === 'group' ? this.member(group, content) : null;
        if (inner) add(inner);
      }
    };
    for (const child of children) if (child.isGroup) add(child);
    return groups;
  }

  private requiredMembers(group: Option): readonly Option[] {
    const required = this.contentsOf(group.blueprint).filter((content) => content.node.kind === 'entry' && content.mayBeRequired);
    return required.flatMap((content) => this.member(group, content) ?? []).filter(mayBeRequired);
  }

  private membersById(group: Option, definitionId: string): readonly Option[] {
    const contents = this.contentsOf(group.blueprint);
    const known = this.indexes.get(contents) ?? indexById(contents);
    this.indexes.set(contents, known);
    return (known.get(definitionId) ?? []).flatMap((content) => this.member(group, content) ?? []);
  }

  private member(group: Option, content: Content): Option | null {
    return this.place(content, group.isOutside, group);
  }

  private place(content: Content, isOutside: boolean, group: Option | null): Option | null {
    if (group !== null && isAround(content.node, group)) return null;
    return new Option(this, content.blueprint(this.blueprints), isOutside, group, content.isOutside, this.identities.place());
  }

  private sharedContents(blueprint: Blueprint): readonly Content[] {
    const { definition, link } = blueprint;
    if (link !== null && childrenOf(link).length > 0) return exact(this.wholeContents(blueprint));
    const known = this.contentsOfDefinitions.get(definition) ?? exact(this.wholeContents(blueprint));
    if (!this.cut.has(blueprint)) this.contentsOfDefinitions.set(definition, known);
    return known;
  }

  private wholeContents(blueprint: Blueprint): readonly Content[] {
    const { definition, link, file, linkFile } = blueprint;
    if (this.places.count(blueprint) > MOST_PLACES) {
      this.cut.add(blueprint);
      return NONE;
    }
    const own = this.part(definition, file, false);
    return link ? [...own, ...this.part(link, linkFile, true)] : own;
  }

  private part(part: Selectable, file: DataFile, isOutside: boolean): readonly Content[] {
    const direct = [...(part.entries ?? []), ...(part.groups ?? [])].map((node) => new Content(node, null, file, file, isOutside));
    return [...direct, ...(part.links ?? []).flatMap((link) => this.linked(link, file, isOutside) ?? [])];
  }

  private linked(link: EntryLinkNode, file: DataFile, isOutside: boolean): Content | null {
    const target = follow(link, file, this.links);
    return target && new Content(target.definition, link, target.file, file, isOutside);
  }
}

/** The children of one entry. There are many, most without content, so everything that few of them need is made when it is asked for. */
class Inside implements Interior {
  readonly children: readonly Option[];
  readonly groups: readonly Option[];
  readonly requiredEntries: readonly Option[];
  readonly constrainedGroups: readonly Option[];
  readonly speakingGroups: readonly Option[];
  readonly remoteGroups: readonly Option[];
  private areAlike: boolean | null = null;
  private places: EntryPlaces | null = null;

  constructor(
    readonly isCut: boolean,
    { children, groups, requiredEntries }: Pick<Interior, 'children' | 'groups' | 'requiredEntries'>,
    private readonly membersById: MembersById,
  ) {
    this.children = children;
    this.groups = groups;
    this.requiredEntries = requiredEntries;
    this.constrainedGroups = exact(groups.filter((group) => group.blueprint.binding.length > 0));
    this.speakingGroups = exact(groups.filter((group) => group.blueprint.effects.messages.length > 0));
    this.remoteGroups = exact(groups.filter((group) => group.blueprint.effects.remote.length > 0));
  }

  get isCollective(): boolean {
    if (this.areAlike === null) {
      // An entry that contains itself meets its own value during this computation. Such an entry has endless content and is not
      // collective.
      this.areAlike = false;
      this.areAlike = this.children.flatMap((child) => (child.isGroup ? child.entries : [child])).every(isCollectiveTree);
    }
    return this.areAlike;
  }

  entry(entryId: string, entryGroupId: string | null): Option | null {
    if (this.children.length === 0) return null;
    this.places ??= new EntryPlaces(
      [...this.children.filter((child) => !child.isGroup), ...this.requiredEntries.filter(({ group }) => group !== null)],
      this.groups,
      this.membersById,
    );
    return this.places.find(entryId, entryGroupId);
  }
}

const NONE: readonly never[] = [];

/** Most entries contain nothing. */
const EMPTY = new Inside(false, { children: NONE, groups: NONE, requiredEntries: NONE }, () => NONE);
const CUT = new Inside(true, { children: NONE, groups: NONE, requiredEntries: NONE }, () => NONE);

/** An array that grew has room for more, which takes most of the memory of a short one. */
function exact<T>(items: readonly T[]): readonly T[] {
  return items.length === 0 ? NONE : items.slice();
}

function isMinimum({ type }: ConstraintNode): boolean {
  return type !== 'max';
}

/** Whether an entry has a minimum that is above 0 or can become so through modifiers. */
export function mayBeRequired(option: Option): boolean {
  return option.blueprint.binding.some(({ type }) => type !== 'max');
}

function isCollectiveTree({ blueprint, interior }: Option): boolean {
  return blueprint.collective && interior.isCollective;
}

/** Whether the node is the definition of this group or of a group that contains it. A group inside itself is not expanded. */
function isAround(node: EntryNode | GroupNode, group: Option): boolean {
  for (let around: Option | null = group; around !== null; around = around.group) if (around.blueprint.definition === node) return true;
  return false;
}

function indexById(contents: readonly Content[]): ReadonlyMap<string, readonly Content[]> {
  const index = new Map<string, readonly Content[]>();
  for (const content of contents) {
    if (content.node.kind === 'entry') index.set(content.node.id, [...(index.get(content.node.id) ?? []), content]);
  }
  return index;
}
