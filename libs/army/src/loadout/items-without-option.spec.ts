import type { OptionView } from '#muster/battlescribe';
import { NO_ALIASES } from '#muster/catalogue';
import type { LoadoutItem } from '#muster/roster';
import { expect, it } from 'vitest';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenUnit, type WrittenUnit } from '../testing/written-roster.js';
import { UnitSelection } from '../selections/unit-selection.js';
import { matchLoadout } from './match-loadout.js';

function rootOf(id: string): OptionView {
  const root = inventedRelease.roots('tides').byRootId.get(id);
  if (root === undefined) throw new Error(`The invented release has no ${id}.`);
  return root;
}

/** Matches a unit in a release with these plain weapons and these weapons of other datasheets. */
function match(id: string, unit: Omit<WrittenUnit, 'name'>, plain: readonly string[] = [], others: readonly string[] = [], line?: number) {
  const root = rootOf(id);
  const written = writtenUnit({ ...unit, name: root.name });
  const onLine = (item: LoadoutItem): LoadoutItem => ({ ...item, line: line ?? item.line, items: item.items.map(onLine) });
  const { models, needless, readAs, unmatched, isWhole } = matchLoadout(
    root,
    { ...written, loadout: written.loadout.map(onLine) },
    ['units', 0],
    null,
    {
      costsAsStated: () => null,
      isWargear: (key) => others.includes(key),
      isPlain: (key) => plain.includes(key),
      aliases: NO_ALIASES,
    },
  );
  return {
    models,
    isWhole,
    needless: needless.map(({ name, why }) => `${name} ${why}`),
    readAs: readAs.map(({ from, to }) => `${from} > ${to}`),
    unmatched: unmatched.map(({ item }) => item.name),
  };
}

const deckhands = { '9 Deckhand': ['9 Boarding axe', '9 Flare pistol'] };

it('reports a plain weapon that the data omits as without effect, if each model states one', () => {
  const withAxes = (count: number) => ({ loadout: [{ '1 Bosun': ['1 Cutlass', `${count} Boarding axe`] }, deckhands] });
  expect(match('deckhands', withAxes(1), ['boarding axe'])).toMatchObject({
    isWhole: true,
    needless: ['Boarding axe plain'],
    unmatched: [],
  });
  expect(match('deckhands', withAxes(1))).toMatchObject({ isWhole: false, needless: [], unmatched: ['Boarding axe'] });
  expect(match('deckhands', withAxes(2), ['boarding axe']).unmatched).toEqual(['Boarding axe']);
});

it('reads an item once that is repeated on its line', () => {
  const repeated = { loadout: ['1 Boathook', '1 Tide pistol', '1 Boathook'] };
  expect(match('harbour-warden', repeated, [], [], 7)).toMatchObject({ isWhole: true, needless: ['Boathook repeated'], unmatched: [] });
  expect(match('harbour-warden', repeated).unmatched).toEqual(['Boathook']);
  const more = { loadout: ['1 Boathook', '1 Tide pistol', '2 Boathook'] };
  expect(match('harbour-warden', more, [], [], 7).unmatched).toEqual(['Boathook']);
  const guessed = { loadout: ['1 Tide pistolero', '1 Boathook', '1 Tide pistol'], statedPoints: 80 };
  expect(match('harbour-warden', guessed, [], [], 7)).toMatchObject({ needless: [], unmatched: ['Tide pistolero'] });
});

it('reads an unknown plain weapon, or one named after its model, as the wargear that nothing else states', () => {
  const hull = { loadout: ['1 Iron hull', '1 Tide pistol'] };
  expect(match('harbour-warden', hull, ['iron hull', 'boathook'], ['iron hull']).readAs).toEqual(['Iron hull > Boathook']);
  expect(match('harbour-warden', hull, ['iron hull'], ['iron hull']).unmatched).toEqual(['Iron hull']);
  const tools = { loadout: [{ '1 Bosun': ['1 Bosun tools'] }, deckhands] };
  expect(match('deckhands', tools)).toMatchObject({ readAs: ['Bosun tools > Cutlass'], unmatched: [] });
});

it('reads a name that no wargear has as the one option that it resembles, if that explains the unit', () => {
  const pistol = { loadout: ['1 Boathook', '1 Tide pistolero'], statedPoints: 80 };
  expect(match('harbour-warden', pistol)).toMatchObject({ isWhole: true, readAs: ['Tide pistolero > Tide pistol'], unmatched: [] });
  expect(match('harbour-warden', pistol, [], ['tide pistolero']).unmatched).toEqual(['Tide pistolero']);
  const both = { ...pistol, loadout: [...pistol.loadout, '1 Flare pistol'] };
  expect(match('harbour-warden', both).unmatched).toContain('Tide pistolero');
});

it('counts models by their first weapons if some of them have their wargear on one line', () => {
  const named = { loadout: ['8 Boarding axe', { '1 Harpoon gun': ['1 Flare pistol'] }, '1 Cutlass'], models: 10 };
  expect(match('deckhands', named, [], [], 7)).toMatchObject({ models: 10, isWhole: true, unmatched: [] });
});

it('takes an upgrade for the items that it holds', () => {
  const root = rootOf('divers');
  const selection = new UnitSelection('u0', root, matchLoadout(root, writtenUnit({ name: 'Divers' }), ['units', 0]));
  expect(selection.take({ key: 'book', is: ({ definitionId }) => definitionId === 'book' })).toBe(true);
  const [bundle] = selection.root.selections.filter(({ entryId }) => entryId.endsWith('candle'));
  expect(bundle?.selections.map(({ entryId }) => entryId.split('::').at(-1))).toContain('book');
  expect(selection.take({ key: 'missing', is: ({ definitionId }) => definitionId === 'missing' })).toBe(false);
});

it('does not count an option with its contents on one line as a model beside models that the list names', () => {
  const divers = rootOf('divers');
  const written = writtenUnit({ name: 'Divers', loadout: ['5 Diver w/ knife', { '1 Bell, book & candle': ['1 Bell', '1 Book'] }] });
  const onOneLine = written.loadout.map((item) => ({ ...item, line: 3, items: item.items.map((inner) => ({ ...inner, line: 3 })) }));
  const { models, unnamedModels } = matchLoadout(divers, { ...written, loadout: onOneLine }, ['units', 0]);
  expect([models, unnamedModels]).toEqual([5, []]);
});
