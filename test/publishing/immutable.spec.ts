import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource } from './invented-source.js';
import { openServices, type Services } from './open-services.js';

let database: TestDatabase;
let services: Services;
const ID = `(SELECT id FROM release WHERE label = 'published')`;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
  const source = inventedSource({ factions: 1, unitsPerFaction: 3 });
  const request = { edition: '10e' as const, effectiveFrom: '2026-01-01', sourceRevision: null, source, actor: { name: 'ada' } };
  const result = await services.imports.import({ ...request, label: 'published' });
  if (result.outcome !== 'imported') throw new Error(result.outcome);
  await services.drafts.open({ baseId: result.release.id, label: 'draft', effectiveFrom: '2026-02-01', actor: { name: 'ada' } });
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

const refused: readonly (readonly [string, string])[] = [
  ['its label', `UPDATE release SET label = 'other' WHERE id = ${ID}`],
  ['its date', `UPDATE release SET effective_from = '2025-01-01' WHERE id = ${ID}`],
  ['back to a draft', `UPDATE release SET status = 'draft', published_at = NULL WHERE id = ${ID}`],
  [
    'more than its status when it is withdrawn',
    `UPDATE release SET status = 'withdrawn', withdrawn_at = now(), label = 'x' WHERE id = ${ID}`,
  ],
  ['away', `DELETE FROM release WHERE id = ${ID}`],
  ['its files', `UPDATE release_file SET chunk_runs = '{1,1}' WHERE release_id = ${ID}`],
  ['a file away', `DELETE FROM release_file WHERE release_id = ${ID} AND position = 0`],
  ['a file more', `INSERT INTO release_file (release_id, position, chunk_runs) VALUES (${ID}, 99, '{1,1}')`],
  ['its entries', `UPDATE release_entries SET entry_runs = '{}', count = 0 WHERE release_id = ${ID}`],
  [
    'an overlay more',
    `INSERT INTO overlay (release_id, position, target, field, value, author, reason) VALUES (${ID}, 0, 'unit-1', 'points', '1', 'x', 'x')`,
  ],
  [
    'an entry written by hand',
    `INSERT INTO native_entry (release_id, kind, entry_id, document, author, reason) VALUES (${ID}, 'faction', 'x', '{}', 'x', 'x')`,
  ],
  ['parts of a draft given to it', `UPDATE release_file SET release_id = ${ID}, position = 50 WHERE release_id <> ${ID} AND position = 0`],
  ['content', `UPDATE tree_chunk SET body = '{}'`],
  [
    'content away',
    `DELETE FROM tree_chunk WHERE id = (SELECT chunk_runs[1] FROM release_file WHERE release_id = ${ID} AND layer = 'data' AND position = 0)`,
  ],
  ['an entry', `UPDATE entry SET name = 'x'`],
  ['an entry away', `DELETE FROM entry WHERE kind = 'datasheet'`],
  ['everything away', 'TRUNCATE release CASCADE'],
  ['all content away', 'TRUNCATE tree_chunk'],
  ['the audit log', `UPDATE audit SET actor = 'nobody'`],
  ['the audit log shorter', 'DELETE FROM audit'],
  ['the audit log empty', 'TRUNCATE audit'],
];

it.each(refused)('refuses for every caller: %s', async (_name, sql) => {
  await expect(services.sql(sql)).rejects.toMatchObject({ code: '23000' });
});

const outOfRange: readonly (readonly [string, string])[] = [
  ['points', '{"points":{"bySize":[{"upTo":null,"points":100001}]}}'],
  ['points of an option', '{"options":[{"options":[{"points":-1001}]}]}'],
  ['points of a copy', '{"points":{"byCopy":[{"from":2,"points":1e9}]}}'],
  ['a number of models', '{"models":[{"min":0,"max":10000}]}'],
  ['a number of models below nothing', '{"models":[{"min":-1,"max":null}]}'],
];

it.each(outOfRange)('refuses %s out of range', async (_name, body) => {
  const insert = `INSERT INTO entry (hash, kind, entry_id, slug, name, body) VALUES (sha256('x'), 'datasheet', 'x', 'x', 'x', '${body}')`;
  await expect(services.sql(insert)).rejects.toMatchObject({ code: '23514' });
});

it('lets a draft change', async () => {
  expect(await services.sql(`UPDATE release SET effective_from = '2026-03-01' WHERE label = 'draft' RETURNING label`)).toEqual([
    { label: 'draft' },
  ]);
});

it('lets a published release be withdrawn and restored, and changed by neither', async () => {
  const withdraw = `UPDATE release SET status = 'withdrawn', withdrawn_at = now() WHERE id = ${ID} RETURNING status`;
  expect(await services.sql(withdraw)).toEqual([{ status: 'withdrawn' }]);
  await expect(services.sql(withdraw)).rejects.toMatchObject({ code: '23000' });
  const restore = `UPDATE release SET status = 'published', withdrawn_at = NULL`;
  await expect(services.sql(`${restore}, label = 'x' WHERE id = ${ID}`)).rejects.toMatchObject({ code: '23000' });
  expect(await services.sql(`${restore} WHERE id = ${ID} RETURNING status`)).toEqual([{ status: 'published' }]);
  await expect(services.sql(`DELETE FROM release WHERE id = ${ID}`)).rejects.toMatchObject({ code: '23000' });
});
