import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { breaksOf, RELEASED_SCHEMAS } from './released-schema.js';
import { repositoryFolder } from './platform/repository-folder.js';

const before = buildSchema('type Query { a(x: Int): Int b: Int @deprecated(reason: "Use a.") c: C } type C { d: Int } enum E { ONE }');

describe('a change of the released schema', () => {
  it('is refused if it breaks clients', () => {
    const after = buildSchema('type Query { a(x: Int, y: Int!): String b: Int } enum E { TWO }');
    expect(breaksOf(before, after)).toEqual(
      [
        'A required arg y on Query.a was added.',
        'Query.a changed type from Int to String.',
        'Query.c was removed.',
        'C was removed.',
        'ONE was removed from enum type E.',
      ].toSorted(),
    );
  });

  it('is accepted if it only adds, or removes what was deprecated', () => {
    const after = buildSchema('type Query { a(x: Int, y: Int): Int c: C e: Int } type C { d: Int f: Int } enum E { ONE TWO }');
    expect(breaksOf(before, after)).toEqual([]);
  });
});

it('the schema breaks no released one', async () => {
  const current = buildSchema(await readFile(path.join(repositoryFolder, 'schema.graphql'), 'utf8'));
  const files = (await readdir(RELEASED_SCHEMAS).catch(() => [])).filter((name) => name.endsWith('.graphql'));
  for (const file of files) {
    const released = buildSchema(await readFile(path.join(RELEASED_SCHEMAS, file), 'utf8'));
    expect([file, breaksOf(released, current)]).toEqual([file, []]);
  }
});
