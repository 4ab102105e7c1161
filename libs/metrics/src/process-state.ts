import { DISK_IS_FULL, type PrismaService } from '#muster/persistence';

/** Whether a process can do its work, and a sentence about what is the matter; null if nothing is. */
export interface ProcessState {
  readonly isReady: boolean;
  readonly reason: string | null;
}

/** A process whose database has a full disk stays ready, because it still does whatever only reads. */
export async function stateOf(database: Pick<PrismaService, 'ping' | 'isFull'>): Promise<ProcessState> {
  if (!(await database.ping())) return { isReady: false, reason: 'The database does not answer.' };
  return { isReady: true, reason: database.isFull ? DISK_IS_FULL : null };
}

/** A state as an answer. Nothing is said about what is well. */
export interface ShownState {
  readonly status: 'ready' | 'not ready';
  readonly reason?: string;
}

export const shownState = ({ isReady, reason }: ProcessState): ShownState => ({
  status: isReady ? 'ready' : 'not ready',
  ...(reason !== null && { reason }),
});
