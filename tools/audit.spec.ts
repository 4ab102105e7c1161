import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { repository } from './repository.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-audit-'));
const LOCKED = { version: '1.0.0', integrity: 'sha512-AAAA' };
const ID = 'GHSA-aaaa-bbbb-cccc';
const FINDING = { id: 7, url: `https://advisories.invalid/${ID}`, title: 'It burns', severity: 'moderate', vulnerable_versions: '<2.0.0' };

let registry: Server;
let address: string;
let answer: { readonly status: number; readonly body: unknown };

beforeAll(async () => {
  registry = createServer((request, response) => {
    const { status, body } = request.method === 'POST' ? answer : { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', resolve));
  const at = registry.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : ''}`;
});
beforeEach(() => void (answer = { status: 200, body: {} }));
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

interface Site {
  readonly locked?: object;
  readonly wanted?: string;
  readonly found?: object;
  readonly decisions?: object;
}

/** Audits an invented app with one package in production, and returns the exit code with what was said. */
async function audit({ locked = LOCKED, wanted = '1.0.0', found, decisions = {} }: Site, ...options: readonly string[]) {
  const own = { name: 'an-app', version: '1.0.0', dependencies: { 'lantern-oil': wanted } };
  const packages = { '': own, 'node_modules/lantern-oil': locked };
  const files = { 'package.json': own, 'package-lock.json': { ...own, lockfileVersion: 3, packages }, 'audit-decisions.json': decisions };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), JSON.stringify(content));
  if (found) answer = { status: 200, body: { 'lantern-oil': [{ ...FINDING, ...found }] } };
  const env = { ...process.env, npm_config_registry: address, npm_config_cache: mkdtempSync(path.join(folder, 'cache-')) };
  return new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
    const child = execFile(process.execPath, [path.join(repository, 'tools/audit.mjs'), folder, ...options], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

it('passes packages without known weaknesses', async () => {
  expect(await audit({})).toEqual({ code: 0, said: expect.stringContaining('0 to act on, 0 decided') });
  expect(await audit({ found: { severity: 'low' } })).toEqual({ code: 0, said: expect.stringContaining('0 to act on, 0 decided') });
});

it.each(['moderate', 'unheard-of'])('fails with a finding that is %s, and names it', async (severity) => {
  expect(await audit({ found: { severity } })).toEqual({
    code: 1,
    said: expect.stringContaining(`lantern-oil: It burns (${severity}, ${ID}`),
  });
});

it.each([
  ['holds', { reason: 'Muster lights no lantern.', until: '2999-12-31' }, 0, '0 to act on, 1 decided'],
  ['has ended', { reason: 'Muster lights no lantern.', until: '2026-01-01' }, 1, 'ended on 2026-01-01'],
  ['has no reason', { until: '2999-12-31' }, 1, 'needs a reason and a last day'],
  ['has no last day', { reason: 'Muster lights no lantern.', until: 'never' }, 1, 'needs a reason and a last day'],
])('of a finding with a decision that %s', async (_, decision, code, said) => {
  expect(await audit({ found: {}, decisions: { [ID]: decision } })).toEqual({ code, said: expect.stringContaining(said) });
});

it('says that it could not ask, and fails only where an answer is demanded', async () => {
  answer = { status: 405, body: {} };
  expect(await audit({})).toEqual({ code: 0, said: expect.stringContaining('not looked for: no answer from the registry (405') });
  expect((await audit({}, '--answered')).code).toBe(1);
  const there = address;
  address = 'http://127.0.0.1:9';
  try {
    expect(await audit({})).toEqual({ code: 0, said: expect.stringContaining('ECONNREFUSED') });
  } finally {
    address = there;
  }
});

it.each([
  ['a package without a hash', { locked: { version: '1.0.0' } }, 'no SHA-512 hash of lantern-oil'],
  ['a weak hash', { locked: { ...LOCKED, integrity: 'sha1-AAAA' } }, 'no SHA-512 hash of lantern-oil'],
  ['a range', { wanted: '^1.0.0' }, 'no exact version of lantern-oil: ^1.0.0'],
  ['a withdrawn package', { locked: { ...LOCKED, deprecated: 'Use candles.' } }, 'withdrawn by its author: Use candles.'],
])('fails with %s, even without an answer', async (_, site, said) => {
  answer = { status: 503, body: {} };
  expect(await audit(site)).toEqual({ code: 1, said: expect.stringContaining(said) });
});
