import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStopped } from '../../tools/postgres/control-file.mjs';
import { joinEmbeddedPostgres } from '../../tools/postgres/embedded-postgres.mjs';

const repository = path.resolve(import.meta.dirname, '../..');

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'muster-home-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function muster(...args: readonly string[]): Promise<string> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/muster.mjs', ...args], {
    cwd: repository,
    env: { ...env, MUSTER_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(0);
  return out;
}

/** Runs SQL as another process of the same machine would, and returns what the server noted when it stopped. */
async function sql(statement: string): Promise<{ readonly folder: string; readonly hash: string }> {
  const server = await joinEmbeddedPostgres({ folder: path.join(home, 'postgres') });
  const client = new pg.Client({ connectionString: server.url });
  let next: string | undefined;
  try {
    await client.connect();
    await client.query(statement);
    expect(readStopped(server.folder)).toBeNull();
    const { rows } = await client.query<{ readonly next: string }>('SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next');
    next = rows[0]?.next;
  } finally {
    await client.end();
    await server.leave();
  }
  const stopped = readStopped(server.folder);
  expect(stopped?.nextTransaction).toBe(next);
  return { folder: server.folder, hash: stopped?.hash ?? '' };
}

const saved = (label: string): string => `INSERT INTO release (edition, label, source, effective_from, dialect, content_hash)
  VALUES ('10e', '${label}', 'battlescribe', '2026-01-01', 'battlescribe', sha256('${label}'))`;

it('a command starts no server for what an earlier one asked, until something is written', { timeout: 180_000 }, async () => {
  expect(await muster('releases')).toBe('');
  const { folder, hash } = await sql(saved('reeds'));
  expect(await muster('releases')).toMatch(/reeds/);
  const stopped = readStopped(folder);
  expect(stopped?.hash).not.toBe(hash);
  expect(await muster('releases')).toMatch(/reeds/);
  expect(readStopped(folder)).toEqual(stopped);
  await sql(saved('eels'));
  const after = await muster('releases');
  expect(after).toMatch(/eels/);
  expect(await muster('releases')).toBe(after);
});
