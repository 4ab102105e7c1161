import { evaluate } from '@muster/battlescribe';
import { resolve, type IndexedRelease } from '@muster/catalogue';
import { readList } from '@muster/formats';
import { describe, expect, it } from 'vitest';
import { filesIn, isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { realRelease } from '../../../catalogue/src/resolve/testing/real-release.js';
import { applyIntents } from '../apply-intents.js';
import { assess } from '../assess.js';
import { importedRoster } from '../imported-roster.js';
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
  it(
    'suggestions cost what the engine says, and what is not excluded brings no error but what it lacks',
    { timeout: 120_000 },
    async () => {
      const army = await realArmy('10e-gw-app-tau-2024.txt', ["T'au"]);
      const { document, compiled, assessment } = army;
      const before = pointsOf(document.state, compiled.index);
      const known = new Set(assessment.report.findings.map(({ code }) => code));
      const question = { kinds: ['unit', 'size', 'wargear', 'enhancement'], budget: null, units: [] } as const;
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
    },
  );
});
