import { RELEASES_KEPT_READY } from '#muster/checks';

/**
 * The newest releases together with the one whose report is shown; at most as many as a process keeps compiled. Any more would have to be
 * compiled again for each pasted list, which takes about a second.
 */
export function releasesShown(newestFirst: readonly string[], shown: string | null): readonly string[] {
  const newest = newestFirst.slice(0, RELEASES_KEPT_READY);
  return shown === null || newest.includes(shown) ? newest : [...newest.slice(0, RELEASES_KEPT_READY - 1), shown];
}
