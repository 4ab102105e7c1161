import type { EvaluatedSelection, Evaluation } from '#muster/battlescribe';
import type { Resolution, Army, ArmyUnit } from '#muster/army';

/**
 * Maps the evaluator's selections to the army that the rules know: the unit that contains each selection, and the role of each selection.
 */
export class ArmySelections {
  /** Made when a limit asks for it: most armies exceed none. */
  private unitBySelection: ReadonlyMap<string, ArmyUnit> | null = null;
  private readonly rootByUnit = new Map<ArmyUnit, EvaluatedSelection>();

  constructor(
    private readonly resolution: Resolution,
    readonly evaluation: Evaluation,
    readonly roster: Army,
  ) {
    for (const unit of roster.units) {
      const root = evaluation.selection(resolution.selectionIds.get(unit.unitId) ?? '');
      if (root) this.rootByUnit.set(unit, root);
    }
  }

  /** The unit that a selection is, or that contains it. Null for choices of the army that are not units. */
  unitOf(selectionId: string): ArmyUnit | null {
    this.unitBySelection ??= unitsBySelection(this.rootByUnit);
    return this.unitBySelection.get(selectionId) ?? null;
  }

  rootOf(unit: ArmyUnit): EvaluatedSelection | null {
    return this.rootByUnit.get(unit) ?? null;
  }

  isRoot(selectionId: string): boolean {
    const unit = this.unitOf(selectionId);
    return unit !== null && this.rootOf(unit)?.id === selectionId;
  }

  isEnhancement(selectionId: string): boolean {
    return this.resolution.release.byId.enhancements.has(this.definitionOf(selectionId));
  }

  /** The selections that are enhancements of a unit. */
  enhancementsIn(unit: ArmyUnit): readonly EvaluatedSelection[] {
    const root = this.rootOf(unit);
    return root ? withDescendants(root).filter(({ id }) => this.isEnhancement(id)) : [];
  }

  /** The selections that are detachments of the army. */
  detachments(): readonly EvaluatedSelection[] {
    const all = this.evaluation.forces.flatMap(({ selections }) => selections).filter(({ id }) => this.unitOf(id) === null);
    return all.flatMap(withDescendants).filter(({ id }) => this.resolution.release.byId.detachments.has(this.definitionOf(id)));
  }

  /** Whether an entry is a detachment, or the choice of one. */
  isDetachmentChoice(definitionId: string): boolean {
    const { release, state } = this.resolution;
    if (release.byId.detachments.has(definitionId)) return true;
    return state.forces.some(({ catalogueId }) => release.roots(catalogueId).isDetachmentChoice(definitionId));
  }

  /** A selection and its siblings of the same entry, for example several selections of one kind of model. */
  alikeTo(selectionId: string): readonly EvaluatedSelection[] {
    const unit = this.unitOf(selectionId);
    const root = unit ? this.rootOf(unit) : null;
    const around = root && withDescendants(root).find(({ selections }) => selections.some(({ id }) => id === selectionId));
    const entryId = this.evaluation.selection(selectionId)?.entryId;
    return around?.selections.filter((selection) => selection.entryId === entryId) ?? [];
  }

  /** Whether some units of a detachment are in this force and others in another force, because they come from two catalogues. */
  holdsPartOfDetachment(forceId: string | null): boolean {
    const { forces } = this.evaluation;
    const placesOf = (selections: readonly EvaluatedSelection[]) =>
      selections.map(({ id }) => this.unitOf(id)?.detachment ?? null).filter((place) => place !== null);
    const own = new Set(placesOf(forces.find(({ id }) => id === forceId)?.selections ?? []));
    return forces.some(({ id, selections }) => id !== forceId && placesOf(selections).some((place) => own.has(place)));
  }

  /**
   * Whether the list does not state the force's kind of detachment. If detachments are kinds of force, units without a detachment are put
   * into such a force.
   */
  isAssumed(forceId: string | null): boolean {
    const force = this.evaluation.forces.find(({ id }) => id === forceId);
    if (force === undefined || !this.isDetachment(force)) return false;
    if (this.roster.units.some(({ chosen }) => chosen !== undefined)) return false;
    return this.roster.units.length > 0 && force.selections.every(({ id }) => (this.unitOf(id)?.detachment ?? null) === null);
  }

  /** Whether detachments are kinds of force, as in the 8th and 9th edition, instead of a choice in one force. */
  areDetachmentsForces(): boolean {
    return this.evaluation.forces.some((force) => this.isDetachment(force));
  }

  isDatasheet(definitionId: string): boolean {
    return this.resolution.release.byId.datasheets.has(definitionId);
  }

  private isDetachment({ entryId }: Pick<Evaluation['forces'][number], 'entryId'>): boolean {
    return this.resolution.release.byId.detachments.has(entryId);
  }

  private definitionOf(selectionId: string): string {
    return this.evaluation.selection(selectionId)?.option?.blueprint.definition.id ?? '';
  }
}

function unitsBySelection(roots: ReadonlyMap<ArmyUnit, EvaluatedSelection>): ReadonlyMap<string, ArmyUnit> {
  const units = new Map<string, ArmyUnit>();
  const claim = ({ id, selections }: EvaluatedSelection, unit: ArmyUnit): void => {
    units.set(id, unit);
    for (const inner of selections) claim(inner, unit);
  };
  for (const [unit, root] of roots) claim(root, unit);
  return units;
}

export function withDescendants(selection: EvaluatedSelection): readonly EvaluatedSelection[] {
  return [selection, ...selection.selections.flatMap(withDescendants)];
}
