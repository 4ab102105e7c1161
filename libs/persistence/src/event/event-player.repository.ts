import { Injectable } from '@nestjs/common';
import type { EventPlayerRow } from '../generated/client.js';
import { PrismaService, type Transaction } from '../prisma.service.js';
import { toTexts } from '../stored-values.js';
import { record } from './event-record.js';
import type { Decision, EventPlayer, FindingOverride, NewPlayer } from './stored-event.js';

/** The result of entering players, in the order in which they were given. */
export type Entered = { readonly player: EventPlayer; readonly isNew: boolean };

/** The players of events, and what the judges decided about them. */
@Injectable()
export class EventPlayerRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Enters players. A player whose name differs from a known one only in case, accents or spaces is that player: his team and columns
   * are replaced.
   */
  async enter(eventId: string, players: readonly (NewPlayer & { readonly nameKey: string })[], actor: string): Promise<readonly Entered[]> {
    const distinct = new Map(players.map((player) => [player.nameKey, player]));
    const { rows, created } = await this.prisma.transaction(async (db) => {
      const data = [...distinct.values()].map(({ name, nameKey, team, columns }) => ({
        ...{ eventId, name, nameKey, team, columns: columns.map((pair) => [...pair]) },
      }));
      const added = await db.eventPlayerRow.createManyAndReturn({ data, skipDuplicates: true });
      const isNew = new Set(added.map(({ nameKey }) => nameKey));
      for (const { nameKey, team, columns } of data)
        if (!isNew.has(nameKey))
          await db.eventPlayerRow.update({ where: { eventId_nameKey: { eventId, nameKey } }, data: { team, columns } });
      await record(db, eventId, { actor, action: 'enterPlayers', details: { added: isNew.size, known: data.length - isNew.size } });
      return { rows: await db.eventPlayerRow.findMany({ where: { eventId, nameKey: { in: [...distinct.keys()] } } }), created: isNew };
    }, 60_000);
    const byKey = new Map(rows.map((row) => [row.nameKey, row]));
    const first = new Set<string>();
    return players.flatMap(({ nameKey }) => {
      const row = byKey.get(nameKey);
      const isNew = created.has(nameKey) && !first.has(nameKey);
      first.add(nameKey);
      return row ? [{ player: toPlayer(row), isNew }] : [];
    });
  }

  /** Null if there is no such player in the event. */
  async find(eventId: string, id: string): Promise<EventPlayer | null> {
    const row = await this.prisma.run((db) => db.eventPlayerRow.findFirst({ where: { id, eventId } }));
    return row && toPlayer(row);
  }

  /** The players that the account is, in the latest events first. */
  async ofAccount(accountId: string, most: number): Promise<readonly Pick<EventPlayer, 'id' | 'eventId'>[]> {
    return this.prisma.run((db) =>
      db.eventPlayerRow.findMany({
        where: { accountId },
        select: { id: true, eventId: true },
        orderBy: [{ event: { startsOn: 'desc' } }, { id: 'desc' }],
        take: most,
      }),
    );
  }

  /** Null if the account is no player of the event. */
  async inEvent(eventId: string, accountId: string): Promise<EventPlayer | null> {
    const row = await this.prisma.run((db) => db.eventPlayerRow.findFirst({ where: { eventId, accountId } }));
    return row && toPlayer(row);
  }

  /** Makes the account this player. Null if another account is, or if the account is another player of the event. */
  async claim({ id, eventId }: Pick<EventPlayer, 'id' | 'eventId'>, accountId: string, actor: string): Promise<EventPlayer | null> {
    return this.prisma.transaction(async (db) => {
      const own = await db.eventPlayerRow.findFirst({ where: { eventId, accountId } });
      if (own) return own.id === id ? toPlayer(own) : null;
      const { count } = await db.eventPlayerRow.updateMany({ where: { id, accountId: null }, data: { accountId } });
      return count === 0 ? null : this.#recorded(db, id, { actor, action: 'claim' });
    });
  }

  count(eventId: string): Promise<number> {
    return this.prisma.run((db) => db.eventPlayerRow.count({ where: { eventId } }));
  }

  async answer(playerId: string, answers: Readonly<Record<string, string>>): Promise<void> {
    await this.prisma.run((db) => db.eventPlayerRow.updateMany({ where: { id: playerId }, data: { answers } }));
  }

  /**
   * Decides about a version of a player's list. Null if a newer version was submitted or if another judge decided meanwhile: `version`
   * and `state` are what the judge saw.
   */
  async decide(player: Pick<EventPlayer, 'id' | 'eventId' | 'version' | 'state'>, decision: Decision): Promise<EventPlayer | null> {
    const { id, eventId, version, state: seen } = player;
    const { state, actor, message } = decision;
    return this.prisma.transaction(async (db) => {
      const { count } = await db.eventPlayerRow.updateMany({ where: { id, eventId, version, state: seen }, data: { state, message } });
      if (count === 0) return null;
      if (state === 'accepted') await db.eventPlayerRow.update({ where: { id }, data: { admitted: version, correctsUntil: null } });
      else await db.eventPlayerRow.updateMany({ where: { id, admitted: version }, data: { admitted: null } });
      if (state === 'correction')
        await db.$executeRaw`UPDATE event_player SET corrects_until = now() + event.correction_hours * interval '1 hour'
          FROM event WHERE event.id = event_player.event_id AND event_player.id = ${id}::uuid`;
      return this.#recorded(db, id, { actor, action: state, ...(message !== null && { details: { message } }) });
    });
  }

  /** Withdraws a player, or takes the withdrawal back. Null if there is no such player. */
  async withdraw(eventId: string, id: string, withdrawn: boolean, actor: string): Promise<EventPlayer | null> {
    return this.prisma.transaction(async (db) => {
      const row = await db.eventPlayerRow.findFirst({ where: { id, eventId } });
      if (!row || (row.state === 'withdrawn') === withdrawn) return row && toPlayer(row);
      const state = withdrawn ? 'withdrawn' : row.version > 0 ? 'submitted' : 'invited';
      await db.eventPlayerRow.update({ where: { id }, data: { state, ...(withdrawn && { admitted: null }) } });
      return this.#recorded(db, id, { actor, action: withdrawn ? 'withdraw' : 'reinstate' });
    });
  }

  /** The overrides in force, the oldest first. */
  async overridesOf(playerId: string): Promise<readonly FindingOverride[]> {
    const rows = await this.prisma.run((db) =>
      db.overrideRow.findMany({ where: { playerId, withdrawnAt: null }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    );
    return rows.map(({ id, finding, code, reason, actor, at }) => ({
      ...{ id, code, reason, actor, at: at.toISOString(), finding: Buffer.from(finding).toString('hex') },
    }));
  }

  async override(
    player: Pick<EventPlayer, 'id' | 'version'>,
    { finding, ...override }: Omit<FindingOverride, 'id' | 'at'>,
  ): Promise<EventPlayer> {
    return this.prisma.transaction(async (db) => {
      await db.overrideRow.create({ data: { playerId: player.id, ...override, finding: Buffer.from(finding, 'hex') } });
      const { actor, code, reason } = override;
      return this.#recorded(db, player.id, { actor, action: 'override', details: { code, reason } });
    });
  }

  /** Null if the player has no such override in force. */
  async endOverride(playerId: string, id: string, actor: string): Promise<EventPlayer | null> {
    return this.prisma.transaction(async (db) => {
      const { count } = await db.overrideRow.updateMany({ where: { id, playerId, withdrawnAt: null }, data: { withdrawnAt: new Date() } });
      return count === 0 ? null : this.#recorded(db, playerId, { actor, action: 'endOverride', details: { override: id } });
    });
  }

  async #recorded(
    db: Transaction,
    id: string,
    done: Pick<Parameters<typeof record>[2], 'actor' | 'action' | 'details'>,
  ): Promise<EventPlayer> {
    const row = await db.eventPlayerRow.findUniqueOrThrow({ where: { id } });
    await record(db, row.eventId, { ...done, player: row.name, version: row.version });
    return toPlayer(row);
  }
}

export function toPlayer({ columns, answers, correctsUntil, nameKey: _key, createdAt: _at, ...row }: EventPlayerRow): EventPlayer {
  return { ...row, columns: toPairs(columns), answers: toTexts(answers), correctsUntil: correctsUntil?.toISOString() ?? null };
}

function toPairs(value: unknown): EventPlayer['columns'] {
  const pairs = Array.isArray(value) ? value.filter((pair): pair is unknown[] => Array.isArray(pair)) : [];
  return pairs.flatMap(([head, text]) => (typeof head === 'string' && typeof text === 'string' ? [[head, text] as const] : []));
}
