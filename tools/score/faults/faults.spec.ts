import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readList } from '#muster/formats';
import { judgeList, NOTHING_ASKED, rulesAsked, type CheckReport, type CompiledRelease, type SubjectReading } from '#muster/checking';
import { realRelease } from '../../../libs/army/src/testing/real-release.js';
import { isPresent, sharedData } from '../../../libs/battlescribe/src/read/testing/shared-data.js';
import { sampleList, sampleRelease } from '../../../test/checking/sample-release.js';
import { battleLimit, readManifest, type ListEntry } from '../manifest.js';
import { faultyLists } from './edits.js';
import { knownList } from './known-list.js';
import { faultSummary, faultTable, outcomeOf, type Outcome } from './outcome.js';

function judged(reading: SubjectReading, compiled: CompiledRelease, pointsLimit: number | null): CheckReport {
  const question = { ...NOTHING_ASKED, pointsLimit, against: { kind: 'today' } as const };
  const rules = rulesAsked('10e', question);
  if ('refused' in rules) throw new Error('The rules are there.');
  return judgeList({ reading, edition: { id: '10e', how: 'certain' }, compiled, rules, question });
}

/** The results of a list's faults; empty if the list is not legal. */
function outcomesOf(file: string, reading: SubjectReading, compiled: CompiledRelease, count: number, limit: number | null, first = 0) {
  const report = judged(reading, compiled, limit);
  const list = report.verdict === 'LEGAL' ? knownList(reading.roster, report, compiled.index) : null;
  return (list ? faultyLists(list, count, first) : []).map((faulty) => {
    const faultyReport = judged({ ...reading, roster: faulty.roster }, compiled, faulty.pointsLimit ?? limit);
    return outcomeOf(file, reading.roster, faulty, faultyReport);
  });
}

const missed = ({ named, verdict }: Outcome): boolean => !named || verdict === 'LEGAL';

describe('invented lists', () => {
  const compiled = sampleRelease('sample-2026-07');
  const watch = sampleList('tidewright-harbour-watch-legal');
  const texts = [watch, sampleList('tidewright-storm-convoy-legal'), watch.replaceAll(/^ +/gm, ''), watch.replaceAll(/^( *)[•◦] /gm, '$1')];
  const outcomes = texts.flatMap((text, place) => outcomesOf(`list ${place}`, readList(text), compiled, 80, null, place));

  it('are edited in twenty ways and more', () => {
    expect(new Set(outcomes.map(({ file }) => file)).size).toBe(texts.length);
    expect(new Set(outcomes.map(({ fault }) => fault)).size).toBeGreaterThanOrEqual(20);
  });

  it('have every fault found, each by its own rule', () => expect(outcomes.filter(missed)).toEqual([]));
});

const STATE = '10e-2024-09-07-eaab5d5f3f';
const FOLDER = 'tournament-lists';

describe.skipIf(!isPresent(FOLDER) || !isPresent('tournament-states'))('real lists', () => {
  it('have at least 95 of 100 faults found, and none of them is legal', { timeout: 240_000 }, async () => {
    const entries = (await readManifest(sharedData(FOLDER))).filter(isOfState);
    const index = await realRelease(`tournament-states/${STATE}.zip`, '10e');
    const compiled = { release: index.data.release, game: index.game, index };
    const outcomes: Outcome[] = [];
    for (const [place, { path, file, statedPoints }] of entries.entries()) {
      const reading = readList(await readFile(path, 'utf8'));
      outcomes.push(...outcomesOf(file, reading, compiled, 20, battleLimit(statedPoints), place));
    }
    const { share, legal, faults } = faultSummary(entries.length, outcomes);
    expect(faults).toBeGreaterThanOrEqual(40);
    expect(legal).toBe(0);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
});

const isOfState = ({ edition, language, state }: ListEntry): boolean => edition === '10e' && language === 'en' && state?.label === STATE;

it('lists the faults that were missed, and counts them', () => {
  const miss = { file: 'a.txt', fault: 'no Warlord', edit: '- Queen', verdict: 'LEGAL', named: false, codes: ['one-detachment'] } as const;
  const found = { ...miss, verdict: 'ILLEGAL', named: true } as const;
  expect(faultTable([found, miss])).toBe(
    'no Warlord\t2 made\t1 named\t1 ILLEGAL\t1 LEGAL\n\nLEGAL\ta.txt\tno Warlord\t- Queen\tone-detachment',
  );
  expect(faultSummary(1, [found, found, miss])).toEqual({ lists: 1, faults: 3, named: 2, share: 0.666, legal: 1 });
});
