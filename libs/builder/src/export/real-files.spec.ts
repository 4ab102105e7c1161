import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { compileGame, detectDialect, readDataFileXml, StringPool, type RosterState, type SelectionState } from '#muster/battlescribe';
import { lookUp } from '#muster/army';
import { indexRelease, type Release } from '#muster/catalogue';
import { readSubject, type CompiledRelease } from '#muster/checking';
import { collectProseFacts, translate } from '#muster/importers';
import type { EditionId } from '#muster/roster';
import { describe, expect, it, vi } from 'vitest';
import { isPresent, sharedData } from '../../../battlescribe/src/read/testing/shared-data.js';
import { applyIntents } from '../edit/apply-intents.js';
import { assess } from '../assess/assess.js';
import { importedRoster } from '../import/imported-roster.js';
import type { RosterDocument } from '../document/roster-document.js';
import { exportedRoster } from './exported-roster.js';

// These tests read megabytes of real files, possibly on a slow machine.
vi.setConfig({ testTimeout: 300_000 });

const EDITIONS: readonly EditionId[] = ['8e', '9e', '10e'];
const OF_EACH = 4;

interface RosterEntry {
  readonly roster: string;
  readonly edition: string;
  /** Maps the name of a data file to the KEY of catalogues/KEY.xml.gz. */
  readonly catalogues: Readonly<Record<string, string>>;
}

const strings = new StringPool();

/** The release that a real roster was built with. */
function compiled({ catalogues }: RosterEntry, edition: EditionId): CompiledRelease {
  const { visit, facts } = collectProseFacts();
  const files = Object.entries(catalogues).flatMap(([name, key]) => {
    const bytes = gunzipSync(readFileSync(sharedData('rosters', 'catalogues', `${key}.xml.gz`)));
    return readDataFileXml(name, bytes, { strings, onProse: visit }).value ?? [];
  });
  const dialect = detectDialect(files);
  const release: Release = {
    ...{ id: 'r', edition, label: 'real', source: 'battlescribe', sourceRevision: null, effectiveFrom: '2026-01-01' },
    ...{ status: 'published', dialect, contentHash: '' },
  };
  const game = compileGame(files, dialect);
  return { release, game, index: indexRelease({ release, files, readModel: translate(files, facts, { edition }).value }, game) };
}

/** The roster that an import of the file creates. */
async function imported(bytes: Uint8Array, release: CompiledRelease): Promise<RosterDocument> {
  const reading = await readSubject({ kind: 'file', name: 'army.ros', bytes });
  if (!reading.built) throw new Error('The file cannot be read.');
  return importedRoster(reading, lookUp(reading, release.index), null);
}

function written(document: RosterDocument, release: CompiledRelease): Uint8Array {
  const assessment = assess(document, release);
  const { text } = exportedRoster({ id: 'a-roster', document, assessment }, 'ros', release);
  return new TextEncoder().encode(text ?? '');
}

/** Counts selections without groups, because not every tool writes groups that a selection does not need. */
function selectionsOf({ forces }: RosterState): number {
  const within = (selections: readonly SelectionState[]): number => selections.reduce((sum, one) => sum + 1 + within(one.selections), 0);
  return forces.reduce((sum, force) => sum + within(force.selections) + selectionsOf({ costLimits: [], forces: force.forces }), 0);
}

describe.skipIf(!isPresent('rosters'))('real roster files', () => {
  it.each(EDITIONS)('of the %s edition are unchanged after import, edit, export and import', async (edition) => {
    const manifest: readonly RosterEntry[] = JSON.parse(readFileSync(sharedData('rosters', 'manifest.json'), 'utf8'));
    const entries = manifest.filter((entry) => entry.edition === edition).slice(0, OF_EACH);
    expect(entries).toHaveLength(OF_EACH);
    for (const entry of entries) {
      const release = compiled(entry, edition);
      const first = await imported(readFileSync(sharedData('rosters', 'rosters', entry.roster)), release);
      const unit = assess(first, release).unitIds[0] ?? '';
      const { document, fault } = applyIntents(
        first,
        [
          { kind: 'duplicateUnit', unit },
          { kind: 'rename', name: 'Edited <once> & "more"' },
        ],
        release.index,
        randomUUID,
      );
      if (fault) throw new Error(`${entry.roster}: ${fault.code}`);
      const again = await imported(written(document, release), release);
      expect([entry.roster, selectionsOf(again.state) > selectionsOf(first.state)]).toEqual([entry.roster, true]);
      expect(again.state.forces).toEqual(document.state.forces);
      expect([again.name, again.declarations, again.warlord]).toEqual([document.name, document.declarations, document.warlord]);
      const prices = [document, again].map((one) => assess(one, release).report.points.computed);
      expect(prices[1]).toBe(prices[0]);
    }
  });
});
