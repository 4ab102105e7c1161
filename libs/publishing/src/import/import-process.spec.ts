import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { importInProcess, type ProcessOrder } from './import-process.js';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ORDER: ProcessOrder = {
  databaseUrl: 'postgres://nowhere',
  location: folder,
  edition: '10e',
  label: 'quay',
  effectiveFrom: '2026-01-01',
  sourceRevision: null,
  actor: { name: 'ada' },
};

it('reports DIED if the process ends before it receives its order', async () => {
  const file = path.join(folder, 'gone.mjs');
  writeFileSync(file, `process.send({ kind: 'ready' }, () => process.exit(0));`);
  const options = { entry: { file: pathToFileURL(file), argv: [] } };
  const ended = importInProcess(ORDER, options, new AbortController().signal, () => undefined);
  // Blocks the event loop, so that both the process's message and its exit are waiting, and the order is written to a closed channel.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  expect(await ended).toBe('DIED');
});
