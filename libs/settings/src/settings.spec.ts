import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.js';
import { settingNotes } from './setting.js';
import { API_SETTINGS, SETTING_GROUPS, WORKER_SETTINGS } from './settings.js';

const repository = path.resolve(import.meta.dirname, '../../..');
const rows = SETTING_GROUPS.flatMap(({ settings }) => Object.entries(settings.shape));
const names = rows.map(([name]) => name);

/** Variables that other programs read, or that one Muster process passes to another. */
const NOT_SETTINGS = [
  ...['PATH', 'NODE_ENV', 'NODE_OPTIONS', 'PRISMA_SCHEMA_ENGINE_BINARY', 'BENCH_READS'],
  ...['MUSTER_KEPT_RELEASES', 'MUSTER_KEPT_ANSWERS', 'MUSTER_CONTROL_FILE', 'MUSTER_BUILD'],
];

function sourceFiles(): readonly string[] {
  const folders = ['apps', 'libs', 'tools', 'test', 'examples'].flatMap((folder) =>
    readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return [...folders, 'prisma.config.ts', 'vitest.config.ts'].filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/(generated|node_modules|dist)\//.test(file),
  );
}

function variablesIn(source: string): readonly string[] {
  const named = source.matchAll(/\bprocess\.env(?:\.|\[')([A-Z][A-Z_]+)\b/g);
  const destructured = [...source.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(([, list = '']) => [
    ...list.matchAll(/\b([A-Z][A-Z_]+)\b/g),
  ]);
  return [...named, ...destructured].flatMap(([, name]) => name ?? []);
}

describe('the table of settings', () => {
  it('contains every variable that the code reads, once', () => {
    const read = new Set(sourceFiles().flatMap((file) => variablesIn(readFileSync(path.join(repository, file), 'utf8'))));
    expect([...read].filter((name) => !names.includes(name) && !NOT_SETTINGS.includes(name))).toEqual([]);
    expect(read.size).toBeGreaterThan(8);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(rows)('describes %s in a sentence', (_name, schema) => {
    const note = settingNotes.get(schema);
    expect(note?.type).not.toBe('');
    expect(note?.sentence).toMatch(/^[A-Z].*\.$/);
  });
});

describe('settings', () => {
  const minimal = { DATABASE_URL: 'postgresql://localhost/muster' };

  it('are all named if they are invalid', () => {
    const numbers = Object.keys(API_SETTINGS.shape).filter((name) => /_MS$|TURNS|HOURS|PROXY|^PORT$/.test(name));
    const wrong = { ...Object.fromEntries(numbers.map((name) => [name, '-1'])), LOG_LEVEL: 'loud', MUSTER_RATE_LIMITS: '0/0 0/0' };
    for (const name of ['DATABASE_URL', ...Object.keys(wrong)]) expect(() => readSettings(API_SETTINGS, wrong)).toThrow(`  - ${name} must`);
    expect(() => readSettings(WORKER_SETTINGS, minimal)).toThrow('MUSTER_IMPORT_DIR must be a folder.');
  });

  it('that are empty count as not set', () => {
    const empty = Object.fromEntries(Object.keys(API_SETTINGS.shape).map((name) => [name, '']));
    expect(readSettings(API_SETTINGS, { ...empty, ...minimal })).toEqual(readSettings(API_SETTINGS, minimal));
  });

  it('have their documented defaults', () => {
    const documented = Object.entries(API_SETTINGS.shape).flatMap(([name, schema]) => {
      const fallback = settingNotes.get(schema)?.default ?? null;
      return fallback === null ? [] : [[name, fallback] as const];
    });
    expect(documented.length).toBeGreaterThan(12);
    expect(readSettings(API_SETTINGS, { ...Object.fromEntries(documented), ...minimal })).toEqual(readSettings(API_SETTINGS, minimal));
  });
});
