import { randomUUID } from 'node:crypto';
import { evaluate } from '#muster/battlescribe';
import { resolve } from '#muster/army';
import { type IndexedRelease } from '#muster/catalogue';
import { readList } from '#muster/formats';
import { describe, expect, it } from 'vitest';
import { filesIn, isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { realRelease } from '../../../army/src/testing/real-release.js';
import { applyIntents } from '../edit/apply-intents.js';
import { assess } from '../assess/assess.js';
import { importedRoster } from '../import/imported-roster.js';
import type { KeyedFinding } from '../assess/keyed-finding.js';
import { newRoster } from '../edit/new-roster.js';
import { explain } from './explain.js';
import type { Standing } from './standing-army.js';
import { say } from '../testing/say.js';
import { EVERY_SOURCE } from './candidate.js';
import { suggest } from './suggest.js';

async function realArmy(list: string, words: readonly string[]) {
  const index = await realRelease('wh40k-10e', '10e', words);
  const bytes = filesIn('lists').find(({ path }) => path === list)?.bytes ?? new Uint8Array();
  const reading = readList(new TextDecoder().decode(bytes));
  const compiled = { release: index.data.release, game: index.game, index };
  const document = importedRoster(reading, resolve(reading.roster, index), null);
  return { document, compiled, assessment: assess(document, compiled) };
}

function pointsOf(state: Parameters<typeof evaluate>[1], { game, pointsTypeId }: IndexedRelease): number {
  return evaluate(game, state).costs.find(({ typeId }) => typeId === pointsTypeId)?.value ?? 0;
}

describe.skipIf(!isPresent('lists') || !isPresent('wh40k-10e'))('in a real army of 2,000 points', () => {
  it('suggestions have the evaluated price, and those not excluded add no error except missing items', { timeout: 120_000 }, async () => {
    const army = await realArmy('10e-gw-app-tau-2024.txt', ["T'au"]);
    const { document, compiled, assessment } = army;
    const before = pointsOf(document.state, compiled.index);
    const known = new Set(assessment.report.findings.map(({ code }) => code));
    const question = { kinds: ['unit', 'size', 'wargear', 'enhancement'], budget: null, units: [], sources: EVERY_SOURCE } as const;
    const { page } = suggest(army, question, { skip: 0, first: 120 });
    const possible = page.filter(({ impossible }) => impossible === null);
    expect(possible.length).toBeGreaterThan(100);
    for (const { name, intents, price, excludedBy, stillMissing } of possible) {
      let last = 0;
      const after = applyIntents(document, intents, compiled.index, () => `n${(last += 1)}`).document ?? document;
      const errors = assess(after, compiled).report.findings.filter(({ severity, code }) => severity === 'error' && !known.has(code));
      expect([name, pointsOf(after.state, compiled.index) - before, errors.length > 0]).toEqual([
        name,
        price,
        excludedBy.length + stillMissing.length > 0,
      ]);
    }
  });
});

describe.skipIf(!isPresent('wh40k-9e'))('of a real empty roster of the 9th edition', () => {
  it('an addition resolves each empty slot and everything that a unit lacks', { timeout: 120_000 }, async () => {
    const index = await realRelease('wh40k-9e', '9e', ["T'au"]);
    const compiled = { release: index.data.release, game: index.game, index };
    const { factions, detachments } = index.data.readModel;
    const patrol = detachments.find(({ slug }) => slug === 'patrol-detachment')?.id ?? '';
    const { document } = newRoster(
      { name: 'Empty', faction: factions[0]?.id ?? '', detachments: [patrol], battleSize: null },
      index,
      randomUUID,
    );
    if (!document) throw new Error('The data have the detachment.');
    const standing = { document, assessment: assess(document, compiled), compiled };
    expect(lacks(standing, standing.assessment.report.findings)).toEqual([
      ['tooFew', true],
      ['tooFew', true],
    ]);
    const { page } = suggest(standing, { kinds: ['unit'], budget: null, units: [], sources: EVERY_SOURCE }, { skip: 0, first: 100 });
    const found = page.flatMap(({ intents, stillMissing }) => {
      const after = applyIntents(document, intents, index, randomUUID).document ?? document;
      return lacks({ document: after, assessment: assess(after, compiled), compiled }, stillMissing);
    });
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(([, isSettled]) => !isSettled)).toEqual([]);
  });
});

/** For each finding, whether one of its fixes only adds units and choices. */
function lacks(standing: Standing, findings: readonly KeyedFinding[]) {
  return findings.map((finding) => {
    const key = standing.assessment.report.findings.find((one) => say(one) === say(finding))?.key ?? '';
    const fixes = explain(standing, key)?.fixes ?? [];
    return [
      finding.messageId,
      fixes.some(({ intents }) => intents.every(({ kind }) => kind === 'addUnit' || kind === 'chooseOption')),
    ] as const;
  });
}
