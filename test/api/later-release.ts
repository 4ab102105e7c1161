import { readFileSync } from 'node:fs';
import { NativeImportService } from '#muster/publishing';
import type { TestApi } from './start-api.js';

const newest = new URL('../../prisma/sample/sample-2026-07.json', import.meta.url);

export interface ReleaseHead {
  readonly label: string;
  readonly effectiveFrom: string;
}

/**
 * Publishes a release after that of the sample. The Harbourmaster is more expensive, is renamed and has no tide clock; the Signal Runners
 * are removed; the Keel Oath has a different id.
 */
export async function publishLater(api: Pick<TestApi, 'app'>, label = 'sample-2026-10', effectiveFrom = '2026-10-15'): Promise<void> {
  await publishChanged(api, { label, effectiveFrom }, (text) =>
    text
      .replace('"name": "Tide clock"', '"name": "Storm glass"')
      .replace(/("id": "harbourmaster",\s*"name": )"Harbourmaster"/, '$1"Harbour Warden"')
      .replace(/("points": )80(,\s*"leads")/, '$1120$2')
      .replace(/"id": "keel-oath"/, '"id": "oath-of-the-keel"'),
  );
}

export async function publishChanged(api: Pick<TestApi, 'app'>, head: ReleaseHead, change: (text: string) => string): Promise<void> {
  const json = JSON.parse(change(readFileSync(newest, 'utf8'))) as { datasheets: { id: string }[] };
  await publishAs(api, head, { ...json, datasheets: json.datasheets.filter(({ id }) => id !== 'signal-runners') });
}

/** Publishes the data of the newest sample release as a release that is not part of the sample. */
export async function publishUnchanged(api: Pick<TestApi, 'app'>, head: ReleaseHead): Promise<void> {
  await publishAs(api, head, JSON.parse(readFileSync(newest, 'utf8')) as object);
}

async function publishAs(api: Pick<TestApi, 'app'>, head: ReleaseHead, json: object): Promise<void> {
  const result = await api.app.get(NativeImportService, { strict: false }).import({ ...json, ...head }, { name: 'a test' });
  if (result.outcome !== 'imported') throw new Error(JSON.stringify(result));
}
