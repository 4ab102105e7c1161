import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factionFile, type Taught } from '#muster/catalogue';
import {
  CHECK_MESSAGES,
  checkReading,
  NOTHING_ASKED,
  readSubject,
  reportInWords,
  type CheckReport,
  type ReleaseShelf,
} from '#muster/checking';
import type * as EngineModule from '#muster/engine';
import { renderer } from '#muster/messages';
import { sampleList, sampleRelease } from '../test/checking/sample-release.js';
import { bundledEngine, LARGEST_MODULE, zippedSize } from './engine-package.mjs';

type Engine = typeof EngineModule;

const LISTS = readdirSync(new URL('../prisma/sample/lists/', import.meta.url)).map((file) => path.basename(file, '.txt'));
const folder = mkdtempSync(path.join(tmpdir(), 'muster-engine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = sampleRelease('sample-2026-07');
const { data } = server.index;
const render = renderer(CHECK_MESSAGES);

/** The whole release, as a server has it. */
const shelf: ReleaseShelf = {
  findByLabel: async () => server.release,
  inForce: async () => server.release,
  ofDataVersion: async () => null,
  compiled: async () => server,
  likeliestPrices: async () => null,
};

async function reportOfServer(text: string): Promise<CheckReport> {
  const against = { kind: 'label', label: server.release.label } as const;
  const answer = await checkReading({ reading: await readSubject({ kind: 'text', text }), question: NOTHING_ASKED, against, shelf });
  if ('refused' in answer) throw new Error('The question is a plain one.');
  return reportInWords(answer, (said) => render('en', said));
}

const NOTHING_TAUGHT: Taught = { aliases: [], dataVersions: [] };

/** The file of a faction as a server sends it; the index of the release if none is named. */
function fileOf(slug: string | null, taught = NOTHING_TAUGHT): Uint8Array {
  const faction = data.readModel.factions.find((one) => one.slug === slug) ?? null;
  return gzipSync(JSON.stringify(factionFile(data, faction, taught)));
}

describe('the engine as one module', () => {
  let code: string;
  let engine: Engine;
  beforeAll(async () => {
    code = await bundledEngine();
    const file = path.join(folder, 'engine.mjs');
    writeFileSync(file, code);
    engine = (await import(pathToFileURL(file).href)) as Engine;
  });

  it('is small, and mentions nothing of Node', () => {
    expect(zippedSize(code)).toBeLessThan(LARGEST_MODULE);
    expect(code).not.toMatch(/\b(?:process|Buffer|require|setImmediate|__dirname)\b[.(]|from ?"node:/);
  });

  it.each(LISTS)('gives %s the report of the server, with the file of its faction', async (name) => {
    const text = sampleList(name);
    const index = await engine.loadFaction(fileOf(null));
    const { faction, format } = await engine.detect(text, index);
    const release = faction === null ? index : await engine.loadFaction(fileOf(faction));
    expect(format).not.toBeNull();
    expect(await engine.check(text, { releases: release })).toEqual(await reportOfServer(text));
  });

  it('names the faction whose data a check cannot do without, and is content when it is joined', async () => {
    const text = sampleList(LISTS[0] ?? '');
    const index = await engine.loadFaction(fileOf(null));
    const { faction } = await engine.detect(text, index);
    const other = index.factions.find(({ slug }) => slug !== faction);
    const wrong = await engine.loadFaction(fileOf(other?.slug ?? ''));
    expect(await engine.check(text, { releases: wrong })).toMatchObject({ needs: { release: 'sample-2026-07', faction } });
    const joined = wrong.with(await engine.loadFaction(fileOf(faction)));
    expect(joined.factions.every(({ isComplete }) => isComplete)).toBe(true);
    expect(await engine.check(text, { releases: joined })).toHaveProperty('verdict');
  });

  it('knows the names that are taught, and the releases of data versions', async () => {
    const [datasheet] = data.readModel.datasheets;
    const taught = { kind: 'unit', name: 'Zwölfender', means: datasheet?.name ?? '' } as const;
    const file = fileOf(data.readModel.factions[0]?.slug ?? '', { ...NOTHING_TAUGHT, aliases: [taught] });
    const release = await engine.loadFaction(file);
    expect(release.compiled.index.datasheets.find('Zwölfender')).toMatchObject({ kind: 'one', entry: { id: datasheet?.id } });
  });

  it.each([
    [new TextEncoder().encode('{}'), 'not compressed with gzip'],
    [gzipSync('{"format":"muster-faction/0"}'), 'expected muster-faction/1, found muster-faction/0'],
  ])('refuses what is not a faction file', async (bytes, sentence) => {
    await expect(engine.loadFaction(bytes)).rejects.toThrow(sentence);
  });

  it('needs no faction to find that a text is not a list', async () => {
    const index = await engine.loadFaction(fileOf(null));
    expect(await engine.detect('Hello!', index)).toMatchObject({ format: null, faction: null });
    expect(await engine.check('Hello!', { releases: index })).toMatchObject({ format: null, verdict: 'NEEDS_REVIEW' });
  });
});
