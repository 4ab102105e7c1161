import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildClient, clientSizes } from './client-package.mjs';
import { repository } from './repository.mjs';

const folder = path.join(repository, 'packages/client');

beforeAll(() => buildClient());

it('@muster/client takes at most 5 KB, with either kind of subscription 7 KB, and imports nothing that browsers lack', async () => {
  const { index, sse, ws } = await clientSizes();
  expect(index).toBeLessThan(5_000);
  expect(sse).toBeLessThan(7_000);
  expect(ws).toBeLessThan(7_000);
});

it('its package has the compiled entries with their types, and no sources', () => {
  const packed: readonly { readonly files: readonly { readonly path: string }[] }[] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const files = packed[0]?.files.map((file) => file.path) ?? [];
  for (const entry of ['index', 'sse', 'ws']) expect(files).toEqual(expect.arrayContaining([`dist/${entry}.js`, `dist/${entry}.d.ts`]));
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
  expect(files.filter((file) => file.startsWith('src') || file.includes('.spec.'))).toEqual([]);
});

it('its entries can be imported as an app imports them', () => {
  const program = `
    const [{ MusterClient }, { subscribeOverSse }, { LiveSocket }] = await Promise.all(['', '/sse', '/ws'].map((entry) => import('@muster/client' + entry)));
    process.stdout.write([MusterClient, subscribeOverSse, LiveSocket].map((one) => typeof one).join());`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8' })).toBe(
    'function,function,function',
  );
});
