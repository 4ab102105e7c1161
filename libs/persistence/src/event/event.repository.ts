import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../audit/audit-entry.js';
import type { Author } from '../audit/author.js';
import { recordAudit } from '../audit/record-audit.js';
import type { EventRow } from '../generated/client.js';
import { toJson } from '../json.js';
import { PrismaService, type Statement } from '../prisma.service.js';
import { toEdition } from '../stored-values.js';
import { record, type Done } from './event-record.js';
import type { EventRecord, EventRole, EventSettings, EventStaff, StoredEvent } from './stored-event.js';

const EXPIRE: Statement = { name: 'event-expire', text: 'DELETE FROM event WHERE kept_until < now() RETURNING id' };

/** Events, their staff and their record. Callers must check the role of whoever asks. */
@Injectable()
export class EventRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Creates an event whose organiser is the account. */
  async create(settings: EventSettings, organiser: Author & { readonly accountId: string }): Promise<StoredEvent> {
    const row = await this.prisma.transaction(async (db) => {
      const created = await db.eventRow.create({
        data: { ...columnsOf(settings), staff: { create: { accountId: organiser.accountId, role: 'organiser' } } },
      });
      await record(db, created.id, { actor: organiser.name, action: 'create', details: toJson(settings) });
      await recordAudit(db, audited(created, organiser, 'createEvent'));
      return created;
    });
    return toEvent(row);
  }

  async find(id: string): Promise<StoredEvent | null> {
    const row = await this.prisma.run((db) => db.eventRow.findUnique({ where: { id } }));
    return row && toEvent(row);
  }

  /** The events that the account organises or judges with its role in each, the latest first. */
  async list(
    accountId: string,
    { first, after }: { readonly first: number; readonly after?: string },
  ): Promise<readonly { readonly event: StoredEvent; readonly role: EventRole }[]> {
    const rows = await this.prisma.run((db) =>
      db.eventRow.findMany({
        where: { staff: { some: { accountId } } },
        include: { staff: { where: { accountId }, select: { role: true } } },
        orderBy: [{ startsOn: 'desc' }, { id: 'desc' }],
        take: first,
        ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
      }),
    );
    return rows.flatMap(({ staff: [own], ...row }) => (own ? [{ event: toEvent(row), role: own.role }] : []));
  }

  count(accountId: string): Promise<number> {
    return this.prisma.run((db) => db.eventRow.count({ where: { staff: { some: { accountId } } } }));
  }

  /** Null if the event is no longer at this revision. If `question` changes, a trigger has the lists judged again. */
  async change(id: string, revision: number, settings: EventSettings, actor: string): Promise<StoredEvent | null> {
    const row = await this.prisma.transaction(async (db) => {
      const { count } = await db.eventRow.updateMany({
        where: { id, revision },
        data: { ...columnsOf(settings), revision: revision + 1 },
      });
      if (count === 0) return null;
      await record(db, id, { actor, action: 'change', details: toJson(settings) });
      return db.eventRow.findUnique({ where: { id } });
    });
    return row && toEvent(row);
  }

  /** False if there is no such event. Its record is deleted with it, so the audit log keeps who deleted it. */
  async delete(id: string, actor: Author): Promise<boolean> {
    return this.prisma.transaction(async (db) => {
      const row = await db.eventRow.findUnique({ where: { id } });
      const { count } = await db.eventRow.deleteMany({ where: { id } });
      if (row && count > 0) await recordAudit(db, audited(row, actor, 'deleteEvent'));
      return count > 0;
    });
  }

  /** Deletes the events whose retention has ended, with everything submitted to them. Returns their number. */
  async expire(): Promise<number> {
    return (await this.prisma.query(EXPIRE, [])).length;
  }

  async roleOf(id: string, accountId: string): Promise<EventRole | null> {
    const row = await this.prisma.run((db) => db.eventStaffRow.findUnique({ where: { eventId_accountId: { eventId: id, accountId } } }));
    return row?.role ?? null;
  }

  async staff(id: string): Promise<readonly EventStaff[]> {
    const rows = await this.prisma.run((db) =>
      db.eventStaffRow.findMany({
        where: { eventId: id },
        include: { account: { select: { name: true } } },
        orderBy: [{ since: 'asc' }, { accountId: 'asc' }],
      }),
    );
    return rows.map(({ accountId, role, since, account }) => ({ accountId, role, since: since.toISOString(), name: account.name }));
  }

  /** Gives the account a role. An organiser does not become a judge by this. */
  async join(
    id: string,
    { accountId, name, role }: { readonly accountId: string; readonly name: string; readonly role: EventRole },
  ): Promise<void> {
    await this.prisma.transaction(async (db) => {
      const where = { eventId_accountId: { eventId: id, accountId } };
      const known = await db.eventStaffRow.findUnique({ where });
      if (known?.role === role || known?.role === 'organiser') return;
      await db.eventStaffRow.upsert({ where, create: { eventId: id, accountId, role }, update: { role } });
      await record(db, id, { actor: name, action: 'join', details: { role } });
    });
  }

  /** False if the account is not on the staff, or is the last organiser. */
  async leave(id: string, accountId: string, actor: string): Promise<boolean> {
    return this.prisma.transaction(async (db) => {
      await db.$queryRaw`SELECT id FROM event WHERE id = ${id}::uuid FOR UPDATE`;
      const others = await db.eventStaffRow.count({ where: { eventId: id, role: 'organiser', accountId: { not: accountId } } });
      if (others === 0) return false;
      const { count } = await db.eventStaffRow.deleteMany({ where: { eventId: id, accountId } });
      if (count > 0) await record(db, id, { actor, action: 'leave', details: { account: accountId } });
      return count > 0;
    });
  }

  /** Newest first; `after` is the id of the last line of the previous page. */
  async records(id: string, { first, after }: { readonly first: number; readonly after?: string }): Promise<readonly EventRecord[]> {
    const rows = await this.prisma.run((db) =>
      db.eventRecordRow.findMany({
        where: { eventId: id, ...(after === undefined ? {} : { id: { lt: BigInt(after) } }) },
        orderBy: { id: 'desc' },
        take: first,
      }),
    );
    return rows.map(({ id: line, at, actor, action, player, version, details }) => ({
      ...{ id: line.toString(), at: at.toISOString(), actor, action, player, version, details: toJson(details) },
    }));
  }

  /** Records what was done for an event outside of its own tables. */
  async note(id: string, done: Done): Promise<void> {
    await this.prisma.transaction((db) => record(db, id, done));
  }

  countRecords(id: string): Promise<number> {
    return this.prisma.run((db) => db.eventRecordRow.count({ where: { eventId: id } }));
  }
}

function audited({ id, name, edition, startsOn, endsOn }: EventRow, actor: Author, action: 'createEvent' | 'deleteEvent'): AuditEntry {
  const event = { edition, startsOn: dayOf(startsOn), endsOn: dayOf(endsOn) };
  const sides = action === 'createEvent' ? { before: null, after: event } : { before: event, after: null };
  return { actor, action, releaseId: null, target: { kind: 'event', id, name }, reason: null, ...sides };
}

const columnsOf = ({ startsOn, endsOn, ...settings }: EventSettings) => ({
  ...settings,
  startsOn: new Date(startsOn),
  endsOn: new Date(endsOn),
});

export function toEvent(row: EventRow): StoredEvent {
  const { startsOn, endsOn, deadline, locksAt, revealAt, keptUntil, createdAt, question, terms } = row;
  return {
    ...row,
    edition: toEdition(row.edition),
    question: toJson(question) ?? {},
    terms: toJson(terms) ?? {},
    startsOn: dayOf(startsOn),
    endsOn: dayOf(endsOn),
    deadline: deadline.toISOString(),
    locksAt: locksAt.toISOString(),
    revealAt: revealAt?.toISOString() ?? null,
    keptUntil: keptUntil.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

const dayOf = (day: Date): string => day.toISOString().slice(0, 10);
