import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { factionFile } from '#muster/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as BuilderModule from '../libs/engine/src/builder/index.js';
import { sampleList, sampleRelease } from '../test/checking/sample-release.js';
import { differences } from './engine/first-difference.mjs';
import { drawnEdits } from './engine/drawn-edits.js';
import { replayingEngine } from './engine/replayed.mjs';
import { bundledEngine, LARGEST_MODULE, zippedSize } from './engine-package.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-builder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = sampleRelease('sample-2026-07');
const { data } = server.index;
const FACTIONS = data.readModel.factions.map(({ slug }) => slug);
const SEEDS = [1, 2, 3];
const EDITS = 25;

/** The file of a faction as a server sends it. */
const fileOf = async (_: string, slug: string | null): Promise<Uint8Array> =>
  gzipSync(
    JSON.stringify(factionFile(data, data.readModel.factions.find((one) => one.slug === slug) ?? null, { aliases: [], dataVersions: [] })),
  );

describe('the builder as one module', () => {
  let engine: typeof BuilderModule;
  let code: string;
  beforeAll(async () => {
    code = await bundledEngine('builder');
    const file = path.join(folder, 'builder.mjs');
    writeFileSync(file, code);
    engine = (await import(pathToFileURL(file).href)) as typeof BuilderModule;
  });

  /** A builder with an army of the sample. */
  async function started(limit = 1000) {
    const release = await engine.loadFaction(await fileOf('', 'tidewright-league'));
    const battleSize = { name: 'Incursion', limit };
    const answer = engine.Builder.start(release, {
      name: 'Watch',
      faction: 'tidewright-league',
      detachments: ['harbour-watch'],
      battleSize,
    });
    if (!('builder' in answer)) throw new Error(JSON.stringify(answer));
    return answer.builder;
  }

  it('is small, and mentions nothing of Node', () => {
    expect(zippedSize(code)).toBeLessThan(LARGEST_MODULE);
    expect(code).not.toMatch(/\b(?:process|Buffer|require|setImmediate|__dirname)\b[.(]|from ?"node:/);
  });

  it.each(FACTIONS.flatMap((faction) => SEEDS.map((seed) => [faction, seed] as const)))(
    'answers random edits of %s as the server does, seed %i',
    async (faction, seed) => {
      const drawn = await drawnEdits(server, faction, seed, EDITS);
      if (!drawn) throw new Error('The sample has armies of the faction.');
      const { answers, faults } = await replayingEngine(engine, fileOf)(drawn);
      expect([differences(drawn.answers, answers).slice(0, 2), faults]).toEqual([[], []]);
      expect(new Set(answers).size).toBeGreaterThan(EDITS / 2);
    },
  );

  it('shows an army as it is built, with sentences', async () => {
    const builder = await started();
    const answer = builder.apply(
      { kind: 'addUnit', datasheet: 'harbourmaster', as: 'leader' },
      { kind: 'addUnit', datasheet: 'deckhand-company' },
      { kind: 'setWarlord', unit: 'leader' },
    );
    const { roster } = builder;
    expect(answer).toMatchObject({ changes: { points: { before: 0, after: roster.points.computed } } });
    expect(roster).toMatchObject({
      faction: { slug: 'tidewright-league' },
      detachments: [{ slug: 'harbour-watch' }],
      verdict: 'LEGAL',
      units: [
        { datasheet: 'harbourmaster', warlord: true },
        { datasheet: 'deckhand-company', warlord: false },
      ],
    });
    expect(builder.roster).toBe(roster);
    const [leader] = roster.units;
    builder.apply({ kind: 'removeUnit', unit: leader?.id ?? '' });
    const [finding] = builder.roster.report.findings.filter(({ severity }) => severity === 'error');
    expect([builder.roster.verdict, finding?.message]).toEqual(['ILLEGAL', expect.stringMatching(/CHARACTER/)]);
    expect(builder.explain(finding?.key ?? '')?.fixes[0]?.message).toMatch(/\.$/);
  });

  it('refuses the impossible with the reason and its place, and changes nothing', async () => {
    const builder = await started();
    const before = builder.roster;
    expect(builder.apply({ kind: 'rename', name: 'Other' }, { kind: 'addUnit', datasheet: 'harbormaster' })).toEqual({
      fault: expect.objectContaining({
        path: ['intents', 1, 'addUnit', 'datasheet'],
        message: expect.stringContaining('Similar names: Harbourmaster'),
      }),
    });
    expect([builder.roster, builder.canUndo]).toEqual([before, false]);
  });

  it('names the faction whose data an ally needs, and takes the ally when it is joined', async () => {
    const builder = await started();
    const [other] = data.readModel.datasheets.filter(({ factions }) =>
      factions.every(({ factionId }) => factionId !== 'tidewright-league'),
    );
    const intent = { kind: 'addUnit', datasheet: other?.slug ?? '' } as const;
    const answer = builder.apply(intent);
    if (!('needs' in answer)) throw new Error('The data of the other faction is not loaded.');
    builder.join(await engine.loadFaction(await fileOf('', answer.needs.faction)));
    expect(builder.apply(intent)).toHaveProperty('changes');
    expect(builder.roster.units).toMatchObject([{ datasheet: other?.slug }]);
  });

  it('does what its README shows', async () => {
    const readme = readFileSync(new URL('../packages/engine/README.md', import.meta.url), 'utf8');
    const example = readme.slice(readme.indexOf('## Building')).split(/```(?:js)?\n/)[1] ?? '';
    const [files, module] = ['faction.json.gz', 'readme.mjs'].map((name) => path.join(folder, name));
    writeFileSync(files ?? '', await fileOf('', 'tidewright-league'));
    const running = example
      .replace("'@muster/engine/builder'", "'./builder.mjs'")
      .replace(/loadFaction\(`[^`]*`\)/, `loadFaction(readFileSync(${JSON.stringify(files)}))`)
      .replaceAll('console.log', 'said.push');
    const before = `import { readFileSync } from 'node:fs'; const localStorage = new Map(); localStorage.setItem = localStorage.set; export const said = [];\n`;
    writeFileSync(module ?? '', `${before}${running}\nexport { builder, localStorage };\n`);
    const { said, builder, localStorage } = (await import(pathToFileURL(module ?? '').href)) as {
      readonly said: readonly unknown[];
      readonly builder: BuilderModule.Builder;
      readonly localStorage: ReadonlyMap<string, string>;
    };
    expect(said).toEqual([
      'LEGAL',
      expect.stringMatching(/^\d+ of 1000$/),
      'Harbourmaster',
      expect.any(Number),
      [],
      'Deckhand Company',
      expect.any(Number),
      [],
      expect.stringContaining('First watch'),
    ]);
    expect(builder.canRedo).toBe(true);
    expect(JSON.parse(localStorage.get('roster') ?? '')).toEqual(builder.save());
  });

  it('reads lists, also what it cannot place', async () => {
    const release = await engine.loadFaction(await fileOf('', 'tidewright-league'));
    const list = sampleList('tidewright-harbour-watch-legal').replace('Signal Runners', 'Night Riders');
    const read = await engine.Builder.read(list, release, { name: 'Mine' });
    if (!('builder' in read)) throw new Error(JSON.stringify(read));
    expect(read.review).toMatchObject([{ message: expect.stringContaining('Night Riders') }]);
    expect(read.builder.roster).toMatchObject({ name: 'Mine', verdict: 'NEEDS_REVIEW' });
  });

  it('loads only what it saved, under the release that it was saved under', async () => {
    const builder = await started();
    const saved = builder.save();
    const { Builder } = engine;
    expect(() => Builder.load({ ...saved, release: 'sample-2026-01' }, builder.release)).toThrow('saved under sample-2026-01');
    expect(() => Builder.load({ ...saved, format: 'x' }, builder.release)).toThrow('muster-roster/1');
    expect(() => Builder.load({ ...saved, document: {} }, builder.release)).toThrow('something else');
    expect(() => Builder.load(null, builder.release)).toThrow('muster-roster/1');
  });
});
