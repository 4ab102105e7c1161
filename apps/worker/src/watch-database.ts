import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismaService } from '#muster/persistence';

/** Milliseconds between two checks, and how long the database may be unreachable. */
const LOOK = 2_000;
const PATIENCE = 60_000;

/**
 * Checks repeatedly whether the database is usable. Returns null once `stopped` is aborted, or the reason if the database is unreachable
 * for too long.
 */
export async function watchDatabase(
  database: Pick<PrismaService, 'whyUnreachable'>,
  stopped: AbortSignal,
  onReached: () => void,
  patience = PATIENCE,
): Promise<string | null> {
  let lastReached = performance.now();
  let hasBeenReached = false;
  while (!stopped.aborted) {
    const why = await database.whyUnreachable();
    if (!why) {
      if (!hasBeenReached) onReached();
      hasBeenReached = true;
      lastReached = performance.now();
    } else if (why.isFinal || performance.now() - lastReached > patience) return why.sentence;
    await sleep(LOOK, undefined, { signal: stopped }).catch(() => undefined);
  }
  return null;
}
