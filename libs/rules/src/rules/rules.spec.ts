import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { amendments, rulesets } from '../rulesets/registry.js';
import * as rules from './index.js';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('exports one rule from each folder, named after it', () => {
  const ids = Object.values(rules).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(folders.toSorted());
});

it('names each export after its rule', () => {
  for (const [name, { id }] of Object.entries(rules)) {
    expect(name).toBe(id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  }
});

it.each(folders)('%s has its code, its page and its spec', (folder) => {
  const files = readdirSync(`${import.meta.dirname}/${folder}`);
  expect(files).toEqual(expect.arrayContaining([`${folder}.md`, `${folder}.rule.ts`, `${folder}.spec.ts`]));
});

it('uses every rule in at least one ruleset', () => {
  const inForce = [...rulesets.flatMap((ruleset) => ruleset.rules), ...amendments.flatMap(({ add, change }) => [...add, ...change])];
  const used = new Set(inForce.map(({ id }) => id));
  expect(folders.filter((id) => !used.has(id))).toEqual([]);
});

it('names no rule after an edition or a number', () => {
  expect(folders.filter((id) => /\d/.test(id))).toEqual([]);
});
