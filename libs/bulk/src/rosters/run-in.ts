import type { Json, TakenRun } from '#muster/persistence';

/** Which run a job of the queue means. */
export function runIn(data: Json): TakenRun {
  if (typeof data === 'object' && data !== null && !Array.isArray(data) && typeof data['release'] === 'string')
    return { releaseId: data['release'] };
  throw new Error('A job names no release.');
}
