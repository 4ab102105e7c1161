import type { ForceState, RosterState, SelectionState } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import { addPath, armyState, type PlacedUnit } from './army-state.js';
import { definitionIdOf, type ChoicePath, type ConfigurationIndex, type IndexedRelease } from '#muster/catalogue';
import { knownPart } from '../look-up/known-selection.js';
import type { ResolvedHeader } from '../look-up/header.js';
import type { BuiltArmy } from '../resolution.js';
import type { SelectionDraft } from './unit-selection.js';

export interface BuiltState extends BuiltArmy {
  readonly review: readonly ReviewReason[];
}

/**
 * The army's forces as built, in terms of the release: resolved units, and every other choice that the release has. What it does not have
 * is reported. Units without a force join the first force of their catalogue, or get one of their own. If nothing changes, the army is
 * returned as it was given, with its evaluation.
 */
export function builtState(
  roster: Roster,
  built: BuiltArmy,
  header: ResolvedHeader,
  units: readonly (PlacedUnit | null)[],
  release: IndexedRelease,
): BuiltState {
  return new Rebuilding(roster, built, header, units, release).result();
}

class Rebuilding {
  private readonly review: ReviewReason[] = [];
  private readonly placed = new Set<PlacedUnit>();
  private readonly unitIndex: ReadonlyMap<string, number>;
  private choices = 0;
  private forces = 0;

  constructor(
    private readonly roster: Roster,
    private readonly built: BuiltArmy,
    private readonly header: ResolvedHeader,
    private readonly units: readonly (PlacedUnit | null)[],
    private readonly release: IndexedRelease,
  ) {
    this.unitIndex = new Map(roster.units.map(({ unitId }, index) => [unitId, index]));
  }

  result(): BuiltState {
    const { state } = this.built;
    const rebuilt = replaced(state.forces, (force) => this.force(force));
    const forces = replaced(rebuilt, (force) => [this.joined(force)]);
    const homeless = this.homeless();
    const others = homeless.length === 0 ? [] : armyState(this.roster, null, this.header.detachments, homeless, this.release, '+f').forces;
    const known = new Set(this.release.game.costTypes.map(({ id }) => id));
    const costLimits = replaced(this.costLimits(), (limit) => (known.has(limit.typeId) ? [limit] : []));
    const isSame = forces === state.forces && others.length === 0 && costLimits === state.costLimits;
    return { ...(isSame ? this.built : { state: { costLimits, forces: [...forces, ...others] } }), review: this.review };
  }

  private homeless(): readonly PlacedUnit[] {
    return this.units.filter((unit): unit is PlacedUnit => unit !== null && !this.placed.has(unit));
  }

  /**
   * Adds the units of the force's catalogue that have no force, unless the force is a detachment (8th, 9th), because players assign units
   * to detachments.
   */
  private joined(force: ForceState): ForceState {
    if (this.release.byId.detachments.has(force.entryId)) return force;
    const joining = this.homeless().filter(({ catalogueId }) => catalogueId === force.catalogueId);
    for (const unit of joining) this.placed.add(unit);
    return joining.length === 0 ? force : { ...force, selections: [...force.selections, ...joining.map(({ selection }) => selection)] };
  }

  /** A points limit that does not come from the file replaces the file's limit. */
  private costLimits(): RosterState['costLimits'] {
    const { pointsTypeId } = this.release;
    const { costLimits } = this.built.state;
    const value = this.roster.pointsLimit;
    const isOwn = costLimits.some((limit) => limit.typeId === pointsTypeId && limit.value === value);
    if (pointsTypeId === null || value === null || isOwn) return costLimits;
    return [...costLimits.filter(({ typeId }) => typeId !== pointsTypeId), { typeId: pointsTypeId, value }];
  }

  /** A force whose catalogue the release does not have is dropped; its units are placed elsewhere. */
  private force(force: ForceState): readonly ForceState[] {
    const index = this.forces;
    this.forces += 1;
    const catalogueId = this.catalogueOf(force);
    const known = replaced(force.selections, (selection) => this.selection(selection, catalogueId));
    const forces = replaced(force.forces, (inner) => this.force(inner));
    const entryId = this.entryOf(force, catalogueId, index);
    if (catalogueId === null || entryId === null) return forces;
    const selections = this.withChoices(known, catalogueId, index);
    const isSame = entryId === force.entryId && catalogueId === force.catalogueId && selections === force.selections;
    return [isSame && forces === force.forces ? force : { id: force.id, entryId, catalogueId, selections, forces }];
  }

  private catalogueOf({ catalogueId }: ForceState): string | null {
    const known = this.release.game.catalogue(catalogueId);
    return known ? catalogueId : (this.header.faction?.catalogueId ?? null);
  }

  private entryOf({ entryId }: ForceState, catalogueId: string | null, index: number): string | null {
    const catalogue = catalogueId === null ? null : this.release.game.catalogue(catalogueId);
    if (!catalogue) return null;
    if (catalogue.force(entryId)) return entryId;
    const detachment = this.header.detachments.find(({ path }) => path[1] === index)?.detachment.id ?? '';
    const other = catalogue.force(detachment) ?? catalogue.forces.find(({ hidden }) => !hidden) ?? null;
    return other?.entryId ?? null;
  }

  private selection(selection: SelectionState, catalogueId: string | null): readonly SelectionState[] {
    const index = this.unitIndex.get(selection.id);
    if (index !== undefined) return this.unit(this.units[index] ?? null, catalogueId);
    const choice = this.choices;
    this.choices += 1;
    const root = catalogueId === null ? null : (this.release.game.catalogue(catalogueId)?.root(selection.entryId) ?? null);
    const part = knownPart(selection, root);
    if (!part.isWhole) this.missing(choice);
    return part.selection === null ? [] : [part.selection];
  }

  private unit(unit: PlacedUnit | null, catalogueId: string | null): readonly SelectionState[] {
    if (unit === null || unit.catalogueId !== catalogueId) return [];
    this.placed.add(unit);
    return [unit.selection];
  }

  /** Adds a detachment that was found by name, if the ids of the file do not lead to one. */
  private withChoices(selections: readonly SelectionState[], catalogueId: string, index: number): readonly SelectionState[] {
    const configuration = this.release.roots(catalogueId).configuration;
    const wanted = index > 0 ? [] : this.header.detachments.map(({ detachment }) => configuration.choice(detachment.id));
    const size = index > 0 ? null : this.sizeAsked(configuration);
    const added = [...wanted, size].filter((path): path is ChoicePath => path !== null && !selections.some((one) => holds(one, path)));
    const kept = size !== null && added.includes(size) ? selections.filter((one) => !isRootOf(size, one)) : selections;
    const drafts: SelectionDraft[] = kept.map(draftOf);
    for (const path of added) addPath(drafts, path, `f${index}c`);
    return added.length === 0 ? selections : drafts;
  }

  /** The choice for a battle size that the roster states without an id. A battle size that the file itself states has an id. */
  private sizeAsked(configuration: ConfigurationIndex): ChoicePath | null {
    const { battleSize, pointsLimit } = this.roster;
    return battleSize === null || battleSize.id !== null ? null : configuration.battleSize(battleSize.name, pointsLimit);
  }

  private missing(index: number): void {
    const choice = this.roster.armySelections?.[index];
    const answered = [this.roster.battleSize, ...this.header.detachments.map(({ path }) => this.roster.detachments[Number(path[1])])];
    if (choice === undefined || choice.items.some(({ id }) => id !== null && answered.some((one) => one?.id === id))) return;
    const params = { name: choice.name };
    const path = ['armySelections', index];
    this.review.push({ code: 'UNRESOLVED_NAME', about: 'choices', messageId: 'choiceNotFound', params, path, line: choice.line });
  }
}

/** Returns the same list if no item changes. */
function replaced<Item>(items: readonly Item[], by: (item: Item) => readonly Item[]): readonly Item[] {
  const result = items.flatMap(by);
  return result.length === items.length && result.every((one, at) => one === items[at]) ? items : result;
}

function holds(selection: SelectionState, path: ChoicePath): boolean {
  const last = path.at(-1)?.definitionId;
  return definitionIdOf(selection.entryId) === last || selection.selections.some((inner) => holds(inner, path));
}

const isRootOf = ([root]: ChoicePath, { entryId }: SelectionState): boolean => root?.definitionId === definitionIdOf(entryId);

function draftOf({ id, entryId, entryGroupId, number, selections }: SelectionState): SelectionDraft {
  return { id, entryId, entryGroupId, number, selections: selections.map(draftOf) };
}
