import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findRunning } from '../../tools/postgres/cluster.mjs';

const PATIENCE = 60_000;

/** Folders of small disks begin with this and the id of the process that uses them. */
export const DISK_PREFIX = 'muster-disk-';

/** Mounts a small disk at a folder, which only root can. Returns why it could not be done, or null. */
export function mountDisk(folder: string): string | null {
  const { status, error, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=768m', 'tmpfs', folder], { encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

/** Nothing happens if no disk is mounted. */
export const unmountDisk = (folder: string): void => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' });

/** Stops all processes of the server of a folder where they are. */
export const suspend = (folder: string): void => signalAll(folder, 'SIGSTOP');
export const resume = (folder: string): void => signalAll(folder, 'SIGCONT');

function signalAll(folder: string, signal: NodeJS.Signals): void {
  const { pid } = findRunning({ folder }) ?? {};
  if (pid === undefined) return;
  process.kill(pid, signal); // first, so that it starts no more
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)) kill(Number(child), signal);
}

/** A process of the server may have ended in the meantime. */
function kill(pid: number, signal: NodeJS.Signals): void {
  if (readdirSync('/proc').includes(String(pid))) process.kill(pid, signal);
}

const ballastOf = (folder: string): string => path.join(folder, 'ballast');

/** Writes until there is no room. */
export function fillDisk(folder: string): void {
  const file = openSync(ballastOf(folder), 'a');
  try {
    for (let size = 1 << 20; size >= 512; size /= 2) while (isWritten(file, Buffer.alloc(size)));
  } finally {
    closeSync(file);
  }
}

export const makeRoom = (folder: string): void => rmSync(ballastOf(folder), { force: true });

function isWritten(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

/** Writes log until the server, whose disk is full, cannot go on and ends. */
export async function endLog({ url, folder }: { readonly url: string; readonly folder: string }): Promise<void> {
  for (const until = performance.now() + PATIENCE; findRunning({ folder }); await sleep(100)) {
    if (performance.now() > until) throw new Error('The server goes on although its disk is full.');
    await writeLog(url).catch(() => undefined);
  }
}

async function writeLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SELECT pg_logical_emit_message(true, 'drill', repeat('x', 1000000)) FROM generate_series(1, 200)`);
  } finally {
    await client.end();
  }
}
