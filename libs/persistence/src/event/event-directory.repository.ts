import { Injectable } from '@nestjs/common';
import type { Author } from '../audit/author.js';
import { recordAudit } from '../audit/record-audit.js';
import { databaseTime } from '../connections/database-time.js';
import type { Prisma } from '../generated/client.js';
import { PrismaService, type Transaction } from '../prisma.service.js';
import { record } from './event-record.js';
import { toEvent } from './event.repository.js';
import type { StoredEvent } from './stored-event.js';

/** `open` and `locked`: whether players can submit lists. `over`: its last day is past. */
export const EVENT_STATES = ['open', 'locked', 'over'] as const;

export type EventState = (typeof EVENT_STATES)[number];

/** An event as an administrator sees it in the list of all events. */
export interface ListedEvent {
  readonly event: StoredEvent;
  readonly state: EventState;
  /** The accounts that organise it; empty if all of them were erased. */
  readonly owners: readonly { readonly accountId: string; readonly name: string | null }[];
  /** Without those who withdrew. */
  readonly players: number;
  /** Submitted lists about which no judge has decided. */
  readonly toReview: number;
}

export interface EventFilter {
  readonly state?: EventState;
  /** Part of the name of the event or of somebody who organises it, in any case. */
  readonly search?: string;
}

export type HandOver = 'done' | 'unknownEvent' | 'unknownAccount';

/** All events of an installation, for its administrators. Callers must check that whoever asks is one. */
@Injectable()
export class EventDirectoryRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The latest first; `after` is the id of the last event of the previous page. */
  async list({
    first,
    after,
    ...filter
  }: EventFilter & { readonly first: number; readonly after?: string }): Promise<readonly ListedEvent[]> {
    const now = await this.prisma.run(databaseTime);
    return this.#listed(now, {
      where: whereOf(filter, now),
      orderBy: [{ startsOn: 'desc' }, { id: 'desc' }],
      take: first,
      ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
    });
  }

  count(filter: EventFilter): Promise<number> {
    return this.prisma.run(async (db) => db.eventRow.count({ where: whereOf(filter, await databaseTime(db)) }));
  }

  async find(id: string): Promise<ListedEvent | null> {
    const [found] = await this.#listed(await this.prisma.run(databaseTime), { where: { id } });
    return found ?? null;
  }

  /**
   * Makes the account the only organiser. Those before it lose their role, and the invitations of staff that they could still use are
   * revoked. Judges stay.
   */
  async handOver(id: string, accountId: string, actor: Author): Promise<HandOver> {
    return this.prisma.transaction(async (db) => {
      const [event] = await db.$queryRaw<{ readonly name: string }[]>`SELECT name FROM event WHERE id = ${id}::uuid FOR UPDATE`;
      if (!event) return 'unknownEvent';
      // The lock keeps the account from being erased before it is on the staff.
      const accounts = await db.$queryRaw<unknown[]>`SELECT id FROM account WHERE id = ${accountId}::uuid FOR KEY SHARE`;
      if (accounts.length === 0) return 'unknownAccount';
      const before = await organisersOf(db, id);
      if (before.length === 1 && before[0] === accountId) return 'done';
      await db.eventStaffRow.deleteMany({ where: { eventId: id, OR: [{ role: 'organiser' }, { accountId }] } });
      await db.eventStaffRow.create({ data: { eventId: id, accountId, role: 'organiser' } });
      await db.eventLinkRow.updateMany({
        where: { eventId: id, kind: { in: ['organiser', 'judge'] }, revokedAt: null },
        data: { revokedAt: new Date() },
      });
      await record(db, id, { actor: actor.name, action: 'handOver', details: { account: accountId } });
      await recordAudit(db, {
        ...{ actor, action: 'handOverEvent', releaseId: null, reason: null },
        target: { kind: 'event', id, name: event.name },
        before: { organisers: [...before] },
        after: { organisers: [accountId] },
      });
      return 'done';
    });
  }

  async #listed(now: Date, query: Omit<Prisma.EventRowFindManyArgs, 'include' | 'select' | 'omit'>): Promise<readonly ListedEvent[]> {
    return this.prisma.run(async (db) => {
      const include = {
        staff: {
          where: { role: 'organiser' },
          select: { accountId: true, account: { select: { name: true } } },
          orderBy: [{ since: 'asc' }, { accountId: 'asc' }],
        },
      } as const satisfies Prisma.EventRowInclude;
      const rows = await db.eventRow.findMany({ ...query, include });
      const counts = await db.eventPlayerRow.groupBy({
        by: ['eventId', 'state'],
        where: { eventId: { in: rows.map(({ id }) => id) } },
        _count: { _all: true },
      });
      return rows.map(({ staff, ...row }) => {
        const own = counts.filter(({ eventId }) => eventId === row.id);
        const sum = (some: typeof own): number => some.reduce((total, { _count }) => total + _count._all, 0);
        return {
          event: toEvent(row),
          state: EVENT_STATES.find((state) => isIn[state](row, now)) ?? 'open',
          owners: staff.map(({ accountId, account }) => ({ accountId, name: account.name })),
          players: sum(own.filter(({ state }) => state !== 'withdrawn')),
          toReview: sum(own.filter(({ state }) => state === 'submitted')),
        };
      });
    });
  }
}

interface Days {
  readonly endsOn: Date;
  readonly locksAt: Date;
}

/** By the day of UTC: for a list of events of all time zones. */
const dayOf = (now: Date): Date => new Date(now.toISOString().slice(0, 10));

const isIn: Readonly<Record<EventState, (event: Days, now: Date) => boolean>> = {
  over: ({ endsOn }, now) => endsOn < dayOf(now),
  open: ({ endsOn, locksAt }, now) => endsOn >= dayOf(now) && locksAt >= now,
  locked: ({ endsOn, locksAt }, now) => endsOn >= dayOf(now) && locksAt < now,
};

/** The same as `isIn`, for the database. */
const whereIn: Readonly<Record<EventState, (now: Date) => Prisma.EventRowWhereInput>> = {
  over: (now) => ({ endsOn: { lt: dayOf(now) } }),
  open: (now) => ({ endsOn: { gte: dayOf(now) }, locksAt: { gte: now } }),
  locked: (now) => ({ endsOn: { gte: dayOf(now) }, locksAt: { lt: now } }),
};

function whereOf({ state, search }: EventFilter, now: Date): Prisma.EventRowWhereInput {
  const name = search === undefined ? undefined : { contains: search, mode: 'insensitive' as const };
  return {
    ...(state && whereIn[state](now)),
    ...(name && { OR: [{ name }, { staff: { some: { role: 'organiser' as const, account: { name } } } }] }),
  };
}

async function organisersOf(db: Transaction, eventId: string): Promise<readonly string[]> {
  const rows = await db.eventStaffRow.findMany({ where: { eventId, role: 'organiser' }, orderBy: { accountId: 'asc' } });
  return rows.map(({ accountId }) => accountId);
}
