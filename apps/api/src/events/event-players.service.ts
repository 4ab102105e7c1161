import {
  EventLinks,
  EventPlayers,
  EventTeams,
  findingKey,
  ListComparisons,
  noticeTo,
  Reviews,
  Submissions,
  type EventFault,
  type ReviewOutcome,
  type Seat,
  type TableLine,
} from '#muster/events';
import type { CheckReport } from '#muster/checking';
import { decodeText } from '#muster/formats';
import type { Locale, Say } from '#muster/messages';
import type { EventPlayer, QueuedPlayer, QueueFilter } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { comparisonPayload } from '../checking/over-time/over-time.service.js';
import type { CompareListsPayload } from '../checking/over-time/difference.types.js';
import type { Viewer } from '../platform/access/viewer.js';
import type { Connection } from '../platform/graphql/connection.js';
import { withoutNulls } from '../platform/graphql/given/without-nulls.js';
import { storedIdOf } from '../platform/graphql/global-id.js';
import { pageAfter, startAfter } from '../platform/graphql/page.js';
import { LIMITS } from '../platform/limits.js';
import { sayingIn } from '../platform/words.js';
import { toUserError, userError } from '../platform/graphql/user-error.js';
import type { UserErrorType } from '../platform/graphql/user-error.types.js';
import type {
  CompareSubmissionsInput,
  DecideSubmissionInput,
  EndOverrideInput,
  EnterPlayersInput,
  RevokePlayerLinksInput,
  OverrideFindingInput,
  EventPlayerArgs,
  SubmitForPlayerInput,
  WithdrawPlayerInput,
  WritePlayersInput,
} from './event.inputs.js';
import type { EnteredPlayerType, EnterPlayersPayload, EventPlayerPayload, WritePlayersPayload } from './event.payloads.js';
import type { EventPlayerType, EventTeamType, FindingOverrideType, OverridableFindingType, SubmissionType } from './event-player.types.js';
import type { EventType } from './event.types.js';
import { unknownEvent } from './event-settings.service.js';
import { presentOverride, presentPlayer, presentSubmission } from './present-event.js';
import { toSubmission } from './to-submission.js';
import { Seats } from './seats.service.js';

/** What organisers and judges do with the players of an event and their lists. */
@Injectable()
export class EventPlayersService {
  constructor(
    private readonly players: EventPlayers,
    private readonly submissions: Submissions,
    private readonly reviews: Reviews,
    private readonly links: EventLinks,
    private readonly teams: EventTeams,
    private readonly comparisons: ListComparisons,
    private readonly seats: Seats,
  ) {}

  async queue({ seat }: EventType, { first, after, filter }: EventPlayerArgs): Promise<Connection<EventPlayerType>> {
    const skip = startAfter(after);
    const { search, ...given } = withoutNulls(filter ?? {});
    const asked: QueueFilter = { ...given, ...(search !== undefined && { text: search }) };
    const { total, players } = await this.reviews.list(seat, asked, { first, skip });
    const edges = players.map((queued, at) => ({ cursor: String(skip + at + 1), node: presentPlayer(queued, seat) }));
    return pageAfter(after, edges, skip + players.length < total, total);
  }

  async teamsOf({ seat }: EventType, say: Say): Promise<readonly EventTeamType[]> {
    return (await this.teams.list(seat)).map(({ name, size, players: queued, findings }) => {
      const players = queued.map((one) => presentPlayer(one, seat));
      const said = findings.map((finding) => ({
        code: finding.code,
        message: say(finding),
        players: finding.players.flatMap((at) => players[at] ?? []),
      }));
      return { name, size, players, findings: said };
    });
  }

  async enter({ event, csv }: EnterPlayersInput, viewer: Viewer): Promise<EnterPlayersPayload> {
    const seat = await this.seats.seat(event, viewer, 'organiser');
    if (!seat) return { entered: [], nameless: [], userErrors: [unknownEvent] };
    const outcome = await this.players.enterTable(seat, csv);
    if ('messageId' in outcome) return { entered: [], nameless: [], userErrors: [toUserError(outcome, ['input', 'csv'])] };
    const ids = outcome.lines.map(({ player: { id } }) => id);
    const { players } = await this.reviews.list(seat, { ids }, { first: ids.length, skip: 0 });
    const queued = new Map(players.map((one) => [one.player.id, one]));
    const entered = outcome.lines.map((line) => toEntered(line, queued.get(line.player.id), seat));
    return { entered, nameless: outcome.nameless, userErrors: [] };
  }

  /** Creates a private link for each of the players and writes the letters. */
  async write({ event, players, state, page }: WritePlayersInput, viewer: Viewer, locale: Locale): Promise<WritePlayersPayload> {
    const say = sayingIn(locale);
    const seat = await this.seats.seat(event, viewer, 'organiser');
    if (!seat) return { notices: [], userErrors: [unknownEvent] };
    const ids = players?.flatMap((id) => storedIdOf('EventPlayer', id) ?? []);
    const { players: chosen } = await this.reviews.list(seat, { ...(state && { state }), ...(ids && { ids }) }, LETTERS);
    const tokens = await this.links.createFor(
      seat,
      chosen.map(({ player }) => player.id),
    );
    const notices = chosen.map((queued, at) => {
      const token = tokens[at] ?? '';
      const { subject, lines } = noticeTo(queued, seat.event, page.replaceAll('{token}', token), locale);
      return { player: presentPlayer(queued, seat), subject: say(subject), text: lines.map(say).join('\n'), token };
    });
    return { notices, userErrors: [] };
  }

  async submit({ list, file, ...input }: SubmitForPlayerInput, viewer: Viewer): Promise<EventPlayerPayload> {
    return this.#with(input, viewer, 'organiser', async (seat, id) => {
      const player = await this.players.find(seat, id);
      if (!player) return null;
      const outcome = await this.submissions.submit({ event: seat.event, player }, toSubmission({ list, file }), null, seat.actor.name);
      return 'faults' in outcome ? outcome.faults.map(atInput) : outcome.entry.player;
    });
  }

  async withdraw({ withdrawn, ...input }: WithdrawPlayerInput, viewer: Viewer): Promise<EventPlayerPayload> {
    return this.#with(input, viewer, 'organiser', (seat, id) => this.players.withdraw(seat, id, withdrawn));
  }

  /** Revokes every private link of a player. */
  async revokeLinks(input: RevokePlayerLinksInput, viewer: Viewer): Promise<EventPlayerPayload> {
    return this.#with(input, viewer, 'organiser', async (seat, id) => {
      await this.links.revokeOf(seat, id);
      return this.players.find(seat, id);
    });
  }

  async decide({ version, seen, decision, message, ...input }: DecideSubmissionInput, viewer: Viewer): Promise<EventPlayerPayload> {
    const decided = { version, seen, state: decision, message: message ?? null };
    return this.#with(input, viewer, 'judge', async (seat, id) => reviewed(await this.reviews.decide(seat, id, decided)));
  }

  async compare({ event, player, before, after, printed }: CompareSubmissionsInput, viewer: Viewer): Promise<CompareListsPayload> {
    const [seat, id] = [await this.seats.seat(event, viewer), storedIdOf('EventPlayer', player)];
    if (!seat) return { comparison: null, userErrors: [unknownEvent] };
    const other = printed === null || printed === undefined ? (after ?? null) : { text: printed };
    const answer = id === null ? null : await this.comparisons.compare(seat, id, { before: before ?? null, after: other });
    if (!answer) return { comparison: null, userErrors: [unknownPlayer] };
    return 'fault' in answer ? { comparison: null, userErrors: [atInput(answer.fault)] } : comparisonPayload(answer);
  }

  async override({ finding, reason, ...input }: OverrideFindingInput, viewer: Viewer): Promise<EventPlayerPayload> {
    return this.#with(input, viewer, 'judge', async (seat, id) => reviewed(await this.reviews.override(seat, id, finding, reason)));
  }

  async endOverride({ override, ...input }: EndOverrideInput, viewer: Viewer): Promise<EventPlayerPayload> {
    const stored = storedIdOf('FindingOverride', override);
    return this.#with(input, viewer, 'judge', async (seat, id) => {
      const outcome = stored === null ? null : await this.reviews.endOverride(seat, id, stored);
      return outcome ? reviewed(outcome) : [userError('NOT_FOUND', 'override', ['input', 'override'])];
    });
  }

  async versions({ queued: { player }, seat }: EventPlayerType): Promise<readonly SubmissionType[]> {
    const versions = await this.submissions.versions({ event: seat.event, player });
    return versions.map((version) => presentSubmission(version, player.id, seat.event));
  }

  async overridesOf({ queued: { player } }: EventPlayerType): Promise<readonly FindingOverrideType[]> {
    const overrides = await this.reviews.overridesOf(player.id);
    return overrides.map(presentOverride);
  }

  report({ playerId, version }: SubmissionType): Promise<CheckReport | null> {
    return this.submissions.report({ playerId, version });
  }

  async text({ playerId, version }: SubmissionType): Promise<string | null> {
    const stored = await this.submissions.content({ playerId, version });
    return stored?.kind === 'text' ? decodeText(stored.content) : null;
  }

  async overridable({ queued: { player } }: EventPlayerType, say: Say): Promise<readonly OverridableFindingType[]> {
    const report = await this.submissions.report({ playerId: player.id, version: player.version });
    if (!report) return [];
    const said = [...report.findings.filter(({ severity }) => severity === 'error'), ...report.review];
    return said.map((one) => ({ finding: findingKey(one), code: one.code, message: say(one), line: one.line }));
  }

  async #with(
    { event, player }: RevokePlayerLinksInput,
    viewer: Viewer,
    role: 'organiser' | 'judge',
    change: (seat: Seat, id: string) => Promise<EventPlayer | readonly UserErrorType[] | null>,
  ): Promise<EventPlayerPayload> {
    const [seat, id] = [await this.seats.seat(event, viewer, role), storedIdOf('EventPlayer', player)];
    if (!seat) return { player: null, userErrors: [unknownEvent] };
    const changed = id === null ? null : await change(seat, id);
    if (changed === null) return { player: null, userErrors: [unknownPlayer] };
    if (!('id' in changed)) return { player: null, userErrors: changed };
    const queued = await this.reviews.find(seat, changed.id);
    return { player: queued && presentPlayer(queued, seat), userErrors: [] };
  }
}

const unknownPlayer = userError('NOT_FOUND', 'player', ['input', 'player']);

const atInput = (fault: EventFault): UserErrorType => toUserError(fault, ['input', ...fault.path]);

/** The letters of one request. */
const LETTERS = { first: LIMITS.page, skip: 0 };

function reviewed(outcome: ReviewOutcome | null): EventPlayer | readonly UserErrorType[] | null {
  return outcome && ('fault' in outcome ? [atInput(outcome.fault)] : outcome.player);
}

function toEntered({ player, isNew, list }: TableLine, queued: QueuedPlayer | undefined, seat: Seat): EnteredPlayerType {
  const listErrors = typeof list === 'object' && list !== null ? list.faults.map((fault) => toUserError(fault, ['input', 'csv'])) : [];
  const stored = list === 'stored' ? true : list === 'unchanged' ? false : null;
  return { player: presentPlayer(queued ?? { player, latest: null }, seat), isNew, stored, listErrors };
}
