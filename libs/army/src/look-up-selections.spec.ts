import { readFileSync } from 'node:fs';
import { compileGame, evaluate, type DataFile } from '#muster/battlescribe';
import { readRosterBytes } from '#muster/formats';
import { translate } from '#muster/importers';
import { expect, it } from 'vitest';
import { inventedData } from '../../importers/src/battlescribe/testing/data-sets.js';
import { indexRelease, type ReadModel, type Release } from '#muster/catalogue';
import { resolve, resolveBuilt } from './look-up.js';
import { withEvaluation } from './price/with-evaluation.js';

const release: Release = {
  id: 'r',
  edition: '9e',
  label: 'nine hills',
  source: 'battlescribe',
  sourceRevision: null,
  effectiveFrom: '2000-01-01',
  status: 'published',
  dialect: 'battlescribe',
  contentHash: '',
};

const unchanged = (text: string): string => text;

async function resolved(change = unchanged, changeData = unchanged, changeModel: (model: ReadModel) => ReadModel = (model) => model) {
  const file = readFileSync(new URL('../../formats/src/battlescribe-roster/fixtures/hill-folk.ros', import.meta.url), 'utf8');
  const { roster, built } = await readRosterBytes('hill-folk.ros', new TextEncoder().encode(change(file)));
  if (built === null) throw new Error('The fixture cannot be read.');
  const { files: written, facts } = inventedData('9e');
  const files: readonly DataFile[] = JSON.parse(changeData(JSON.stringify(written)));
  const game = compileGame(files, 'battlescribe');
  const index = indexRelease({ release, readModel: changeModel(translate(files, facts, { edition: '9e' }).value), files }, game);
  const resolution = resolveBuilt(roster, built, index);
  return { roster, resolution, army: withEvaluation(resolution, evaluate(game, resolution.state)) };
}

it('takes what the release has by id and reports what it does not have', async () => {
  const { resolution, army } = await resolved();
  expect(army.faction?.name).toBe('Hill Folk');
  expect(army.detachments.map(({ detachment }) => detachment.id)).toEqual(['f-patrol']);
  expect(army.units.map(({ name, models, points, detachment }) => [name, models, points, detachment])).toEqual([
    ['Hill Elder', 2, 90, 0],
    ['Dry Wall', null, 60, 0],
  ]);
  expect(army.points).toBeNull();
  expect(resolution.review.map(({ code, messageId, params, line }) => [code, messageId, params['name'], line])).toEqual([
    ['UNRESOLVED_NAME', 'notFound', 'Marsh Walker', 23],
    ['UNRESOLVED_NAME', 'choiceNotFound', 'Stratagem: Forgotten', 26],
  ]);
});

it('fills in the facts that a unit’s selections give', async () => {
  const { army } = await resolved();
  const [elder] = army.units;
  expect(elder).toMatchObject({ role: 'HQ', powerRating: 5, wargearStated: true, warlord: false });
  expect(elder?.relics?.map(({ relic, source }) => [relic.name, source])).toEqual([['The Long Pipe', 'stratagem']]);
  expect(elder?.warlordTraits?.map(({ trait }) => trait.name)).toEqual(['1. Slow to Anger']);
  expect(elder?.psychicPowers?.map(({ power }) => power?.name)).toEqual(['Long Rain']);
  expect(army.declared).toMatchObject({ statedCommandPoints: -4, armyName: 'Moot of the Nine Hills' });
  expect(army.declared?.spends?.map(({ name, commandPoints, unit }) => [name, commandPoints, unit?.name])).toEqual([
    ['Mist Lodge', 1, undefined],
    ['Stratagem: Second Pipe', 1, 'Hill Elder'],
  ]);
});

it.each([
  ['a CHARACTER', 'Character', null],
  ['not a CHARACTER', 'Keeper', 'stratagem'],
])('a unit that is %s and spends CP on a choice beside its relic', async (_, category, source) => {
  const { army } = await resolved(
    unchanged,
    (data) => data.replaceAll('"Character"', `"${category}"`),
    (model) => ({ ...model, armyOptions: model.armyOptions.map(({ purpose: _unknown, ...option }) => option) }),
  );
  expect(army.units[0]?.relics?.map((relic) => relic.source)).toEqual([source]);
});

it('finds an entry by name if the release has it under another id', async () => {
  const { army, resolution } = await resolved((text) => text.replaceAll('l-elder::e-elder', 'l-old::e-old'));
  const [elder] = army.units;
  expect([elder?.datasheet.id, elder?.models, elder?.points, elder?.detachment]).toEqual(['e-elder', 2, 90, 0]);
  expect(elder?.relics?.map(({ relic }) => relic.name)).toEqual(['The Long Pipe']);
  expect(resolution.state.forces.map(({ entryId, selections }) => [entryId, selections.length])).toEqual([['f-patrol', 4]]);
});

it('keeps the units of a force whose catalogue the release does not have', async () => {
  const { army, roster, resolution } = await resolved((text) => text.replace('catalogueId="cat-hill"', 'catalogueId="cat-gone"'));
  expect(army.faction?.name).toBe('Hill Folk');
  expect(army.units.length + army.gaps.filter(({ kind }) => kind === 'unit').length).toBe(roster.units.length);
  expect(resolution.state.forces.map(({ catalogueId }) => catalogueId)).toEqual(['cat-hill']);
});

it('names the choices of a list that the data does not have', async () => {
  const { roster, resolution } = await resolved();
  const choice = (name: string) => ({ name, id: null, line: 4, count: 1, items: [], detachment: null });
  const list = { ...roster, armySelections: [choice('Lodge Choice'), choice('Lodge of Nowhere')] };
  expect(resolve(list, resolution.release).resolved.choicesNotFound).toEqual([
    { name: 'Lodge of Nowhere', path: ['armySelections', 1], line: 4 },
  ]);
  const found = { ...list, armySelections: [choice('Lodge Choice')] };
  expect(resolve(found, resolution.release).resolved.choicesNotFound).toBeUndefined();
});
