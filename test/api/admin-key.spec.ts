import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { program } from '../../tools/programs.mjs';
import { ask, startApi, type TestApi } from './start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ MUSTER_ADMIN_KEY: '' });
});
afterAll(() => api.close());

function newKey(): string {
  const main = program('muster');
  const env = { ...process.env, DATABASE_URL: api.database.url };
  const { status, stdout } = spawnSync(process.execPath, [main, 'admin-key'], { env, encoding: 'utf8', timeout: 30_000 });
  expect(status).toBe(0);
  return stdout.trim();
}

async function auditedActions(key: string): Promise<unknown> {
  const { body } = await ask(api, '{ auditLog(first: 5) { nodes { actor { name } action } } }', {}, { authorization: `Bearer ${key}` });
  return body.errors?.[0]?.extensions['code'] ?? body.data;
}

it('a new administrator key works immediately, the previous one stops working, and the audit log records both', async () => {
  const first = newKey();
  const entry = { actor: { name: 'command line' }, action: 'replaceAdministratorKey' };
  expect(await auditedActions(first)).toEqual({ auditLog: { nodes: [entry] } });
  const second = newKey();
  expect(second).not.toBe(first);
  expect(await auditedActions(first)).toBe('UNAUTHENTICATED');
  expect(await auditedActions(second)).toEqual({ auditLog: { nodes: [entry, entry] } });
});
