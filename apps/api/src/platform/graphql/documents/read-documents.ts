import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidSettings } from '#muster/settings';
import { z } from 'zod';
import { LIMITS } from '../../limits.js';

/** The text of each persisted document by the SHA-256 of its UTF-8, as hexadecimal digits. */
export type Documents = ReadonlyMap<string, string>;

/** What clients' build tools write: GraphQL Code Generator and Relay map hashes to texts, Apollo lists operations. */
const MANIFEST = z.union([
  z.object({ format: z.literal('apollo-persisted-query-manifest'), operations: z.array(z.object({ id: z.string(), body: z.string() })) }),
  z.record(z.string(), z.string()),
]);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Reads every document of a folder: `*.graphql` files, each one document, and `*.json` manifests.
 * @throws InvalidSettings naming every file that cannot be used
 */
export function readDocuments(folder: string): Documents {
  const faults: string[] = [];
  const documents = new Map<string, string>();
  for (const file of filesIn(folder, faults)) {
    const read = readFileSync(path.join(folder, file), 'utf8');
    for (const [stated, text] of file.endsWith('.json') ? manifestIn(read) : [[null, read] as const]) {
      const fault = faultOf(stated, text);
      if (fault) faults.push(`MUSTER_DOCUMENTS: ${file} ${fault}`);
      else documents.set(hashOf(text), text);
    }
  }
  if (faults.length > 0) throw new InvalidSettings(faults);
  return documents;
}

function filesIn(folder: string, faults: string[]): readonly string[] {
  const files = globSync('**/*.{graphql,json}', { cwd: folder }).toSorted();
  if (files.length === 0) faults.push(`MUSTER_DOCUMENTS names ${folder}, which has no .graphql or .json files`);
  return files;
}

/** Pairs of a stated id and a text. A manifest that cannot be read is a pair without a text. */
function manifestIn(text: string): readonly (readonly [string, string])[] {
  const { data } = MANIFEST.safeParse(jsonOf(text));
  if (!data) return [['', '']];
  return Array.isArray(data['operations']) ? data['operations'].map(({ id, body }) => [id, body]) : pairsOf(data);
}

const pairsOf = (data: object): readonly (readonly [string, string])[] =>
  Object.entries(data).map(([id, body]) => [id, typeof body === 'string' ? body : '']);

function faultOf(stated: string | null, text: string): string | null {
  if (text.trim() === '') return 'has no documents that can be read.';
  if (Buffer.byteLength(text) > LIMITS.body) return `has a document of more than ${LIMITS.body} bytes.`;
  const hash = hashOf(text);
  return stated === null || stated === hash || stated === `sha256:${hash}`
    ? null
    : `states the id ${stated} for a document whose SHA-256 is ${hash}.`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
