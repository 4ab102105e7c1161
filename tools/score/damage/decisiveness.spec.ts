import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { CompiledRelease } from '#muster/checking';
import { readList, writeList, type WrittenFormat } from '#muster/formats';
import { realRelease } from '../../../libs/army/src/testing/real-release.js';
import { isPresent, sharedData } from '../../../libs/battlescribe/src/read/testing/shared-data.js';
import { judged, sampleList, sampleRelease } from '../../../test/checking/sample-release.js';
import { APP_FORMS, COMPACT_FORMS } from '../armies/forms.js';
import { battleLimit, readManifest, type ListEntry } from '../manifest.js';
import { DAMAGES } from './damages.js';
import { damagedOutcome, type DamagedOutcome } from './outcome.js';

/** The outcome of each of these damages that changes the text. */
function outcomesOf(file: string, text: string, compiled: CompiledRelease, pointsLimit: number | null, damages = DAMAGES) {
  return damages
    .map(({ damage, apply }) => [damage, apply(text)] as const)
    .filter(([, damaged]) => damaged !== text)
    .map(([damage, damaged]) => damagedOutcome(file, damage, judged(damaged, compiled, { pointsLimit })));
}

const isDecided = ({ verdict }: DamagedOutcome): boolean => verdict === 'LEGAL';

describe('a LEGAL list stays LEGAL under every harmless damage', () => {
  const compiled = sampleRelease('sample-2026-07');
  const written = (list: string, format: WrittenFormat): string => {
    const { text } = writeList(readList(sampleList(list)).roster, format);
    if (text === null) throw new Error(`${list} cannot be written as ${format}.`);
    return text;
  };
  const texts = ['tidewright-harbour-watch-legal', 'tidewright-storm-convoy-legal'].flatMap((list) => [
    [list, 'as it is', sampleList(list)] as const,
    ...APP_FORMS.map(([form, write]) => [list, form, write(written(list, 'app'))] as const),
    ...COMPACT_FORMS.map(([form, write]) => [list, form, write(written(list, 'wtc-compact'))] as const),
  ]);

  it.each(texts)('%s, %s', (list, _, text) => {
    expect(judged(text, compiled).verdict).toBe('LEGAL');
    const outcomes = outcomesOf(list, text, compiled, null);
    expect(outcomes.length).toBeGreaterThan(20);
    expect(outcomes.filter((outcome) => !isDecided(outcome))).toEqual([]);
  });
});

const STATE = '10e-2024-09-07-eaab5d5f3f';
const FOLDER = 'tournament-lists';
/** Each list is damaged in so many ways, other ones than the list before, so that the time is bounded. */
const WAYS = 25;
const APART = Math.ceil(DAMAGES.length / WAYS);

describe.skipIf(!isPresent(FOLDER) || !isPresent('tournament-states'))('real LEGAL lists', () => {
  it('stay LEGAL under at least 99 of 100 harmless damages, and none becomes ILLEGAL', { timeout: 240_000 }, async () => {
    const entries = (await readManifest(sharedData(FOLDER))).filter(isOfState);
    const index = await realRelease(`tournament-states/${STATE}.zip`, '10e');
    const compiled = { release: index.data.release, game: index.game, index };
    const outcomes: DamagedOutcome[] = [];
    for (const [place, { path, file, statedPoints }] of entries.entries()) {
      const text = await readFile(path, 'utf8');
      const limit = battleLimit(statedPoints);
      if (judged(text, compiled, { pointsLimit: limit }).verdict !== 'LEGAL') continue;
      const damages = DAMAGES.filter((_, at) => at % APART === place % APART);
      outcomes.push(...outcomesOf(file, text, compiled, limit, damages));
    }
    expect(outcomes.length).toBeGreaterThanOrEqual(WAYS);
    expect(outcomes.filter(({ verdict }) => verdict === 'ILLEGAL')).toEqual([]);
    expect(outcomes.filter(isDecided).length / outcomes.length).toBeGreaterThanOrEqual(0.99);
  });
});

const isOfState = ({ edition, language, state }: ListEntry): boolean => edition === '10e' && language === 'en' && state?.label === STATE;
