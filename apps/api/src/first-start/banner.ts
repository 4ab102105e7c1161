import { isSample, type StoredRelease } from '#muster/persistence';

/** What the api shows at a terminal when it has started. */
export interface Started {
  readonly address: string;
  /** Where the data is stored: a folder or a database server. */
  readonly place: string;
  readonly releases: readonly Pick<StoredRelease, 'edition' | 'label' | 'source' | 'status'>[];
}

export function banner({ address, place, releases }: Started): string {
  const rows = [
    ['check lists', `${address}/check and ${address}/check/bulk`],
    ['try the API', `${address}/graphiql`],
    ['loaded', loadedLine(releases)],
    ['stored in', place],
    ['real data', 'git clone --depth 1 https://github.com/BSData/wh40k-10e ../wh40k-10e (or wh40k-9e, wh40k-8e), then'],
    ['', 'npm run -s muster -- import battlescribe ../wh40k-10e --edition 10e --label first --effective 2026-01-01'],
    ['new admin key', 'npm run -s muster -- admin-key'],
  ];
  return [
    '',
    'Muster is running. Press Ctrl-C to stop it.',
    ...rows.map(([name = '', text]) => `  ${name.padEnd(14)} ${text}`),
    '',
    '',
  ].join('\n');
}

/** Shows, for each edition, the number of releases and the newest one. The sample is counted only if there is no other release. */
function loadedLine(releases: Started['releases']): string {
  const published = releases.filter(({ status }) => status === 'published');
  const real = published.filter((release) => !isSample(release));
  if (real.length === 0) return published.length === 0 ? 'nothing yet' : 'only the invented sample; import real data to check real lists';
  return [...new Set(real.map(({ edition }) => edition))]
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((edition) => {
      const [newest, ...older] = real.filter((release) => release.edition === edition);
      return `${edition}: ${newest?.label}${older.length === 0 ? '' : ` and ${older.length} older`}`;
    })
    .join('; ');
}

/** The address of a database server without its password. */
export function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} of ${host}`;
}
