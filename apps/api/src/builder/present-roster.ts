import type { AssessmentChanges } from '#muster/builder';
import type { KeptRoster } from '#muster/rosters';
import { verdictNamed, type Verdict } from '#muster/checking';
import type { RosterRevision, RosterShare, RosterSummary } from '#muster/persistence';
import { writeGlobalId } from '../platform/graphql/global-id.js';
import { toRelease } from '../releases/present-release.js';
import { fromIntent } from './intents/from-intent.js';
import { readStoredIntents } from './intents/stored-intents.js';
import { toParts } from './parts/present-parts.js';
import type { RosterChangesType, RosterRevisionType, RosterShareType, RosterSummaryType, RosterType } from './roster.types.js';

export function toRoster(kept: KeptRoster): RosterType {
  const { assessment, document, release, stored } = kept;
  const { report } = assessment;
  const { notes, rules, declarations } = document;
  const head = headOf({ ...stored, verdict: report.verdict, points: report.points.computed });
  return {
    __typename: 'Roster',
    ...head,
    release: toRelease(release),
    notes,
    rules,
    organisation: declarations.organisation ?? null,
    ...toParts(kept),
    kept,
  };
}

export const toSummary = (stored: RosterSummary): RosterSummaryType => ({ ...headOf(stored), stored });

export function toRevision({ intents: stored, ...made }: RosterRevision, { assessment }: KeptRoster): RosterRevisionType {
  const { kind, restored, intents } = readStoredIntents(stored);
  const { readModel } = assessment.release.data;
  return { ...made, kind, restored, intents: intents.map((intent) => fromIntent(intent, readModel)), verdict: toVerdict(made.verdict) };
}

export const toShare = ({ id, ...share }: RosterShare): RosterShareType => ({ ...share, id: writeGlobalId('RosterShare', id) });

export function toChanges({ points, ...changes }: AssessmentChanges): RosterChangesType {
  return { ...changes, pointsBefore: points.before, pointsAfter: points.after };
}

function headOf({ id, verdict, faction: factionName, ...summary }: RosterSummary) {
  return { ...summary, id: writeGlobalId('Roster', id), factionName, verdict: toVerdict(verdict) };
}

export const toVerdict = (stored: string): Verdict => verdictNamed(stored) ?? 'NEEDS_REVIEW';
