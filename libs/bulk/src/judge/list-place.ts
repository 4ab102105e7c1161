import type { Json, ListPlace } from '#muster/persistence';

/** The list that a queued job refers to. */
export function placeIn(data: Json): ListPlace {
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
    const { job, position } = data;
    if (typeof job === 'string' && typeof position === 'number') return { jobId: job, position };
  }
  throw new Error('A job names no list.');
}
