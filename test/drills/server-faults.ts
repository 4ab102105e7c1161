import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findRunning } from '../../tools/postgres/cluster.mjs';

/** Milliseconds for a server without room to end. */
const PATIENCE = 30_000;

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

/** Writes until there is no room, and lets others go on meanwhile. */
export async function fillDisk(folder: string): Promise<void> {
  const file = await open(ballastOf(folder), 'a');
  try {
    for (let size = 1 << 20; size >= 512; size /= 2) {
      const bytes = Buffer.alloc(size);
      while (await isWritten(file, bytes));
    }
  } finally {
    await file.close();
  }
}

export const makeRoom = (folder: string): void => rmSync(ballastOf(folder), { force: true });

async function isWritten(file: FileHandle, bytes: Buffer): Promise<boolean> {
  try {
    return (await file.write(bytes)).bytesWritten === bytes.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

/** Fills the disk and writes log until the server ends, or refuses every connection because it has no room for its files. */
export async function endLog({
  url,
  folder,
  disk,
}: {
  readonly url: string;
  readonly folder: string;
  readonly disk: string;
}): Promise<void> {
  let client = await connected(url); // while there is room: the first connection after a change of the catalogue writes a file
  await fillDisk(disk);
  const write = `SELECT pg_logical_emit_message(true, 'drill', repeat('x', 1000000)) FROM generate_series(1, 200)`;
  for (const until = performance.now() + PATIENCE; client; client = await connected(url).catch(() => null)) {
    await client.query(write).catch(() => undefined);
    await client.end().catch(() => undefined);
    if (performance.now() > until) throw new Error('The server goes on although its disk is full.');
    await sleep(200);
    if (!findRunning({ folder })) return;
  }
}

async function connected(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
