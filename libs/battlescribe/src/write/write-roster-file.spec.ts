import { describe, expect, it, vi } from 'vitest';
import { compareRoster } from '../../../../tools/conformance/compare-roster.js';
import { compileGame } from '../evaluate/compile/compile.js';
import { evaluate } from '../evaluate/evaluate.js';
import { readRosterXml } from '../read/roster/read-roster-file.js';
import type { RosterFile, RosterForce, RosterSelection } from '../read/roster/roster-file.js';
import type { ForceState, RosterState, SelectionState } from '../roster-state.js';
import { filesIn, isPresent } from '../read/testing/shared-data.js';
import { Dice, RandomEdits } from '../testing/random-roster.js';
import { richFiles } from '../testing/rich-game.js';
import { forceOf } from '../testing/invented-data.js';
import { rosterFileOf } from './roster-file-of.js';
import { writeRosterFile } from './write-roster-file.js';

vi.setConfig({ testTimeout: 120_000 });

const selection = (id: string, more: Partial<RosterSelection> = {}): RosterSelection => ({
  ...{ id, name: id, customName: '', type: 'upgrade', group: '', entryId: `e-${id}`, entryGroupId: null, number: 1, line: 0 },
  ...{ costs: [], categories: [], selections: [] },
  ...more,
});

const convoy: RosterFile = {
  id: 'r',
  name: 'Convoy <"one"> & \'two\'\n\tthree',
  battleScribeVersion: '2.03',
  generatedBy: '',
  gameSystemId: 'g',
  gameSystemName: 'Tides',
  gameSystemRevision: 7,
  costs: [{ typeId: 'pts', name: 'pts', value: 85 }],
  costLimits: [{ typeId: 'pts', name: 'pts', value: 2000 }],
  forces: [
    {
      ...{ id: 'f', name: 'Army', entryId: 'fe', catalogueId: 'c', catalogueName: 'Tidewardens', catalogueRevision: null, line: 0 },
      ...{ categories: [{ entryId: 'hq', name: 'HQ', primary: false }], costs: [], forces: [] },
      selections: [
        selection('s', {
          ...{ customName: 'Old Maré', type: 'unit', number: 2, entryGroupId: 'l::g' },
          costs: [{ typeId: 'pts', name: 'pts', value: 42.5 }],
          categories: [{ entryId: 'hq', name: 'HQ', primary: true }],
          selections: [selection('s1', { group: 'Enhancements::Vigil' })],
        }),
      ],
    },
  ],
};

/** Removes line numbers, which may differ. */
function withoutLines(file: RosterFile): RosterFile {
  const ofSelection = (one: RosterSelection): RosterSelection => ({ ...one, line: 0, selections: one.selections.map(ofSelection) });
  const ofForce = (one: RosterForce): RosterForce => ({
    ...one,
    line: 0,
    selections: one.selections.map(ofSelection),
    forces: one.forces.map(ofForce),
  });
  return { ...file, forces: file.forces.map(ofForce) };
}

function readAgain(file: RosterFile) {
  const { value, diagnostics } = readRosterXml('written.ros', new TextEncoder().encode(writeRosterFile(file)));
  return { file: value === null ? null : withoutLines(value), diagnostics };
}

describe('a roster file as written', () => {
  it('has the elements of a .ros file in the right order', () => {
    expect(writeRosterFile({ ...convoy, name: 'Convoy' })).toBe(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="r" name="Convoy" battleScribeVersion="2.03" gameSystemId="g" gameSystemName="Tides" gameSystemRevision="7" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs>
    <cost name="pts" typeId="pts" value="85.0"/>
  </costs>
  <costLimits>
    <costLimit name="pts" typeId="pts" value="2000.0"/>
  </costLimits>
  <forces>
    <force id="f" name="Army" entryId="fe" catalogueId="c" catalogueName="Tidewardens">
      <selections>
        <selection id="s" name="s" customName="Old Maré" entryId="e-s" entryGroupId="l::g" number="2" type="unit">
          <selections>
            <selection id="s1" name="s1" entryId="e-s1" number="1" type="upgrade" group="Enhancements::Vigil"/>
          </selections>
          <costs>
            <cost name="pts" typeId="pts" value="42.5"/>
          </costs>
          <categories>
            <category id="s-category-1" name="HQ" entryId="hq" primary="true"/>
          </categories>
        </selection>
      </selections>
      <categories>
        <category id="f-category-1" name="HQ" entryId="hq" primary="false"/>
      </categories>
    </force>
  </forces>
</roster>
`);
  });

  it('is read back without differences', () => {
    expect(readAgain(convoy)).toEqual({ file: convoy, diagnostics: [] });
  });

  it('replaces characters that XML cannot represent', () => {
    expect(readAgain({ ...convoy, name: 'a\u0001b\ud800c\uffff' }).file?.name).toBe('a\uFFFDb\uFFFDc\uFFFD');
  });
});

describe('a roster of the builder', () => {
  it('is written with names, types and costs, and read back with the same state and costs', () => {
    const files = richFiles();
    const game = compileGame(files, 'battlescribe');
    const edits = new RandomEdits(game, new Dice(7));
    let state: RosterState = { costLimits: [{ typeId: 'pts', value: 500 }], forces: [forceOf('patrol', [])] };
    for (let step = 0; step < 20; step += 1) {
      state = edits.edit(state);
      const evaluation = evaluate(game, state);
      const written = rosterFileOf(state, evaluation, files, 'r', 'Convoy');
      const again = readAgain(written);
      expect(again).toEqual({ file: written, diagnostics: [] });
      expect(compareRoster(written, evaluate(game, written), true).passed).toBe(true);
      expect(stateOf(written)).toEqual(stateOf(state));
    }
    expect(state.forces[0]?.selections.length).toBeGreaterThan(1);
  });
});

/** Only the part of a file that the evaluator uses. */
function stateOf({ costLimits, forces }: RosterState): RosterState {
  const ofSelection = ({ id, entryId, entryGroupId, number, selections }: SelectionState): SelectionState => ({
    ...{ id, entryId, entryGroupId, number },
    selections: selections.map(ofSelection),
  });
  const ofForce = ({ id, entryId, catalogueId, selections, forces: inner }: ForceState): ForceState => ({
    ...{ id, entryId, catalogueId },
    selections: selections.map(ofSelection),
    forces: inner.map(ofForce),
  });
  return { costLimits: costLimits.map(({ typeId, value }) => ({ typeId, value })), forces: forces.map(ofForce) };
}

describe.skipIf(!isPresent('rosters'))('real rosters', () => {
  const rosters = isPresent('rosters') ? filesIn('rosters', 'rosters').filter(({ path }) => path.endsWith('.ros')) : [];

  it('are unchanged after writing and reading', () => {
    const differing: string[] = [];
    let read = 0;
    for (const { path, bytes } of rosters) {
      const { value } = readRosterXml(path, bytes);
      if (value === null) continue;
      read += 1;
      const again = readAgain(value);
      const same = again.diagnostics.length === 0 && JSON.stringify(again.file) === JSON.stringify(withoutLines(value));
      if (!same) differing.push(path);
    }
    expect([rosters.length, read, differing]).toEqual([121, 121, []]);
  });
});
