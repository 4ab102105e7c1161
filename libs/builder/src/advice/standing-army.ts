import type { ForceState, SelectionState } from '#muster/battlescribe';
import type { Datasheet, IndexedRelease } from '#muster/catalogue';
import type { CompiledRelease } from '#muster/checking';
import type { Assessment } from '../assess/assess.js';
import { detachmentsTaken } from '../edit/detachments-taken.js';
import { definitionIdOf, forcesOf, selectionsIn } from '../edit/find-selection.js';
import type { RosterDocument } from '../document/roster-document.js';

/** The current state of a roster, which advice starts from. */
export interface Standing {
  readonly document: RosterDocument;
  readonly assessment: Assessment;
  readonly compiled: CompiledRelease;
}

export interface StandingUnit {
  /** Id of the unit's selection. */
  readonly id: string;
  readonly name: string;
  readonly selection: SelectionState;
  readonly force: ForceState;
  readonly datasheet: Datasheet;
  readonly models: number | null;
  readonly points: number | null;
  /** Definition ids of everything chosen in the unit. */
  readonly chosen: ReadonlySet<string>;
}

/** The current state with its units and choices looked up. */
export interface StandingArmy extends Standing {
  readonly release: IndexedRelease;
  readonly forces: readonly ForceState[];
  /** Units whose datasheets are in the release, in the order of the report. */
  readonly units: readonly StandingUnit[];
  /** Ids of the factions of the army's forces. */
  readonly factionIds: ReadonlySet<string>;
  readonly detachmentIds: ReadonlySet<string>;
  readonly pointsLimit: number | null;
  /** Null if there is no limit or if a unit has no price. */
  readonly pointsLeft: number | null;
}

export function standingArmy(standing: Standing): StandingArmy {
  const { document, assessment, compiled } = standing;
  const { index: release } = compiled;
  const forces = forcesOf(document.state.forces);
  const catalogues = new Set(forces.map(({ catalogueId }) => catalogueId));
  const factions = release.data.readModel.factions.filter(({ catalogueId }) => catalogues.has(catalogueId));
  const { limit: judgedBy, limitSource, computed } = assessment.report.points;
  const limit = limitSource === 'ASSUMED' ? null : judgedBy;
  return {
    ...standing,
    release,
    forces,
    units: unitsOf(standing, forces),
    factionIds: new Set(factions.map(({ id }) => id)),
    detachmentIds: new Set(detachmentsTaken(document.state, release).map(({ detachment }) => detachment.id)),
    pointsLimit: limit,
    pointsLeft: limit === null || computed === null ? null : limit - computed,
  };
}

/** For example "Deckhands (2), Bosun". */
export function namesOf(units: readonly Pick<StandingUnit, 'name'>[]): string {
  const counts = new Map<string, number>();
  for (const { name } of units) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join(', ');
}

function unitsOf({ assessment, compiled }: Standing, forces: readonly ForceState[]): readonly StandingUnit[] {
  const roots = new Map(forces.flatMap((force) => force.selections.map((selection) => [selection.id, { selection, force }])));
  return assessment.unitIds.flatMap((id, at): readonly StandingUnit[] => {
    const root = roots.get(id);
    const datasheet = root && compiled.index.byId.datasheets.get(definitionIdOf(root.selection.entryId));
    const said = assessment.report.units[at];
    if (!datasheet || !said) return [];
    const chosen = new Set(selectionsIn(root.selection).map(({ entryId }) => definitionIdOf(entryId)));
    return [{ ...root, id, name: said.name, datasheet, models: said.models, points: said.computed, chosen }];
  });
}
