import { sampleRelease } from '../../../../../test/checking/sample-release.js';
import { applyIntents } from '../../apply-intents.js';
import { assess } from '../../assess.js';
import type { Intent } from '../../intent.js';
import { newRoster } from '../../new-roster.js';
import type { RosterDocument } from '../../roster-document.js';
import type { Standing } from '../standing-army.js';

export const compiled = sampleRelease('sample-2026-07');

let last = 0;
const newId = (): string => `s${(last += 1)}`;

/** A roster of the invented sample for so many points, with some intents carried out. */
export function rosterWith(limit: number, ...intents: readonly Intent[]): RosterDocument {
  const battleSize = { name: 'Strike Force', limit };
  const { document } = newRoster(
    { name: 'Watch', faction: 'tidewright-league', detachments: ['harbour-watch'], battleSize },
    compiled.index,
    newId,
  );
  if (!document) throw new Error('The sample has the faction.');
  return edited(document, ...intents);
}

export function edited(document: RosterDocument, ...intents: readonly Intent[]): RosterDocument {
  const applied = applyIntents(document, intents, compiled.index, newId);
  if (applied.fault) throw new Error(JSON.stringify(applied.fault));
  return applied.document;
}

export const standingOf = (document: RosterDocument): Standing => ({
  document,
  assessment: assess(document, compiled),
  compiled,
});

export const add = (datasheet: string, as?: string, models?: number): Intent => ({
  kind: 'addUnit',
  datasheet,
  ...(as === undefined ? {} : { as }),
  ...(models === undefined ? {} : { models }),
});
