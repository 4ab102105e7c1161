import type { Json, TakenRun } from '#muster/persistence';

/** The run that a queued job refers to. */
export function runIn(data: Json): TakenRun {
  if (typeof data === 'object' && data !== null && !Array.isArray(data) && typeof data['release'] === 'string')
    return { releaseId: data['release'] };
  throw new Error('A job names no release.');
}
