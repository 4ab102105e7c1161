import { parseQuestion } from '#muster/bulk';
import { parseTerms, type Entry, type Seat } from '#muster/events';
import type { EventLink, FindingOverride, QueuedPlayer, StoredEvent, Submission } from '#muster/persistence';
import { verdictNamed } from '#muster/checking';
import { toJson } from '#muster/persistence';
import { writeGlobalId } from '../platform/graphql/global-id.js';
import type { EventEntryType, EventPlayerType, FindingOverrideType, NamedTextType, SubmissionType } from './event-player.types.js';
import type { EventLinkType, EventType } from './event.types.js';

export function presentEvent(seat: Seat): EventType {
  const { event, role } = seat;
  const { id, question, correctionHours, revealAt, namesHidden, keptUntil, revision, createdAt } = event;
  const { against, pointsLimit, battleSize, aspects, amendments, houseRules } = parseQuestion(question);
  const { teamSize, teamRules } = parseTerms(event.terms);
  return {
    ...headOf(event),
    ...{ seat, role, revision, correctionHours, revealAt, namesHidden, keptUntil, createdAt, teamSize, teamRules },
    id: writeGlobalId('Event', id),
    question: {
      release: against.kind === 'label' ? against.label : null,
      asOf: against.kind === 'asOf' ? against.date : null,
      ...{ pointsLimit, battleSize, aspects, amendments, houseRules: toJson(houseRules) },
    },
  };
}

export function presentEntry(entry: Entry): EventEntryType {
  const { event, player } = entry;
  const { team, state, message, correctsUntil, answers } = player;
  return {
    ...headOf(event),
    ...{ entry, team, state, message, correctsUntil },
    event: writeGlobalId('Event', event.id),
    player: player.name,
    answers: namedTexts(Object.entries(answers)),
  };
}

function headOf(event: StoredEvent) {
  const { name, edition, startsOn, endsOn, timeZone, deadline, locksAt, terms } = event;
  const { fields, formats } = parseTerms(terms);
  return { name, edition, startsOn, endsOn, timeZone, deadline, locksAt, fields, formats };
}

export const presentLink = ({ id, kind, createdAt, revokedAt }: EventLink): EventLinkType => ({
  id: writeGlobalId('EventLink', id),
  kind,
  createdAt,
  revokedAt,
});

export const presentOverride = (override: FindingOverride): FindingOverrideType => ({
  ...override,
  id: writeGlobalId('FindingOverride', override.id),
});

export function presentPlayer(queued: QueuedPlayer, seat: Seat): EventPlayerType {
  const { player, latest } = queued;
  const { name, team, state, version, admitted, message, correctsUntil, columns, answers } = player;
  return {
    ...{ queued, seat, name, team, state, version, admitted, message, correctsUntil },
    id: writeGlobalId('EventPlayer', player.id),
    columns: namedTexts(columns),
    answers: namedTexts(Object.entries(answers)),
    latest: latest && presentSubmission(latest, player.id, seat.event),
  };
}

/** `reason` is rendered by its resolver, in the caller's language. */
export function presentSubmission(submission: Submission, playerId: string, event: Pick<StoredEvent, 'terms'>): SubmissionType {
  const { check, ...sent } = submission;
  const { formats } = parseTerms(event.terms);
  const { army = null, units = null, wargear = null } = check?.aspects ?? {};
  const format = check?.format ?? null;
  return {
    ...{ ...sent, playerId, submission, format },
    verdict: verdictNamed(check?.verdict ?? null),
    ...{ army: verdictNamed(army), units: verdictNamed(units), wargear: verdictNamed(wargear) },
    line: check?.deciding?.line ?? null,
    ...{ faction: check?.faction ?? null, detachment: check?.detachment ?? null },
    ...{ statedPoints: check?.statedPoints ?? null, computedPoints: check?.computedPoints ?? null },
    isFormatWanted: formats.length === 0 || (format !== null && formats.includes(format)),
    ...{
      release: check?.release ?? null,
      failure: check?.failure ?? null,
      judgedAt: check?.judgedAt ?? null,
      changes: check?.changes ?? 0,
    },
    verdictBefore: verdictNamed(check?.verdictBefore ?? null),
    pointsBefore: check?.pointsBefore ?? null,
  };
}

export const namedTexts = (pairs: readonly (readonly [string, string])[]): readonly NamedTextType[] =>
  pairs.map(([name, text]) => ({ name, text }));
