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

/** Ids of the cost types an edition counts in; null where the data have none. */
export interface CostTypes {
  readonly points: string | null;
  readonly power: string | null;
  readonly command: string | null;
}

/** What every part of the translation reads: one data set, linked. */
export class ImportContext {
  readonly index: LinkIndex;
  readonly trees: EntryTrees;
  readonly costs: CostTypes;
  /** The force a matched play roster is built as: the first one that is shown. Null where a roster has several forces (8th, 9th edition). */
  readonly armyForceId: string | null;
  /** Nothing chosen, on no particular catalogue, in the army force. */
  readonly world: AssumedRoster;
  /** The same in an army that holds nothing yet: what choices of the army bring is not there. */
  readonly bare: AssumedRoster;
  readonly diagnostics: Diagnostic[] = [];
  /** Keywords found so far, by what is known of the roster: see `keywordsOf`. */
  readonly keywords = new Map<Reached, Map<string, Keywords>>();
  /** Profiles made so far, with their content as text: many datasheets show the same. */
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

  /** Nothing is chosen; the catalogue and the force are known where they are given. */
  worldOf(catalogueId: string | null, forceId: string | null): AssumedRoster {
    return { dialect: this.dialect, catalogueId, forceId, forceIds: this.forceIds, count: () => null, is: () => null };
  }

  /** Whether a matched play roster can never see it, whatever it chooses. */
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

/** The 8th and 9th edition build armies of detachments with slots: force entries. */
export function hasSlots(edition: EditionId): boolean {
  return edition === '8e' || edition === '9e';
}

function forceIdsIn(force: ForceEntryNode): readonly string[] {
  return [force.id, ...(force.forceEntries ?? []).flatMap(forceIdsIn)];
}

export function costTypesOf(files: readonly DataFile[]): CostTypes {
  const types = files.flatMap((file) => file.costTypes ?? []);
  return { points: costTypeId('points', types), power: costTypeId('power', types), command: costTypeId('command', types) };
}

/** A category link with the file it is written in. */
export type PlacedCategoryLink = Placed<CategoryLinkNode>;

/** Category links of a reached node: those of the definition, then those its link adds. */
export function categoryLinksOf(reached: Reached): readonly PlacedCategoryLink[] {
  const own = (reached.node.categoryLinks ?? []).map((node) => ({ node, file: reached.file }));
  const added = (reached.link?.categoryLinks ?? []).map((node) => ({ node, file: reached.linkFile }));
  return [...own, ...added];
}
