import {
  detectDialect,
  type Dialect,
  anyHidden,
  costTypeId,
  indexLinks,
  type AssumedRoster,
  type CategoryEntryNode,
  type CategoryLinkNode,
  type DataFile,
  type ForceEntryNode,
  type Known,
  type LinkIndex,
  type Placed,
  type ProfileNode,
} from '#muster/battlescribe';
import type { EditionId, Profile } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import type { Keywords } from './datasheets/keywords.types.js';
import type { ProseFacts } from './prose/prose-facts.js';
import { EntryTrees, partsOf, type Reached } from './tree.js';

/** The ids of the cost types of an edition. An id is null if the data does not have that cost type. */
export interface CostTypes {
  readonly points: string | null;
  readonly power: string | null;
  readonly command: string | null;
  /** Detachment Points and the number of Enhancements (11th edition). */
  readonly detachmentPoints: string | null;
  readonly enhancements: string | null;
}

/** The linked data set that every part of the translation reads. */
export class ImportContext {
  readonly index: LinkIndex;
  readonly trees: EntryTrees;
  readonly costs: CostTypes;
  /** The force of a matched play roster: the first one that is shown. Null if a roster has several forces (8th, 9th edition). */
  readonly armyForceId: string | null;
  /** A roster with the army force and no choices, without a particular catalogue. */
  readonly world: AssumedRoster;
  /** Like `world`, but for an army that is known to be empty, so that choices of the army are known to be absent. */
  readonly bare: AssumedRoster;
  readonly diagnostics: Diagnostic[] = [];
  /** Cache of keywords by what is known about the roster: see `keywordsOf`. */
  readonly keywords = new Map<Reached, Map<string, Keywords>>();
  /** Cache of profiles with their content as text, because many datasheets show the same profile. */
  readonly profiles = new Map<ProfileNode, { readonly profile: Profile; readonly content: string }>();
  private readonly dialect: Dialect;
  private readonly forceIds: ReadonlySet<string>;
  private readonly hidden = new Map<Reached, Known>();
  private readonly categories = new Map<CategoryLinkNode, CategoryEntryNode | null>();

  constructor(
    readonly files: readonly DataFile[],
    readonly edition: EditionId,
    readonly facts: ProseFacts,
  ) {
    this.dialect = detectDialect(files);
    this.index = indexLinks(files);
    this.trees = new EntryTrees(this.index);
    this.costs = costTypesOf(files);
    const forces = this.index.gameSystem?.forceEntries ?? [];
    this.armyForceId = hasSlots(this.edition) ? null : (forces.find((force) => !force.hidden)?.id ?? null);
    this.forceIds = new Set(forces.flatMap(forceIdsIn));
    this.world = this.worldOf(null, this.armyForceId);
    this.bare = { ...this.world, count: ({ field, scope }) => (field === 'selections' && OF_ARMY.has(scope) ? 0 : null) };
  }

  /** A roster without choices, with a known catalogue and force if they are given. */
  worldOf(catalogueId: string | null, forceId: string | null): AssumedRoster {
    return { dialect: this.dialect, catalogueId, forceId, forceIds: this.forceIds, count: () => null, is: () => null };
  }

  /** Whether the node is hidden from every matched play roster, whatever the roster chooses. */
  neverShown(reached: Reached): boolean {
    let hidden = this.hidden.get(reached);
    if (hidden === undefined) {
      hidden = anyHidden(partsOf(reached), this.world);
      this.hidden.set(reached, hidden);
    }
    return hidden === true;
  }

  category(link: CategoryLinkNode, file: DataFile): CategoryEntryNode | null {
    let category = this.categories.get(link);
    if (category === undefined) {
      const found = this.index.resolve(link.targetId, file);
      category = found?.node.kind === 'category' ? found.node : null;
      this.categories.set(link, category);
    }
    return category;
  }
}

const OF_ARMY = new Set(['force', 'roster']);

/** In the 8th and 9th edition, armies consist of detachments with slots, which are force entries. */
export function hasSlots(edition: EditionId): boolean {
  return edition === '8e' || edition === '9e';
}

function forceIdsIn(force: ForceEntryNode): readonly string[] {
  return [force.id, ...(force.forceEntries ?? []).flatMap(forceIdsIn)];
}

export function costTypesOf(files: readonly DataFile[]): CostTypes {
  const types = files.flatMap((file) => file.costTypes ?? []);
  return {
    points: costTypeId('points', types),
    power: costTypeId('power', types),
    command: costTypeId('command', types),
    detachmentPoints: costTypeId('detachmentPoints', types),
    enhancements: costTypeId('enhancements', types),
  };
}

/** A category link and the file that contains it. */
export type PlacedCategoryLink = Placed<CategoryLinkNode>;

/** The category links of a node: those of its definition, then those that its link adds. */
export function categoryLinksOf(reached: Reached): readonly PlacedCategoryLink[] {
  const own = (reached.node.categoryLinks ?? []).map((node) => ({ node, file: reached.file }));
  const added = (reached.link?.categoryLinks ?? []).map((node) => ({ node, file: reached.linkFile }));
  return [...own, ...added];
}
