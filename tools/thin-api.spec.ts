import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './repository.mjs';
import { countThinness, shareOf, sumOf } from './thin-api.mjs';

const MOST_FILES = 15;

it('the api mostly does things: what only declares or converts is less than 30 % of it', () => {
  const counts = countThinness(path.join(repository, 'apps/api/src'));
  expect(counts.size).toBeGreaterThan(200);
  expect(shareOf(sumOf(counts.values()))).toBeLessThan(0.3);
});

it(`no folder of apps has more than ${MOST_FILES} source files`, () => {
  const entries = readdirSync(path.join(repository, 'apps'), { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.spec.'))
    .map(({ parentPath }) => path.relative(repository, parentPath));
  const files = Map.groupBy(folders, (folder) => folder);
  expect([...files].filter(([, those]) => those.length > MOST_FILES).map(([folder]) => folder)).toEqual([]);
});
