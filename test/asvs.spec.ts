import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(repository, 'docs/asvs.md'), 'utf8');
const requirements = page.slice(page.indexOf('## V1 '), page.indexOf('## Secrets'));

/** Every source file of the folders, by its path in the repository. */
function sources(folders: readonly string[], ending: RegExp): readonly { readonly file: string; readonly text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => ending.test(file) && !/node_modules|generated|dist\/|\.spec\.ts$/.test(file))
      .map((file) => ({ file, text: readFileSync(path.join(repository, file), 'utf8') })),
  );
}

const product = sources(['apps', 'libs', 'packages'], /\.tsx?$/);
const filesWith = (expression: RegExp): readonly string[] => product.filter(({ text }) => expression.test(text)).map(({ file }) => file);

describe('the page of ASVS 5.0', () => {
  it('names every requirement of levels 1 and 2 once', () => {
    const named = requirements.match(/\b\d{1,2}\.\d\.\d{1,2}\b/g)?.filter((_id, at, all) => !isReference(at, all)) ?? [];
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
    expect(named).toHaveLength(253);
  });

  it('counts the states as its rows have them', () => {
    const rows = [...requirements.matchAll(/^\| ([\d., ]+?) +\| [\d, ]+\| .*? \| (met|operator|partly|not met) +\| (.*?) *\|$/gm)];
    const counts = new Map<string, number>();
    for (const [, ids = '', state = ''] of rows) counts.set(state, (counts.get(state) ?? 0) + ids.split(',').length);
    for (const [state, count] of counts) expect(page).toMatch(new RegExp(`^\\| ${state} +\\| ${count} +\\|$`, 'm'));
    expect([...counts.keys()].toSorted()).toEqual(['met', 'not met', 'operator', 'partly']);
  });

  it('names files that exist', () => {
    const files = [...page.matchAll(/`((?:apps|libs|test|tools|docs|examples)\/[\w./-]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(100);
    expect([...new Set(files)].filter((file) => !existsSync(path.join(repository, file)))).toEqual([]);
  });
});

/** A requirement that a reason of another refers to ("as 1.3.7"). */
const isReference = (at: number, all: readonly string[]): boolean =>
  all.indexOf(all[at] ?? '') !== at && requirements.includes(`as ${all[at]}`);

describe('the source', () => {
  it('builds no SQL from text', () => expect(filesWith(/\$(?:query|execute)RawUnsafe/)).toEqual([]));
  it('runs no code from text', () => expect(filesWith(/\beval\(|new Function\(/)).toEqual([]));
  it('shows text as text', () => expect(filesWith(/\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write/)).toEqual([]));
  it('listens to no other window', () => expect(filesWith(/(?:window|self)\.(?:onmessage|addEventListener\('message')/)).toEqual([]));
  // The numbers of the buckets of stored facts protect nothing, and other numbers would store every release anew.
  it('hashes secrets with SHA-256 only', () =>
    expect(filesWith(/create(?:Hash|Hmac)\('(?!sha256')/)).toEqual(['libs/publishing/src/import/stored-facts.ts']));
});
