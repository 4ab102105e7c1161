import {
  armyFaction,
  detachmentsTaken,
  definitionIdOf,
  findingsConcerning,
  reviewConcerning,
  type Assessment,
  type ReservesKind,
  type RosterDocument,
} from '#muster/builder';
import type { CheckReport } from '#muster/checking';
import { reportWorded, type FindingInWords, type ReportInWords, type ReviewInWords } from './in-english.js';

/** A choice inside a unit or a force. */
export interface BuiltChoice {
  /** Id of the selection in the roster. */
  readonly id: string;
  /** Id of the selection or force that contains it. */
  readonly of: string;
  readonly name: string;
  readonly count: number;
  /** The cost of the choice without what is chosen in it. */
  readonly points: number;
  /** Id of its definition in the data: what it is, wherever it is chosen. */
  readonly definitionId: string;
}

export interface BuiltUnit {
  /** Id of the unit in the roster, by which intents name it. */
  readonly id: string;
  readonly name: string;
  /** Slug of the datasheet. Null if the release does not have it. */
  readonly datasheet: string | null;
  /** Null if the number is not known. */
  readonly models: number | null;
  /** Null if the price is not known. */
  readonly points: number | null;
  readonly warlord: boolean;
  /** Id of the unit that it is attached to. */
  readonly attachedTo: string | null;
  /** Id of the transport that it is embarked in. */
  readonly embarkedIn: string | null;
  readonly reserves: ReservesKind | null;
  readonly notes: string | null;
  /** Everything chosen in the unit, parents before what is chosen in them. */
  readonly choices: readonly BuiltChoice[];
  /** The findings that name the unit. */
  readonly findings: readonly FindingInWords[];
  readonly review: readonly ReviewInWords[];
}

export interface BuiltForce {
  readonly id: string;
  readonly name: string;
  /** What is chosen for the army and not in a unit, such as the battle size. */
  readonly choices: readonly BuiltChoice[];
}

/** A roster as it is now: what a screen shows. Plain data, made anew by each edit. */
export interface BuiltRoster {
  readonly name: string;
  readonly notes: string | null;
  readonly faction: { readonly slug: string; readonly name: string } | null;
  readonly battleSize: { readonly name: string | null; readonly limit: number | null } | null;
  readonly verdict: CheckReport['verdict'];
  readonly points: CheckReport['points'];
  /** `id` is the id in the roster. */
  readonly detachments: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
  readonly forces: readonly BuiltForce[];
  readonly units: readonly BuiltUnit[];
  /** The whole report, as a server gives it for the same roster. */
  readonly report: ReportInWords;
}

export function builtRoster(document: RosterDocument, assessment: Assessment): BuiltRoster {
  const report = reportWorded(assessment.report);
  const faction = armyFaction(document, assessment);
  const { name, notes, battleSize, state } = document;
  const forces = forcesIn(assessment.evaluation.forces);
  const isUnit = new Set(assessment.unitIds);
  return {
    name,
    notes,
    faction: faction && { slug: faction.slug, name: faction.name },
    battleSize,
    verdict: report.verdict,
    points: report.points,
    detachments: detachmentsTaken(state, assessment.release).map(({ id, detachment }) => ({
      id,
      slug: detachment.slug,
      name: detachment.name,
    })),
    forces: forces.map(({ id, name: of, selections }) => ({
      id,
      name: of,
      choices: selections.flatMap((one) => (isUnit.has(one.id) ? [] : choicesIn(one, id, assessment))),
    })),
    units: unitsOf(document, assessment, report),
    report,
  };
}

function unitsOf({ declarations, unitNotes }: RosterDocument, assessment: Assessment, report: ReportInWords): readonly BuiltUnit[] {
  const { attachments = [], passengers = [], reserves = [] } = declarations;
  const roots = new Map(
    forcesIn(assessment.evaluation.forces).flatMap(({ selections }) => selections.map((one) => [one.id, one] as const)),
  );
  return report.units.map(({ name, datasheet, models, computed }, position) => {
    const id = assessment.unitIds[position] ?? '';
    return {
      ...{ id, name, datasheet, models, points: computed },
      warlord: assessment.warlords.has(id),
      attachedTo: attachments.find(({ leader }) => leader === id)?.bodyguard ?? null,
      embarkedIn: passengers.find(({ unit }) => unit === id)?.transport ?? null,
      reserves: reserves.find(({ unit }) => unit === id)?.how ?? null,
      notes: unitNotes.find(({ unit }) => unit === id)?.note ?? null,
      choices: (roots.get(id)?.selections ?? []).flatMap((one) => choicesIn(one, id, assessment)),
      findings: findingsConcerning(report, position),
      review: reviewConcerning(report, position),
    };
  });
}

type Forces = Assessment['evaluation']['forces'];
type Selection = Forces[number]['selections'][number];

function choicesIn(
  { id, entryId, name, number: count, costs, selections }: Selection,
  of: string,
  assessment: Assessment,
): readonly BuiltChoice[] {
  const points = costs.find(({ typeId }) => typeId === assessment.release.pointsTypeId)?.value ?? 0;
  const inner = selections.flatMap((one) => choicesIn(one, id, assessment));
  return [{ id, of, name, count, points, definitionId: definitionIdOf(entryId) }, ...inner];
}

const forcesIn = (forces: Forces): Forces => forces.flatMap((force) => [force, ...forcesIn(force.forces)]);
