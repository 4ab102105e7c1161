import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRunning } from '../tools/postgres/cluster.mjs';
import { joinEmbeddedPostgres, stopAbandonedPostgres } from '../tools/postgres/embedded-postgres.mjs';
import { sharedFolder } from '../tools/postgres/shared-folder.mjs';
import { isRoot } from '../tools/postgres/unprivileged-account.mjs';

/** One cluster for the whole file, because creating a cluster takes longer than all the tests together. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-embedded-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const join = () => joinEmbeddedPostgres({ folder, ephemeral: true });

async function query(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded server', () => {
  it('is shared by processes that start at the same time, and stops with the last one', async () => {
    const [first, second] = await Promise.all([join(), join()]);
    expect(second.url).toBe(first.url);
    await first.leave();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.leave();
    await expect(query(second.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('keeps its data from one start to the next', async () => {
    const first = await join();
    await query(first.url, 'create table kept as select 7 as number');
    await first.leave();
    const second = await join();
    expect(await query(second.url, 'select * from kept')).toEqual([{ number: 7 }]);
    await second.leave();
  });

  it('uses UTF-8 with its case rules, and requires a password', async () => {
    const { url, leave } = await join();
    expect(await query(url, "select lower('ÉÀŒ') as lower, current_setting('server_encoding') as encoding")).toEqual([
      { lower: 'éàœ', encoding: 'UTF8' },
    ]);
    const nosy = new URL(url);
    nosy.password = 'guess';
    await expect(query(nosy.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await leave();
  });

  it('starts in spite of a lock file left by a crash', async () => {
    const first = await join();
    await first.leave();
    const deadPid = 2 ** 22 + 1;
    writeFileSync(path.join(first.folder, 'cluster/postmaster.pid'), `${deadPid}\n${first.folder}/cluster\n1\n1\n\n127.0.0.1\n\nready\n`);
    const second = await join();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.leave();
  });

  it('restarts at the same address after it was killed', async () => {
    const server = await join();
    await query(server.url, 'create table survives as select 1 as one');
    expect(await server.revive()).toBe(false);
    process.kill(Number(readFileSync(path.join(server.folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await expect.poll(() => server.revive().catch(() => false), { timeout: 30_000 }).toBe(true);
    expect(await query(server.url, 'select count(*)::int as tables from pg_tables where tablename = $$survives$$')).toHaveLength(1);
    await server.leave();
    await expect(query(server.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it.runIf(existsSync('/proc/self/stat'))('restarts after it was killed, although one of its processes runs a statement', async () => {
    const { url, folder: home, revive, leave } = await join();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    // It looks for neither the end of its server nor that of its client.
    const busy = client.query('select count(*) from generate_series(1, 2000000000)').catch((error: unknown) => String(error));
    await expect.poll(() => query(url, `select from pg_stat_activity where query like '%series%' and state = 'active'`)).toHaveLength(2);
    process.kill(findRunning({ folder: home })?.pid ?? Number.NaN, 'SIGKILL');
    await expect.poll(() => findRunning({ folder: home }) ?? null).toBeNull();
    expect(await revive()).toBe(true);
    expect(await busy).toContain('terminated');
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await leave();
  });

  it('keeps running for a process that uses it, although its launcher was killed and another launcher has come and gone', async () => {
    const api = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    const killed = await join();
    killed.lend(api.pid ?? 0);
    for (const tenant of readdirSync(path.join(killed.folder, 'tenants')))
      if (tenant.startsWith(`${process.pid}-`)) rmSync(path.join(killed.folder, 'tenants', tenant));
    await (await join()).leave();
    expect(await query(killed.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    api.kill();
    await once(api, 'exit');
    await (await join()).leave();
    await expect(query(killed.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is stopped by the next run if all processes that used it have died', async () => {
    const server = await join();
    await stopAbandonedPostgres(server.folder);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    rmSync(path.join(server.folder, 'tenants'), { recursive: true });
    mkdirSync(path.join(server.folder, 'tenants'));
    writeFileSync(path.join(server.folder, 'tenants', `${2 ** 22 + 1}-died`), '');
    await stopAbandonedPostgres(server.folder);
    await expect(query(server.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(existsSync(path.join(server.folder, 'cluster/postmaster.pid'))).toBe(false);
  });
});

describe.runIf(isRoot)('the folder root shares with the account of the server', () => {
  it('is created so that others cannot write to it', () => {
    expect(sharedFolder('data', path.join(folder, 'shared'))).toBe(path.join(folder, 'shared/data'));
  });

  it('is refused when others may write to it', () => {
    mkdirSync(path.join(folder, 'open'));
    chmodSync(path.join(folder, 'open'), 0o777);
    expect(() => sharedFolder('data', path.join(folder, 'open'))).toThrow(/open to others/);
  });

  it('is refused when it is a link', () => {
    mkdirSync(path.join(folder, 'elsewhere'), { mode: 0o700 });
    symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'link'));
    expect(() => sharedFolder('data', path.join(folder, 'link'))).toThrow(/not made by this account/);
  });
});
