import { expect, it } from 'vitest';
import { judgeList, NOTHING_ASKED, readSubject, rulesAsked, type CheckReport } from '#muster/checking';
import { rosterFileOf } from './roster-file-of.js';
import { judged, sampleList, sampleRelease } from './sample-release.js';
import { say } from './say.js';

const release = sampleRelease('sample-2026-07');

async function judgedFile(bytes: Uint8Array): Promise<CheckReport> {
  const rules = rulesAsked('10e', { amendments: [], houseRules: null });
  if ('refused' in rules) throw new Error('The rules without amendments are there.');
  const reading = await readSubject({ kind: 'file', name: 'army.json', bytes });
  return judgeList({
    reading,
    edition: { id: '10e', how: 'certain' },
    compiled: release,
    rules,
    question: { ...NOTHING_ASKED, against: { kind: 'today' } },
  });
}

/** The parts of a report that do not depend on the format. A file has no line numbers. */
const brief = ({ verdict, points, units, findings }: CheckReport) => ({
  verdict,
  points: points.computed,
  units: units.map(({ name, datasheet, models, computed }) => ({ name, datasheet, models, computed })),
  errors: findings.filter(({ severity }) => severity === 'error').map((finding) => [finding.code, say(finding)]),
});

const lists = ['tidewright-harbour-watch-legal', 'tidewright-storm-convoy-legal', 'ashen-orchard-illegal'];

it.each(lists)('judges %s as a roster file in the same way as the text', async (name) => {
  const text = sampleList(name);
  const file = await judgedFile(rosterFileOf(text, release));
  expect(brief(file)).toEqual(brief(judged(text, release)));
  expect(file.format).toEqual({ id: 'battlescribe-roster', dialect: 'new-recruit', confidence: 'certain' });
  expect(file.units.map(({ stated }) => stated)).toEqual(file.units.map(({ computed }) => computed));
});

it('reads the same file if it is pasted as text', async () => {
  const bytes = rosterFileOf(sampleList('tidewright-harbour-watch-legal'), release);
  const pasted = await readSubject({ kind: 'text', text: new TextDecoder().decode(bytes) });
  const uploaded = await readSubject({ kind: 'file', name: 'army.json', bytes });
  expect(pasted.roster).toEqual(uploaded.roster);
});

it('treats a text as text, whatever the name of its file', async () => {
  const text = sampleList('tidewright-harbour-watch-legal');
  const { roster, built } = await readSubject({ kind: 'file', name: 'army.ros', bytes: new TextEncoder().encode(text) });
  expect([roster.units.length > 0, built]).toEqual([true, undefined]);
});
