import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openBulk, SAMPLE_LISTS, start, untilFinished, type BulkServices } from './bulk-services.js';
import { inThreadOf } from './threads.js';

let services: BulkServices;
beforeAll(async () => {
  services = await openBulk();
});
afterAll(() => services.close());

it(
  'a list that blocks its worker and then crashes it is given up after three tries, and the others are judged',
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-poison-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const poison = `POISON ${path.join(folder, 'hung')}`;
    const texts = [poison, ...SAMPLE_LISTS.map(({ text }) => text)].map((text, at) => ({ player: `player ${at + 1}`, text }));
    const token = await start(services, { kind: 'texts', texts });
    const stopping = new AbortController();
    const faults: string[] = [];
    const working = services.worker.run(stopping.signal, (fault) => faults.push(String(fault)), {
      ...inThreadOf('tampered-thread.ts'),
      longest: 2_500,
    });
    const job = await untilFinished(services, token, 200);
    stopping.abort();
    await working;
    expect(job).toMatchObject({ total: 4, done: 4, failed: 1 });
    const { results } = await services.jobs.list(job, {}, 10);
    expect(results.map(({ failure, verdict }) => failure ?? verdict)).toEqual(['NOT_JUDGED', 'ILLEGAL', 'LEGAL', 'LEGAL']);
    expect(await services.queue.failed('check-lists', 10)).toEqual([
      {
        queue: 'check-lists',
        data: { job: job.id, position: 1 },
        tries: 3,
        reason: 'The thread ended over it.',
        failedAt: expect.any(String),
      },
    ]);
    expect(faults.filter((fault) => fault.includes('took too long'))).toHaveLength(1);
  },
);
