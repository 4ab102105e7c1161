import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Entry, Seat } from '#muster/events';
import type { QueuedPlayer, Submission } from '#muster/persistence';
import { VerdictEnum } from '../checking/check.enums.js';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { enumOf } from '../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../platform/graphql/fields.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { EventHead } from './event.types.js';
import { DateTimeScalar } from '../platform/graphql/scalars/date-time.scalar.js';

export const PlayerStateEnum = enumOf('PlayerState', 'What a player of an event has to do next, or what the judges decided.', {
  INVITED: ['invited', 'The player has submitted nothing.'],
  SUBMITTED: ['submitted', 'The latest version waits for a judge.'],
  ACCEPTED: ['accepted', 'A judge accepted the latest version.'],
  REJECTED: ['rejected', 'A judge rejected the latest version.'],
  CORRECTION: ['correction', 'A judge asked for a correction.'],
  WITHDRAWN: ['withdrawn', 'The player does not take part.'],
});

export const DecisionEnum = enumOf('SubmissionDecision', "A judge's decision about a version of a list.", {
  ACCEPTED: ['accepted', 'The list is admitted, and revealed with the others.'],
  REJECTED: ['rejected', 'The list is not admitted.'],
  CORRECTION: ['correction', 'The player may submit a correction until the end of the correction window, even after the deadline.'],
});

@ObjectType('NamedText', { description: 'A text with the heading under which it was entered.' })
export class NamedTextType extends outputOf({
  name: [String, 'The heading.'],
  text: [String, 'The text; empty if nothing was entered.'],
}) {}

@ObjectType('EventEntry', { description: "A player's own view of an event, through the private link." })
export class EventEntryType extends outputOf(EventHead, {
  event: [ID, 'Opaque id of the event.'],
  player: [String, "The player's name."],
  team: orNull([String, "The name of the player's team; null if the player has none."]),
  state: [PlayerStateEnum, 'What the player has to do next, or what the judges decided.'],
  message: orNull([String, 'What the judges wrote with their last decision; null if nothing.']),
  correctsUntil: orNull([DateTimeScalar, 'The end of the correction window; null if there is none.']),
  answers: [[NamedTextType], 'What the player filled in.'],
}) {
  /** The right with which the player reads the event; not part of the schema. */
  readonly entry!: Entry;
}

@ObjectType('Submission', { description: "A version of a player's list. It never changes; its result does when the data change." })
export class SubmissionType extends outputOf({
  version: [Int, 'The number of the version, from 1.'],
  at: [DateTimeScalar, "When the list arrived, by the database's clock."],
  late: [Boolean, 'Whether it arrived after the deadline.'],
  actor: [String, 'The player, or the member of staff who submitted the list.'],
  source: orNull([String, 'Name of the file; null for pasted text.']),
  hash: [String, 'SHA-256 of the list as submitted, in hexadecimal.'],
  verdict: orNull([VerdictEnum, 'The verdict, without overridden findings; null if there is no report.']),
  army: orNull([VerdictEnum, 'Verdict on the army as a whole; null if there is no report.']),
  units: orNull([VerdictEnum, 'Verdict on the units; null if there is no report.']),
  wargear: orNull([VerdictEnum, 'Verdict on the wargear; null if there is no report.']),
  line: orNull([Int, 'The line of the list that the reason concerns; null if it concerns no line.']),
  faction: orNull([String, 'The faction of the army; null if unknown.']),
  detachment: orNull([String, 'The detachments, separated by commas; null if unknown.']),
  statedPoints: orNull([Float, 'The points total stated in the list; null if not stated.']),
  computedPoints: orNull([Float, 'The points total with the prices of the release; null if a unit could not be priced.']),
  format: orNull([String, 'The format in which the list was read; null if the format was not recognised.']),
  isFormatWanted: [Boolean, 'False if the event wants other formats.'],
  failure: orNull([String, 'Why there is no report: `INTERNAL` or a user error; null if there is a report or if the list waits for it.']),
  judgedAt: orNull([DateTimeScalar, 'When the list was last judged; null if it has not been judged.']),
  changes: [Int, 'How often a re-check changed the result.'],
  verdictBefore: orNull([VerdictEnum, 'The verdict before the last change; null if nothing changed.']),
  pointsBefore: orNull([Float, 'The computed total before the last change; null if nothing changed.']),
}) {
  /** Label of the release; the field of this name is the release itself. */
  readonly release!: string | null;
  readonly playerId!: string;
  readonly submission!: Submission;
}

@ObjectType('FindingOverride', { description: "A judge's decision that a finding does not count.", implements: () => [NodeInterface] })
export class FindingOverrideType extends outputOf({
  id: [ID, 'Opaque id of the override.'],
  finding: [String, 'The key of the finding.'],
  code: [String, 'The code of the finding.'],
  reason: [String, 'Why the finding does not count.'],
  actor: [String, 'The judge.'],
  at: [DateTimeScalar, 'When the judge decided.'],
}) {}

@ObjectType('OverridableFinding', { description: 'A finding or review reason of a list, with the key by which a judge can override it.' })
export class OverridableFindingType extends outputOf({
  finding: [String, 'The key of the finding, for `overrideFinding`. It stays the same as long as the finding says the same.'],
  code: [String, 'Code of the finding or review reason.'],
  message: [String, 'The finding as a sentence.'],
  line: orNull([Int, 'The line of the list; null if it concerns no line.']),
}) {}

@ObjectType('EventPlayer', {
  description: 'A player of an event. Only the staff of the event can see it.',
  implements: () => [NodeInterface],
})
export class EventPlayerType extends outputOf({
  id: [ID, 'Opaque id of the player.'],
  name: [String, "The player's name."],
  team: orNull([String, "The name of the player's team; null if the player has none."]),
  state: [PlayerStateEnum, 'What the player has to do next, or what the judges decided.'],
  version: [Int, 'The latest submitted version; 0 if there is none.'],
  admitted: orNull([Int, 'The version that a judge accepted; null if there is none.']),
  message: orNull([String, 'What the judges wrote with their last decision; null if nothing.']),
  correctsUntil: orNull([DateTimeScalar, 'The end of the correction window; null if there is none.']),
  columns: [[NamedTextType], "The organiser's own columns, in their order."],
  answers: [[NamedTextType], 'What the player filled in.'],
  latest: orNull([SubmissionType, 'The latest version; null if the player has submitted nothing.']),
}) {
  readonly queued!: QueuedPlayer;
  readonly seat!: Seat;
}
export const EventPlayerConnection = ConnectionOf(EventPlayerType, 'EventPlayer', 'players of an event');

@ObjectType('TeamFinding', { description: 'What a rule for teams says about the lists of a team.' })
export class TeamFindingType extends outputOf({
  code: [String, 'Id of the rule.'],
  message: [String, 'The finding as a sentence.'],
  players: [[EventPlayerType], 'The players whose lists break the rule together.'],
}) {}

@ObjectType('EventTeam', { description: 'A team of an event, with what its latest lists break together.' })
export class EventTeamType extends outputOf({
  name: [String, 'The name of the team.'],
  players: [[EventPlayerType], 'The players, by name.'],
  size: [Int, 'Number of players that the event wants in a team.'],
  findings: [[TeamFindingType], 'What the rules for teams say; empty if nothing.'],
}) {}

@ObjectType('PlayerNotice', { description: 'A letter to a player, for the organiser to send with a mailer of his own.' })
export class PlayerNoticeType extends outputOf({
  player: [EventPlayerType, 'The player.'],
  subject: [String, 'The subject of the letter.'],
  text: [String, 'The letter.'],
  token: [String, "The token of the player's new private link. Earlier links keep working until they are revoked."],
}) {}

export const EventEntryConnection = ConnectionOf(EventEntryType, 'EventEntry', 'events that your account plays');
