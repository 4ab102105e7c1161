import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { inventedSource, unitId } from './invented-source.js';
import { openServices, type Services } from './open-services.js';

/** A word that occurs in every text of the source and nowhere else. */
const CANARY = 'Zanzibarbara';
const PROSE = `While a ${CANARY} model leads this unit, each time it is selected to shoot, ${CANARY} dice are rolled. This model can be attached to: ${CANARY}s.`;

let database: TestDatabase;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  services = await openServices(database.url);
  const source = inventedSource({ factions: 2, unitsPerFaction: 5, prose: PROSE });
  const result = await services.imports.import({
    edition: '10e',
    label: 'prose',
    effectiveFrom: '2026-01-01',
    sourceRevision: null,
    source,
    actor: { name: 'ada' },
  });
  if (result.outcome !== 'imported') throw new Error(result.outcome);
  const draft = await services.drafts.open({
    baseId: result.release.id,
    label: 'draft',
    effectiveFrom: '2026-02-01',
    actor: { name: 'ada' },
  });
  if ('fault' in draft) throw new Error(draft.fault);
  const edit = { kind: 'change' as const, target: unitId(1), field: 'pointsOfSize', value: '{"models":5,"points":5}', reason: 'errata' };
  await services.drafts.edit({ id: draft.id, revision: 0, actor: { name: 'ada' } }, [edit]);
});
afterAll(async () => {
  await services.close();
  await database.drop();
});

async function rowsWith(sentence: string): Promise<readonly unknown[]> {
  const tables = await services.sql(
    `SELECT quote_ident(relname) AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  const found: unknown[] = [];
  for (const { name } of tables)
    found.push(
      ...(await services.sql(
        `SELECT '${String(name)}' AS "table", left(t::text, 500) AS row FROM ${String(name)} AS t WHERE t::text ILIKE '%${sentence}%'`,
      )),
    );
  return found;
}

it('detects stored text, wherever it is', async () => {
  const tables = (await rowsWith('Salt Wardens')).map((row) =>
    typeof row === 'object' && row !== null && 'table' in row ? row.table : '',
  );
  expect([...new Set(tables)].toSorted()).toEqual(['entry', 'tree_chunk']);
});

it("stores none of the publisher's sentences in any column of any table", async () => {
  for (const sentence of ['is selected to shoot', 'dice are rolled', 'each time it', 'leads this unit'])
    expect(await rowsWith(sentence)).toEqual([]);
});
