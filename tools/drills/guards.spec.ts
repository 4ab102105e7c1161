import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.mjs';
import { DRILLS } from './drills.mjs';
import { GUARDS } from './guards.mjs';
import { withoutGuard } from './without-guard.mjs';

const page = readFileSync(path.join(repository, 'docs/drills.md'), 'utf8');

describe.each(Object.entries(GUARDS))('the guard %s', (name, guard) => {
  it('is watched over by a spec of its drill', () => {
    expect(DRILLS[guard.drill]?.specs).toContain(guard.spec);
    expect(existsSync(path.join(repository, guard.spec))).toBe(true);
  });

  it.runIf('file' in guard)('can be taken out of its source', () => {
    if (!('file' in guard)) throw new Error('It is in the database.');
    const source = readFileSync(path.join(repository, guard.file), 'utf8');
    expect(withoutGuard(source, guard)).not.toBe(source);
  });

  it('is in the table of the page, beside its drill', () => {
    expect(page).toMatch(new RegExp(`^\\| \`${name}\` +\\| \`${guard.drill}\` +\\|`, 'm'));
  });
});

it.each(Object.keys(DRILLS))('the drill %s is on the page, and its specs exist', (name) => {
  expect(page).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
  expect(DRILLS[name]?.specs.filter((spec) => !existsSync(path.join(repository, spec)))).toEqual([]);
});
