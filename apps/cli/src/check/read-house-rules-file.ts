import type { Terminal } from '../command.js';
import { readSource } from './read-source.js';

/** The JSON of a file, not validated yet, or a message that says why it cannot be read. */
export async function readHouseRulesFile(
  path: string,
  terminal: Terminal,
): Promise<{ readonly value: unknown } | { readonly unusable: string }> {
  const read = await readSource(path, terminal);
  if ('unusable' in read) return read;
  try {
    return { value: JSON.parse(read.text) as unknown };
  } catch {
    return { unusable: 'is not JSON' };
  }
}
