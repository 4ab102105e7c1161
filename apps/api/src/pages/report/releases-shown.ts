/** Each release that is shown takes a check of its own. */
export const RELEASES_SHOWN = 4;

/** The newest releases together with the one whose report is shown. */
export function releasesShown(newestFirst: readonly string[], shown: string | null): readonly string[] {
  const newest = newestFirst.slice(0, RELEASES_SHOWN);
  return shown === null || newest.includes(shown) ? newest : [...newest.slice(0, RELEASES_SHOWN - 1), shown];
}
