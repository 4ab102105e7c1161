import type { Terminal } from '../command.js';
import { readSource } from './read-source.js';

/** The JSON of a file, not yet looked at; or, for a person, why there is none. */
export async function readHouseRulesFile(
  path: string,
  terminal: Terminal,
): Promise<{ readonly value: unknown } | { readonly unusable: string }> {
  const read = await readSource(path, terminal);
  if ('unusable' in read) return read;
  try {
    return { value: JSON.parse(read.text) as unknown };
  } catch {
    return { unusable: 'is no JSON' };
  }
}
