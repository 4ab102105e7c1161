import { RELEASES_KEPT_READY } from '#muster/checking';

/**
 * The newest releases, and among them the one whose report is shown: no more than a process keeps ready. Each further one would be compiled anew, a
 * second of work, for every list that anybody pastes.
 */
export function releasesShown(newestFirst: readonly string[], shown: string | null): readonly string[] {
  const newest = newestFirst.slice(0, RELEASES_KEPT_READY);
  return shown === null || newest.includes(shown) ? newest : [...newest.slice(0, RELEASES_KEPT_READY - 1), shown];
}
