import type { CheckReport, CompiledRelease } from '#muster/checking';
import type { Declarations } from '#muster/roster';
import { describe, expect, it } from 'vitest';
import { inventedRelease } from '../../libs/army/src/testing/invented-release.js';
import { listsOfEveryFormat, listsWithoutHeader } from '../../libs/formats/src/testing/lists-of-every-format.js';
import { rosterFileOf } from '../checking/roster-file-of.js';
import { sampleList, sampleRelease } from '../checking/sample-release.js';
import { throughDoors, type Doors } from './doors.js';

/**
 * The part of a report that must be the same for all ways of submitting a list. A saved roster is a tree of selections. It differs from its
 * list only in the following, which is removed:
 * - Prices: a saved roster has the prices of its release, so no stated price differs, every unit that was found has a certain price, and the
 *   assumed limit may differ.
 * - Positions and lines: units that were not found come after the others. A review reason is attached to its unit.
 * - Information that a list omits but selections contain: the number of models, the Army Faction, the points. Rules that were not checked
 * for lack of it are checked for the saved roster.
 * - Consequences of a header line that was not understood: a missing detachment or limit is reported in addition to the line.
 */
const OF_PRICES: ReadonlySet<string> = new Set(['POINTS_DIFFER', 'points-within-limit/unpriced']);
const TOLD: readonly string[] = ['unit-size-purchasable', 'units-of-army-faction', 'detachment-of-army-faction', 'points-within-limit'];
const OF_HEADER: ReadonlySet<string> = new Set(['one-detachment/notStated']);

/** Whether a code is about the text or its prices. */
const isOfText = (code: string): boolean => OF_PRICES.has(code) || code.startsWith('text/');

function saidOf(
  { verdict, findings, review, notChecked, attachedUnits, units, points, edition, ruleset, amendments }: CheckReport,
  told: readonly string[],
) {
  const nameOf = (index: number): string => units[index]?.name ?? '';
  return {
    verdict,
    ruleset: [edition, ruleset, amendments],
    limit: points.limitSource === 'ASSUMED' ? null : points.limit,
    units: units.map(({ datasheet, name }) => datasheet ?? name).toSorted(),
    findings: findings
      .filter(({ code }) => !isOfText(code) && !told.includes(code))
      .map(({ code, messageId, severity, params, path }) => [code, messageId, severity, params, unitAt(path, nameOf)]),
    review: distinct(
      review
        .filter(({ messageId }) => !OF_PRICES.has(messageId) && !OF_HEADER.has(messageId))
        .map(({ code, about, messageId, params }) => JSON.stringify([code, about, messageId, params])),
    ),
    notChecked: notChecked.filter(({ code }) => !told.includes(code)).map(({ code, messageId, params }) => [code, messageId, params]),
    attached: attachedUnits.map((one) => ({ ...one, units: one.units.map(nameOf) })),
  };
}

const unitAt = (path: CheckReport['findings'][number]['path'], nameOf: (index: number) => string): string | null =>
  path[0] === 'units' ? nameOf(Number(path[1])) : null;

const distinct = (all: readonly string[]): readonly string[] => [...new Set(all)].toSorted();

/** The rest of the report if everything was understood. Only the format and the names as written may then differ. */
const exactly = ({ question: _asked, format: _format, writtenBy: _tool, army, units, ...report }: CheckReport) => ({
  ...report,
  army: { ...army, name: null },
  units: units.map(({ line: _line, stated: _stated, name: _name, ...unit }) => unit),
});

const OF_THE_DOOR: readonly string[] = ['line', 'key', 'place'];

const withoutLines = (report: ReturnType<typeof exactly>): unknown =>
  JSON.parse(JSON.stringify(report, (key, value: unknown) => (OF_THE_DOOR.includes(key) ? undefined : value)));

/** The reports of the other ways and that of the check, which must be equal. */
function compared({ check, ...others }: Doors): readonly [unknown, unknown] {
  const told = TOLD.filter((rule) => check.notChecked.some(({ code }) => code === rule));
  const { review, findings, points } = check;
  const isWhole = review.length === 0 && points.stated === points.computed && !findings.some(({ code }) => isOfText(code));
  const exact = (report: CheckReport): unknown => (isWhole && told.length === 0 ? withoutLines(exactly(report)) : null);
  return [
    [withoutLines(exactly(others['muster-json'])), saidOf(others.import, told), exact(others.import)],
    [withoutLines(exactly(check)), saidOf(check, told), exact(check)],
  ];
}

const invented: CompiledRelease = { release: inventedRelease.data.release, game: inventedRelease.game, index: inventedRelease };
const sample = sampleRelease('sample-2026-07');
const legal = sampleList('tidewright-harbour-watch-legal');
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
    ['a unit that nobody knows', legal.replaceAll('Signal Runners', 'Signal Riders')],
    ['a line that nobody knows', legal.replace('Breakwater Guard', 'Some words of the player\nBreakwater Guard')],
    ['wargear that nobody knows', legal.replace('Flare pistol', 'Flair piston')],
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
    ['a faction that nobody knows', legal.replace('Tidewright League', 'Tide Wrecks')],
  ])('%s', async (_, text) => {
    const [others, check] = compared(await throughDoors({ kind: 'text', text }, sample));
    expect(others).toEqual(check);
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
