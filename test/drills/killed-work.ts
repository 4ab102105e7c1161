import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_LISTS } from '../bulk/bulk-services.js';
import { KEY, SOURCE, until, type Site } from './site.js';

/** Work that an api acknowledged. */
export interface Asked {
  /** Whether all of it was done, and once. */
  readonly isWhole: () => Promise<boolean>;
}

/** A request without a response was not acknowledged; it is repeated. */
async function post<Body>({ apis }: Site, at: string, type: string, body: string): Promise<Body> {
  const headers = { 'content-type': type, authorization: `Bearer ${KEY}` };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${apis[attempt % 2]}${at}`, { method: 'POST', headers, body }).catch(() => null);
    if (answer?.ok) return Object(await answer.json());
    await sleep(100);
  }
  throw new Error(`${at} did not answer.`);
}

export async function startJob(site: Site): Promise<Asked> {
  const { job } = await post<{ readonly job: { readonly token: string } }>(
    site,
    '/check/jobs',
    'text/plain',
    SAMPLE_LISTS.map(({ text }) => text).join('\n\n'),
  );
  const whole = { status: 'FINISHED', total: SAMPLE_LISTS.length, done: SAMPLE_LISTS.length, failed: 0 };
  return {
    isWhole: async () => {
      const found: object = Object(await (await fetch(`${site.apis[0]}/check/jobs/${job.token}`)).json());
      return Object.entries(whole).every(([key, value]) => Reflect.get(found, key) === value);
    },
  };
}

const START = `mutation ($input: StartImportInput!) { startImport(input: $input) { job { id } userErrors { code } } }`;

/** Starts an import and kills its process, each time a little later. It may have ended by then. */
export async function importAndKill(site: Site, cycle: number): Promise<Asked & { readonly isHit: boolean }> {
  const label = `cycle-${cycle}`;
  const input = { source: SOURCE, edition: 'E10', label, effectiveFrom: '2026-01-01' };
  await post(site, '/graphql', 'application/json', JSON.stringify({ query: START, variables: { input } }));
  await until(async () => site.importProcess() !== null);
  await sleep((cycle * 173) % 1_500);
  const importing = site.importProcess();
  if (importing !== null) process.kill(importing, 'SIGKILL');
  return {
    isHit: importing !== null,
    isWhole: async () => {
      const done = `SELECT (SELECT string_agg(status::text, ' ') FROM import_job WHERE label = '${label}') AS statuses,
        (SELECT count(*)::int FROM audit JOIN release ON release.id = release_id WHERE action = 'import' AND label = '${label}') AS times`;
      const [row] = await site.rows<{ statuses: string; times: number }>(done);
      return row?.statuses === 'succeeded' && row.times === 1;
    },
  };
}

/** Releases of the same source that do not have the same content. */
export async function tornReleases(site: Site): Promise<readonly object[]> {
  const contents = await site.rows<{ content: string }>(
    `SELECT r.label, (SELECT md5(string_agg(f::text, ' ' ORDER BY f::text)) FROM
        (SELECT to_jsonb(e) - 'release_id' FROM release_entries e WHERE e.release_id = r.id) f) AS content
      FROM release r WHERE r.label LIKE 'cycle-%'`,
  );
  return contents.filter(({ content }) => content === null || content !== contents[0]?.content);
}
