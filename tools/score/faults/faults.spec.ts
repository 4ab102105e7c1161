import { expect, it } from 'vitest';
import { readList } from '#muster/formats';
import { judgeList, NOTHING_ASKED, rulesAsked } from '#muster/checking';
import type { Roster } from '#muster/roster';
import { sampleList, sampleRelease } from '../../../test/checking/sample-release.js';
import { faultyLists } from './edits.js';
import { knownList } from './known-list.js';
import { faultSummary, faultTable, outcomeOf } from './outcome.js';

const compiled = sampleRelease('sample-2026-07');
const reading = readList(sampleList('tidewright-harbour-watch-legal'));

function judged(roster: Roster, pointsLimit: number | null = null) {
  const question = { ...NOTHING_ASKED, pointsLimit, against: { kind: 'today' } as const };
  const rules = rulesAsked('10e', question);
  if ('refused' in rules) throw new Error('The rules are there.');
  return judgeList({ reading: { ...reading, roster }, edition: { id: '10e', how: 'certain' }, compiled, rules, question });
}

const report = judged(reading.roster);
const list = knownList(reading.roster, report, compiled.index);
const outcomes = (list ? faultyLists(list, 60) : []).map((faulty) =>
  outcomeOf('invented', faulty, judged(faulty.roster, faulty.pointsLimit)),
);

it('edits a legal list', () => {
  expect(report.verdict).toBe('LEGAL');
  expect(new Set(outcomes.map(({ fault }) => fault)).size).toBeGreaterThan(15);
});

it('finds every invented fault of the invented list, each by its own rule', () => {
  expect(outcomes.filter(({ named, verdict }) => !named || verdict === 'LEGAL')).toEqual([]);
});

it('lists the faults that were missed, and counts them', () => {
  const missed = { file: 'a.txt', fault: 'no Warlord', verdict: 'LEGAL', named: false, codes: ['one-detachment'] } as const;
  const found = { ...missed, verdict: 'ILLEGAL', named: true } as const;
  expect(faultTable([found, missed])).toBe('no Warlord\t2 made\t1 named\t1 ILLEGAL\t1 LEGAL\n\nLEGAL\ta.txt\tno Warlord\tone-detachment');
  expect(faultSummary(1, [found, found, missed])).toEqual({ lists: 1, faults: 3, named: 2, share: 0.666, legal: 1 });
});
