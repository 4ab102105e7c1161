import { setTimeout as sleep } from 'node:timers/promises';
import type { PrismaService } from '#muster/persistence';

/** Milliseconds between two looks, and for which the database may be away. */
const LOOK = 2_000;
const PATIENCE = 60_000;

/** Looks whether the database can be worked with until it is told to stop (null), or it cannot for too long: then the sentence that says why. */
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
