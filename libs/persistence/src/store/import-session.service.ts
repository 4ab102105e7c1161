import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { PrismaService } from '../prisma.service.js';
import { CONTENT_LOCK, LABEL_LOCKS } from './advisory-locks.js';
import { ContentSession } from './content-session.js';

const TRY_LABEL = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS held';
const SHARE_CONTENT = 'SELECT pg_advisory_lock_shared($1, $2)';
/** Milliseconds between two looks whether the other import of the label has ended. */
const LABEL_WAIT = 250;

/** Storing content for one label: of several processes that import it at once, one works and the others wait for what it made. */
@Injectable()
export class ImportSessions {
  constructor(private readonly prisma: PrismaService) {}

  /** The locks end with the work, or with the process. `onWait` is called once when another import of the label is running. */
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
