import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { PrismaService } from '../prisma.service.js';
import { CONTENT_LOCK, LABEL_LOCKS } from './advisory-locks.js';
import { ContentSession } from './content-session.js';

const TRY_LABEL = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS held';
const SHARE_CONTENT = 'SELECT pg_advisory_lock_shared($1, $2)';
/** Milliseconds between two checks whether the other import of the label has ended. */
const LABEL_WAIT = 250;

/** Stores content for one label. If several processes import the same label, one works and the others wait for its result. */
@Injectable()
export class ImportSessions {
  constructor(private readonly prisma: PrismaService) {}

  /** The locks are released when the work or the process ends. `onWait` is called once if another import of the label is running. */
  async hold<T>(label: string, work: (content: ContentSession) => Promise<T>, onWait: () => void = () => undefined): Promise<T> {
    return this.prisma.session(async (connection) => {
      await waitForLabel(connection, label, onWait);
      await connection.query(SHARE_CONTENT, CONTENT_LOCK);
      return work(new ContentSession(connection));
    });
  }
}

async function waitForLabel(connection: ClientBase, label: string, onWait: () => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await connection.query<{ readonly held: boolean }>(TRY_LABEL, [LABEL_LOCKS, label]);
    if (rows[0]?.held) return;
    if (tries === 0) onWait();
    await sleep(LABEL_WAIT);
  }
}
