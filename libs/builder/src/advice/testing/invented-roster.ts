import { sampleRelease } from '../../../../../test/checking/sample-release.js';
import type { CompiledRelease } from '#muster/checking';
import { applyIntents } from '../../edit/apply-intents.js';
import { assess } from '../../assess/assess.js';
import type { Intent } from '../../edit/intent.js';
import { newRoster } from '../../edit/new-roster.js';
import type { RosterDocument } from '../../document/roster-document.js';
import type { Standing } from '../standing-army.js';

export const compiled = sampleRelease('sample-2026-07');

let last = 0;
const newId = (): string => `s${(last += 1)}`;

/** A roster of the invented sample with this points limit, after applying the intents. */
export const rosterWith = (limit: number, ...intents: readonly Intent[]): RosterDocument => rosterIn(compiled, limit, ...intents);

/** The same roster in another release of the sample. */
export function rosterIn(release: CompiledRelease, limit: number, ...intents: readonly Intent[]): RosterDocument {
  const battleSize = { name: 'Strike Force', limit };
  const { document } = newRoster(
    { name: 'Watch', faction: 'tidewright-league', detachments: ['harbour-watch'], battleSize },
    release.index,
    newId,
  );
  if (!document) throw new Error('The sample has the faction.');
  return editedIn(release, document, ...intents);
}

export const edited = (document: RosterDocument, ...intents: readonly Intent[]): RosterDocument => editedIn(compiled, document, ...intents);

function editedIn(release: CompiledRelease, document: RosterDocument, ...intents: readonly Intent[]): RosterDocument {
  const applied = applyIntents(document, intents, release.index, newId);
  if (applied.fault) throw new Error(JSON.stringify(applied.fault));
  return applied.document;
}

export const standingOf = (document: RosterDocument, release: CompiledRelease = compiled): Standing => ({
  document,
  assessment: assess(document, release),
  compiled: release,
});

export const add = (datasheet: string, as?: string, models?: number): Intent => ({
  kind: 'addUnit',
  datasheet,
  ...(as === undefined ? {} : { as }),
  ...(models === undefined ? {} : { models }),
});
