import { readdirSync, readFileSync } from 'node:fs';
import type { CompiledRelease } from '#muster/checking';
import type { Declarations } from '#muster/roster';
import { splitBlob } from '#muster/formats';
import { describe, expect, it } from 'vitest';
import { inventedRelease } from '../../libs/army/src/testing/invented-release.js';
import { listsOfEveryFormat, listsWithoutHeader } from '../../libs/formats/src/testing/lists-of-every-format.js';
import { rosterFileOf } from '../checking/roster-file-of.js';
import { sampleList, sampleRelease } from '../checking/sample-release.js';
import { compared } from './comparable-report.js';
import { throughDoors } from './doors.js';

const invented: CompiledRelease = { release: inventedRelease.data.release, game: inventedRelease.game, index: inventedRelease };
const sample = sampleRelease('sample-2026-07');
const legal = sampleList('tidewright-harbour-watch-legal');

/** The lists in the variables of the example operations. */
const EXAMPLES = new URL('../../docs/examples/', import.meta.url);
const examples = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const texts: string[] = [];
    JSON.parse(readFileSync(new URL(name, EXAMPLES), 'utf8'), (_key, value: unknown) => {
      if (typeof value === 'string' && value.includes('\n')) texts.push(...splitBlob(value).lists.map(({ text }) => text));
    });
    return texts.map((text, at) => [`${name}, list ${at + 1}`, text] as const);
  });

const SAMPLES = ['ashen-orchard-illegal', 'tidewright-harbour-watch-legal', 'tidewright-storm-convoy-legal'];

describe('one list, one verdict', () => {
  it.each(listsOfEveryFormat)('%s %s', async (_id, _dialect, text) => {
    const [others, check] = compared(await throughDoors({ kind: 'text', text }, invented));
    expect(others).toEqual(check);
  });

  it.each(listsWithoutHeader)('%s %s, without a stated army', async (_id, _dialect, text) => {
    const doors = await throughDoors({ kind: 'text', text }, invented);
    expect([doors['muster-json'].verdict, doors.import.verdict]).toEqual([doors.check.verdict, doors.check.verdict]);
  });

  it.each(examples)('%s', async (_, text) => {
    const [others, check] = compared(await throughDoors({ kind: 'text', text }, sample));
    expect(others).toEqual(check);
  });

  it.each(SAMPLES)('%s, as text and as a roster file', async (name) => {
    const text = sampleList(name);
    const files = [true, false].map(
      (withIds) => ({ kind: 'file', name: 'list.json', bytes: rosterFileOf(text, sample, withIds) }) as const,
    );
    for (const subject of [{ kind: 'text', text } as const, ...files]) {
      const [others, check] = compared(await throughDoors(subject, sample));
      expect(others).toEqual(check);
    }
  });

  it.each([
    ['an unknown unit', legal.replaceAll('Signal Runners', 'Signal Ruuners')],
    ['an unknown line', legal.replace('Breakwater Guard', 'Some words of the player\nBreakwater Guard')],
    ['unknown wargear', legal.replace('Flare pistol', 'Flair piston')],
    [
      'no wargear at all',
      legal
        .split('\n')
        .filter((line) => !/^\s*[•◦]/.test(line))
        .join('\n'),
    ],
    ['a limit that is not kept', legal.replace('Incursion (1,000 Points)', 'Incursion (988 Points)')],
    ['no limit', legal.replace('Incursion (1,000 Points)\n', '')],
    ['a limit that only the battle size tells', legal.replace('Incursion (1,000 Points)', 'Incursion')],
    ['other prices', legal.replace('Dredger (190 Points)', 'Dredger (90 Points)')],
    ['an unknown faction', legal.replace('Tidewright League', 'Tide Wrecks')],
  ])('%s', async (_, text) => {
    const [others, check] = compared(await throughDoors({ kind: 'text', text }, sample));
    expect(others).toEqual(check);
  });

  it('an error that depends on a misspelt name needs review through every door', async () => {
    const runners = legal.slice(legal.indexOf('Signal Runners ('), legal.indexOf('Exported with'));
    const misspelt = runners.replaceAll('Signal Runners', 'Signal Ruuners');
    const larger = legal.replace('Incursion (1,000 Points)', 'Strike Force (2,000 Points)');
    const of = (blocks: string) => throughDoors({ kind: 'text', text: larger.replace(runners, blocks) }, sample);
    const verdicts = (doors: Awaited<ReturnType<typeof of>>) =>
      [doors.check, doors['muster-json'], doors.import].map(({ verdict }) => verdict);
    expect(verdicts(await of(runners.repeat(2)))).toEqual(['ILLEGAL', 'ILLEGAL', 'ILLEGAL']);
    expect(verdicts(await of(misspelt.repeat(2)))).toEqual(['NEEDS_REVIEW', 'NEEDS_REVIEW', 'NEEDS_REVIEW']);
  });

  it('with every kind of declaration', async () => {
    const declared: Declarations<number> = {
      splits: [{ unit: 3, parts: [5, 5] }],
      passengers: [{ unit: 3, transport: 4, models: 5 }],
      attachments: [{ leader: 0, bodyguard: 2 }],
      reserves: [{ unit: 7, how: 'strategic' }],
      units: [{ unit: 0, bearer: 'Harbourmaster', ruleChoices: [{ rule: 'Tides', choice: 'ebb' }] }],
      statesAll: ['warlord', 'detachments'],
      battle: {
        first: true,
        start: 0,
        events: [{ kind: 'gain', round: 1, turn: 'own', phase: 'command', amount: 1, cause: 'Command phase' }],
      },
    };
    const doors = await throughDoors({ kind: 'text', text: legal }, sample, declared);
    expect(doors.check.notChecked).toEqual([]);
    const [others, check] = compared(doors);
    expect(others).toEqual(check);
  });
});
