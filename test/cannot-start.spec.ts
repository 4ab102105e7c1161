import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { program } from '../tools/programs.mjs';

/** No server listens on port 1. */
const NOWHERE = 'postgresql://me:hidden@127.0.0.1:1/muster';

function start(
  app: 'api' | 'muster' | 'worker',
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): readonly [number | null, string] {
  const main = program(app);
  const { DATABASE_URL: _none, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], {
    env: { ...env, ...settings },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return [status, stderr];
}

it('an API whose port is in use or whose address is invalid names the setting to change', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const settings = { DATABASE_URL: NOWHERE, PORT: String(port), LOG_LEVEL: 'silent' };
  expect(start('api', [], settings)).toEqual([
    78,
    `Muster cannot start:\n  - PORT ${port} of 127.0.0.1 is in use by another program: stop that program or set another PORT.\n`,
  ]);
  taken.close();
  expect(start('api', [], { ...settings, HOST: 'no host' })).toEqual([
    78,
    'Muster cannot start:\n  - HOST no host is not an address of this machine.\n',
  ]);
});

it.each([
  ['cannot open the database', (api: ChildProcess) => void api.send({ error: 'the disk is full' }), 'the disk is full'],
  ['ends', (api: ChildProcess) => api.disconnect(), 'the launcher has ended'],
])('an API whose launcher %s says so and ends', async (_what, answer, reason) => {
  const { DATABASE_URL: _none, ...env } = process.env;
  const api = spawn(process.execPath, [program('api')], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const said = api.stderr ? text(api.stderr) : Promise.resolve('');
  expect(await once(api, 'message')).toContain('database');
  answer(api);
  const [code] = await once(api, 'exit');
  expect([code, await said]).toEqual([1, `Muster could not start: ${reason}\n`]);
});

it('a command without a database says so and does not ask for a bug report', () => {
  expect(start('muster', ['releases'], {})).toEqual([
    70,
    'muster: no database is available: set DATABASE_URL, or run this with `npm run -s muster -- ...`\n',
  ]);
});

it('a worker that the database refuses gives the reason in one sentence, without the password, and exits', () => {
  const url = new URL(inject('testServerUrl'));
  const settings = (databaseUrl: string) => ({ DATABASE_URL: databaseUrl, MUSTER_IMPORT_DIR: '/tmp' });
  url.pathname = '/nowhere_at_all';
  const [status, said] = start('worker', [], settings(url.href));
  expect([status, said.split('\n').filter((line) => line.startsWith('The worker'))]).toEqual([
    69,
    ['The worker cannot work: There is no database of the name that DATABASE_URL states.'],
  ]);
  url.username = 'nobody_of_this_name';
  url.password = 'hidden';
  const refused = start('worker', [], settings(url.href));
  expect(refused[0]).toBe(69);
  expect(refused[1]).not.toContain('hidden');
});
