import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, it } from 'vitest';
import walls, { KNOWS } from '../.dependency-cruiser.mjs';

const repository = path.resolve(import.meta.dirname, '..');

/** Runs dependency-cruiser on `baseDir`, which must have the layout of the repository. */
async function cruiseFolder(baseDir: string): Promise<ICruiseResult> {
  const fileName = path.join(baseDir, walls.options.tsConfig.fileName);
  const options = { ...walls.options, tsConfig: { fileName }, baseDir, validate: true, ruleSet: { forbidden: walls.forbidden } };
  const { output } = await cruise(['apps', 'libs', 'test'], options, {}, { tsConfig: extractTSConfig(fileName) });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

async function findBreaches(baseDir: string): Promise<readonly IViolation[]> {
  return (await cruiseFolder(baseDir)).summary.violations;
}

describe('the repository', () => {
  it('respects every wall', async () => {
    const { modules, summary } = await cruiseFolder(repository);
    const sentences = summary.violations.map(({ rule, from, to }) => {
      const sentence = walls.forbidden.find(({ name }) => name === rule.name)?.comment;
      return `${from} -> ${to}: ${rule.name}. ${sentence}`;
    });
    expect(sentences).toEqual([]);
    // Without a compiler that it can use, dependency-cruiser skips TypeScript files and reports no violations.
    const seen = new Set(modules.map(({ source }) => source));
    expect(globSync('{apps,libs,test}/**/*.{ts,tsx}', { cwd: repository }).filter((file) => !seen.has(file))).toEqual([]);
  });

  it('reads real data in tests through the module from which test:data finds its specs', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
    const ofTests = globSync('{apps,libs,packages,test,tools}/**/{*.spec.ts,testing/*.ts}', { cwd: repository });
    const readers = ofTests.filter((file) => /env(?:\.|\[')MUSTER_DATA\b/.test(readFileSync(path.join(repository, file), 'utf8')));
    expect(readers).toEqual([scripts['test:data'].split(' ').at(-1)]);
  });

  it('explains every wall in a sentence', () => {
    const speechless = walls.forbidden.filter(({ comment }) => !/^[A-Z].*[.)?]$/.test(comment));
    expect(speechless.map(({ name }) => name)).toEqual([]);
  });
});

type Files = Readonly<Record<string, string>>;

/** A repository with one file per room and app that breaks no rule. */
const SOUND_HOUSE: Files = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#muster/*': { 'muster-source': './libs/*/src/index.ts', default: './dist/modules/libs/*/src/index.js' } },
    dependencies: { '@nestjs/common': '1', '@prisma/client': '1', saxes: '1' },
    devDependencies: { supertest: '1' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'nodenext', customConditions: ['muster-source'] },
    include: ['apps', 'libs', 'test'],
  }),
  ...Object.fromEntries(['@nestjs/common', '@prisma/client', 'saxes', 'supertest', 'stowaway'].flatMap(installed)),
  ...Object.fromEntries(Object.keys(KNOWS).map((room) => [`libs/${room}/src/index.ts`, 'export const here = 1;'])),
  'libs/battlescribe/src/xml.ts': `import 'saxes';`,
  'libs/persistence/src/store.ts': `import '@prisma/client'; import './generated/client.js';`,
  'libs/persistence/src/generated/client.ts': 'export const here = 1;',
  'libs/rules/src/kernel/rule.ts': `import { here } from '#muster/catalogue'; export const rule = here;`,
  'libs/rules/src/rules/one/one.rule.ts': `import { rule } from '../../kernel/rule.js'; export const one = rule;`,
  'libs/rules/src/rules/two/two.rule.ts': `import { rule } from '../../kernel/rule.js'; export const two = rule;`,
  'libs/rules/src/rules/one/one.spec.ts': `import { readFile } from 'node:fs'; import { one } from './one.rule.js'; console.log(readFile, one);`,
  'libs/rules/src/rulesets/10e.ruleset.ts': `import { one } from '../rules/one/one.rule.js'; export const edition = one;`,
  'apps/api/src/main.ts': `import '@nestjs/common'; import { here } from '#muster/checking'; export const api = here;`,
  'apps/cli/src/main.ts': `import { readFile } from 'node:fs'; import { here } from '#muster/checking'; export const cli = [readFile, here];`,
  'test/api.spec.ts': `import 'supertest'; import { api } from '../apps/api/src/main.js'; console.log(api);`,
};

function installed(name: string): readonly (readonly [string, string])[] {
  const folder = `node_modules/${name}`;
  return [
    [`${folder}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`${folder}/index.js`, ''],
  ];
}

async function breachesOf(files: Files): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-walls-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    return (await findBreaches(folder)).map(({ rule }) => rule.name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** For each wall, an import that breaks this wall and no other. */
const BREACHES: Readonly<Record<string, Files>> = {
  'no-cycles': { 'libs/roster/src/a.ts': `import './b.js';`, 'libs/roster/src/b.ts': `import './a.js';` },
  'nothing-unresolved': { 'libs/roster/src/a.ts': `import './nowhere.js';` },
  ...Object.fromEntries(Object.keys(KNOWS).map((room) => [`${room}-knows-only-its-neighbours`, breachBy(room)])),
  'no-room-knows-an-app': { 'libs/checking/src/a.spec.ts': `import '../../../apps/api/src/main.js';` },
  'apps-do-not-know-each-other': { 'apps/cli/src/a.ts': `import '../../api/src/main.js';` },
  'through-the-front-door': { 'libs/checking/src/a.ts': `import '../../rules/src/kernel/rule.js';` },
  'a-rule-knows-only-the-kernel': { 'libs/rules/src/rules/two/a.ts': `import '../one/one.rule.js';` },
  'the-kernel-knows-no-rule': { 'libs/rules/src/kernel/a.ts': `import '../rulesets/10e.ruleset.js';` },
  'pure-rooms-stay-pure': { 'libs/rules/src/a.ts': `import '@nestjs/common';` },
  'parsers-stay-in-battlescribe': { 'libs/importers/src/a.ts': `import 'saxes';` },
  'readers-do-not-fetch-or-save': { 'libs/importers/src/a.ts': `import 'node:fs';` },
  'prisma-stays-in-persistence': { 'apps/api/src/a.ts': `import '@prisma/client';` },
  'no-production-code-on-tests': { 'libs/rules/src/a.ts': `import './testing/b.js';`, 'libs/rules/src/testing/b.ts': '' },
  'no-development-packages-in-production': { 'apps/api/src/a.ts': `import 'supertest';` },
  'every-package-is-named': { 'apps/api/src/a.ts': `import 'stowaway';` },
};

/** A file of the room that imports a room it must not know. */
function breachBy(room: string): Files {
  const stranger = Object.keys(KNOWS).find((other) => other !== room && !KNOWS[room]?.includes(other));
  return { [`libs/${room}/src/a.ts`]: `import '#muster/${stranger}';` };
}

describe('the walls', () => {
  it('accept a repository that breaks none', async () => {
    expect(await breachesOf(SOUND_HOUSE)).toEqual([]);
  });

  it('each have an example breach below', () => {
    expect(walls.forbidden.map(({ name }) => name)).toEqual(Object.keys(BREACHES));
  });

  it.each(Object.keys(BREACHES))('catch a breach of %s', async (wall) => {
    expect(new Set(await breachesOf({ ...SOUND_HOUSE, ...BREACHES[wall] }))).toEqual(new Set([wall]));
  });

  const smuggled: Readonly<Record<string, Files>> = {
    'a type': { 'libs/diagnostics/src/a.ts': `import type { here } from '#muster/roster'; export type Here = typeof here;` },
    'a dynamic import': { 'libs/diagnostics/src/a.ts': `export const there = () => import('#muster/roster');` },
    'a re-export': { 'libs/diagnostics/src/a.ts': `export * from '#muster/roster';` },
  };
  it.each(Object.keys(smuggled))('detect %s', async (way) => {
    expect(await breachesOf({ ...SOUND_HOUSE, ...smuggled[way] })).toEqual(['diagnostics-knows-only-its-neighbours']);
  });

  it('forbid file access in a pure package', async () => {
    expect(await breachesOf({ ...SOUND_HOUSE, 'libs/rules/src/a.ts': `import 'node:fs';` })).toEqual(['pure-rooms-stay-pure']);
  });
});
