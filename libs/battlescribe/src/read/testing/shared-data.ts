import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/**
 * Path of real data, which is not part of the repository: in the folder that MUSTER_DATA names, by default `../shared` next to the
 * repository.
 */
export function sharedData(...parts: readonly string[]): string {
  return path.resolve(ROOT, process.env['MUSTER_DATA'] ?? '../shared', 'data', ...parts);
}

export function isPresent(...parts: readonly string[]): boolean {
  return existsSync(sharedData(...parts));
}

export interface NamedBytes {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export function filesIn(...parts: readonly string[]): NamedBytes[] {
  const folder = sharedData(...parts);
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .toSorted()
    .map((name) => ({ path: name, bytes: new Uint8Array(readFileSync(path.join(folder, name))) }));
}
