import type { RosterSelection } from '#muster/battlescribe';
import type { Roster } from '#muster/roster';
import { expect, it } from 'vitest';
import { add, compiled, rosterWith, standingOf } from '../advice/testing/invented-roster.js';
import { exportedRoster } from './exported-roster.js';
import { withEnhancements } from './with-enhancements.js';

const forFile = { id: 'a-roster' };

it.each(['app', 'wtc-compact'] as const)('exports a unit without a price in the data as %s at no cost', (format) => {
  const { document, assessment } = standingOf(rosterWith(1000, add('harbourmaster')));
  const roster = { ...assessment.roster, units: assessment.roster.units.map((unit) => ({ ...unit, statedPoints: null })) };
  const units = assessment.report.units.map((unit) => ({ ...unit, computed: 0 }));
  const asFree = { ...assessment, roster, report: { ...assessment.report, units } };
  const { text, diagnostics } = exportedRoster({ ...forFile, document, assessment: asFree }, format, compiled);
  expect([diagnostics, text?.split('\n').find((line) => line.includes('(0 p'))]).toEqual([
    [],
    expect.stringContaining(assessment.report.units[0]?.name ?? ''),
  ]);
});

it('exports what the detachments cost, if they cost Detachment Points', () => {
  const { document, assessment } = standingOf(rosterWith(1000, add('harbourmaster')));
  const units = assessment.report.units.map((unit) => ({ ...unit, computed: unit.computed ?? 0 }));
  const roster = { ...assessment.roster, detachments: [{ name: 'Deep Watch', id: null, line: null }] };
  const budget = { kind: 'detachment-points', start: 0, lines: [], balance: 2, limit: 3 };
  const of = (budgets: readonly (typeof budget)[]) =>
    exportedRoster(
      { ...forFile, document, assessment: { ...assessment, roster, report: { ...assessment.report, units, budgets } } },
      'app',
      compiled,
    ).text;
  expect(of([budget])).toContain('Deep Watch (2 Detachment Points)');
  expect(of([])).not.toContain('Detachment Points');
});

it('exports units under the headings of the app, attached units first', () => {
  const { document, assessment } = standingOf(rosterWith(1000, add('harbourmaster'), add('harbourmaster'), add('harbourmaster')));
  const [one, two, three] = assessment.roster.units;
  if (!one || !two || !three) throw new Error('The roster has three units.');
  const [carrier, squad, piper] = [
    { ...one, name: 'Carrier', section: 'Dedicated Transport', statedPoints: 50 },
    { ...two, name: 'Squad', section: 'Infantry', statedPoints: 60 },
    { ...three, name: 'Piper', section: 'Character', statedPoints: 70 },
  ];
  const declared = { attachments: [{ leader: piper.unitId, bodyguard: squad.unitId, supports: true as const }] };
  const roster = { ...assessment.roster, units: [carrier, squad, piper], declared };
  const { text, diagnostics } = exportedRoster({ ...forFile, document, assessment: { ...assessment, roster } }, 'app', compiled);
  expect(diagnostics).toEqual([]);
  const lines = text?.split('\n') ?? [];
  expect(lines.slice(lines.indexOf('ATTACHED UNITS')).filter((line) => /^[A-Z]|Attached as/.test(line))).toEqual([
    'ATTACHED UNITS',
    'Attached Unit 1',
    ...['Piper (70 points)', '• Attached as: Support', 'Squad (60 points)', '• Attached as: Bodyguard'],
    ...['DEDICATED TRANSPORTS', 'Carrier (50 points)'],
  ]);
});

it('exports units that lack the keyword of the faction as allied units', () => {
  const { document, assessment } = standingOf(rosterWith(1000, add('harbourmaster'), add('signal-runners')));
  const { data, byId } = assessment.release;
  const runners = byId.datasheets.get('signal-runners');
  if (!runners) throw new Error('The sample has Signal Runners.');
  const ally = { ...runners, factions: runners.factions.map((way) => ({ ...way, ally: true })) };
  const release = { ...assessment.release, data, byId: { ...byId, datasheets: new Map([...byId.datasheets, [ally.id, ally]]) } };
  const { text } = exportedRoster({ ...forFile, document, assessment: { ...assessment, release } }, 'app', compiled);
  expect(
    text
      ?.split('\n')
      .filter((line) => /^[A-Z ]+$|points\)$/.test(line))
      .slice(2),
  ).toEqual([...['CHARACTERS', 'Harbourmaster (80 points)'], ...['ALLIED UNITS', 'Signal Runners (70 points)']]);
});

const selection = (id: string, group: string, points: number | null, selections: readonly RosterSelection[] = []): RosterSelection => ({
  ...{ id, entryId: id, entryGroupId: null, name: id, customName: '', type: 'upgrade', group, number: 1, line: 1 },
  ...{ categories: [], costs: points === null ? [] : [{ typeId: 'pts', name: 'pts', value: points }], selections },
});

it('does not export the marker of a weapon that an Enhancement changes as an Enhancement', () => {
  const nowhere = { line: null, section: null, detachment: null, statedPoints: 90, warlord: false, enhancements: [] };
  const item = (name: string, items: Roster['units'][number]['loadout'] = []) => ({ name, id: name, line: null, count: 1, items });
  const unit = {
    ...nowhere,
    unitId: 'u1',
    name: 'Warden',
    id: 'warden',
    loadout: [item('Bigger bell'), item('Hook', [item('Bell mark')])],
  };
  const roster: Roster = {
    ...{ name: null, factions: [], battleSize: null, pointsLimit: null, statedPoints: null, detachments: [], statesWargear: true },
    units: [unit],
  };
  const mark = selection('Bell mark', 'Enhancement: Bigger bell', null);
  const root = selection('u1', '', 70, [selection('Bigger bell', 'Enhancements', 20), selection('Hook', '', null, [mark])]);
  const force = { id: 'f', entryId: 'army', catalogueId: 'tides', catalogueName: '', name: '', categories: [], costs: [] };
  const [written] = withEnhancements(
    roster,
    { forces: [{ ...force, catalogueRevision: null, line: 1, selections: [root], forces: [] }] },
    'pts',
  ).units;
  expect([written?.enhancements.map(({ name, statedPoints }) => [name, statedPoints]), written?.loadout]).toEqual([
    [['Bigger bell', 20]],
    [item('Hook', [item('Bell mark')])],
  ]);
});
