import { csvRecords } from '#muster/bulk';
import { exactKey } from '#muster/catalogue';
import { EventPlayerRepository, type Entered, type EventPlayer, type NewPlayer, type SubmissionPlace } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { eventFault, type EventFault } from '../event-fault.js';
import type { Seat } from '../events.service.js';
import { EVENT_LIMITS } from '../limits.js';
import { Submissions, type SubmissionOutcome } from '../submissions/submissions.service.js';
import { readPlayerTable } from './player-table.js';

/** The result for one record of the organiser's table. */
export interface TableLine extends Entered {
  /** Whether the record's list was stored as a new version, was stored before, or was refused; null if the record has no list. */
  readonly list: 'stored' | 'unchanged' | { readonly faults: readonly EventFault[] } | null;
}

export interface TableOutcome {
  readonly lines: readonly TableLine[];
  /** Numbers of the records without a player's name; the line of headings is 1. */
  readonly nameless: readonly number[];
}

/** The players of an event. */
@Injectable()
export class EventPlayers {
  constructor(
    private readonly players: EventPlayerRepository,
    private readonly submissions: Submissions,
  ) {}

  async enter({ event, actor }: Seat, players: readonly NewPlayer[]): Promise<readonly Entered[] | EventFault> {
    if ((await this.players.count(event.id)) + players.length > EVENT_LIMITS.players) return tooMany();
    return this.players.enter(
      event.id,
      players.map((player) => ({ ...player, nameKey: exactKey(player.name) })),
      actor.name,
    );
  }

  /** Enters the players of the organiser's table, and submits the lists that it has. A repeated table changes only what changed in it. */
  async enterTable(seat: Seat, csv: string): Promise<TableOutcome | EventFault> {
    const records = await csvRecords(csv);
    const table = 'fault' in records ? null : readPlayerTable(records);
    if (!table) return eventFault('noPlayerColumn', ['csv']);
    if (table.players.length > EVENT_LIMITS.playersAtOnce) return tooMany();
    const entered = await this.enter(
      seat,
      table.players.map(({ player }) => player),
    );
    if ('messageId' in entered) return entered;
    const lines: TableLine[] = [];
    const places: SubmissionPlace[] = [];
    for (const [index, one] of entered.entries()) {
      const outcome = await this.#store(seat, one.player, table.players[index]?.list ?? null);
      if (outcome && 'version' in outcome) places.push({ playerId: one.player.id, version: outcome.version });
      lines.push({ ...one, list: outcome && ('faults' in outcome ? outcome : outcome.isNew ? 'stored' : 'unchanged') });
    }
    await this.submissions.judgeStored(seat.event, places);
    return { lines, nameless: table.nameless };
  }

  find({ event }: Seat, id: string): Promise<EventPlayer | null> {
    return this.players.find(event.id, id);
  }

  /** Withdraws a player, or takes the withdrawal back. Null if there is no such player. */
  withdraw({ event, actor }: Seat, id: string, withdrawn: boolean): Promise<EventPlayer | null> {
    return this.players.withdraw(event.id, id, withdrawn, actor.name);
  }

  async #store({ event, actor }: Seat, player: EventPlayer, list: string | null): Promise<SubmissionOutcome | null> {
    return list === null ? null : this.submissions.store({ event, player }, { kind: 'text', text: list }, null, actor.name);
  }
}

const tooMany = (): EventFault => eventFault('tooManyPlayers', [], { limit: EVENT_LIMITS.players });
