import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPrisma } from '../tools/prisma/run-prisma.mjs';
import { createTestDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the migrations produce exactly prisma/schema.prisma', () => {
  const diff = ['migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema.prisma', '--script'];
  expect(runPrisma(diff, { DATABASE_URL: database.url }).trim()).toBe('-- This is an empty migration.');
});
