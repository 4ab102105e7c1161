import type { ClientBase } from 'pg';
import type { Author } from '../audit/author.js';
import { recordAuditWith } from '../audit/record-audit.js';
import { ENTRY_KINDS } from '../catalogue/entry-kind.js';
import type { FileLayer } from '../store/tree.store.js';
import type { NewRelease } from './new-release.js';

const RELEASE = `INSERT INTO release (edition, label, source, source_revision, effective_from, dialect, content_hash, based_on_id)
  VALUES ($1, $2, $3, $4, $5, $6, decode($7, 'hex'), $8) RETURNING id`;
const FILE = 'INSERT INTO release_file (release_id, layer, position, chunk_runs) VALUES ($1, $2, $3, $4)';
const ENTRIES = 'INSERT INTO release_entries (release_id, kind, entry_runs, count) VALUES ($1, $2, $3, $4)';
const AUTHORED = 'INSERT INTO native_entry (release_id, kind, entry_id, document, author, reason) VALUES ($1, $2, $3, $4, $5, $6)';
const PUBLISH = `UPDATE release SET status = 'published', published_at = now() WHERE id = $1`;

const LAYERS: readonly FileLayer[] = ['data', 'base', 'facts'];

/**
 * Writes and publishes a release in the connection's current transaction, and returns its id. Imports use only hand-written SQL, because
 * Prisma's query compiler would take 80 MB of memory in the import process.
 */
export async function writePublished(connection: ClientBase, release: NewRelease, actor: Author): Promise<string> {
  const id = await writeDraft(connection, release, actor);
  await connection.query(PUBLISH, [id]);
  return id;
}

/** Writes a release as a draft, which only administrators can see. */
export async function writeDraft(connection: ClientBase, release: NewRelease, actor: Author): Promise<string> {
  const { edition, label, source, sourceRevision, effectiveFrom, dialect, contentHash, basedOnId } = release;
  const columns = [edition, label, source, sourceRevision, effectiveFrom, dialect, contentHash, basedOnId];
  const { rows } = await connection.query<{ readonly id: string }>(RELEASE, columns);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The release was not written.');
  await writeContent(connection, id, release);
  const after = { label, edition, effectiveFrom, source, sourceRevision, contentHash };
  const target = { kind: 'release', id, name: label } as const;
  await recordAuditWith(connection, { actor, action: 'import', releaseId: id, target, reason: null, before: null, after });
  return id;
}

async function writeContent(connection: ClientBase, id: string, release: NewRelease): Promise<void> {
  const layers = { data: release.files, base: release.baseFiles, facts: release.facts ? [release.facts] : [] };
  for (const layer of LAYERS) {
    for (const [position, { runs }] of layers[layer].entries()) await connection.query(FILE, [id, layer, position, runs]);
  }
  for (const kind of ENTRY_KINDS) {
    const { runs, count } = release.entries[kind];
    await connection.query(ENTRIES, [id, kind, runs, count]);
  }
  for (const { kind, entryId, document, author, reason } of release.authored) {
    await connection.query(AUTHORED, [id, kind, entryId, JSON.stringify(document), author, reason]);
  }
}
