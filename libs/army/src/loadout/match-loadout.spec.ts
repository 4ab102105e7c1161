import type { OptionView } from '#muster/battlescribe';
import { describe, expect, it } from 'vitest';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenUnit, type Written } from '../testing/written-roster.js';
import { UnitSelection, type SelectionDraft } from '../selections/unit-selection.js';
import { matchLoadout } from './match-loadout.js';

function rootOf(id: string): OptionView {
  const root = inventedRelease.roots('tides').byRootId.get(id);
  if (root === undefined) throw new Error(`The invented release has no ${id}.`);
  return root;
}

/** Selections as `number definition-id`, nested as they are selected. */
type Outline = string | Readonly<Record<string, readonly Outline[]>>;

function outline({ entryId, number, selections }: SelectionDraft): Outline {
  const name = `${number} ${entryId.split('::').at(-1) ?? ''}`;
  return selections.length === 0 ? name : { [name]: selections.map(outline) };
}

function match(id: string, loadout: readonly Written[], counted?: number) {
  const root = rootOf(id);
  const written = writtenUnit({ name: root.name, loadout });
  const matched = matchLoadout(root, counted === undefined ? written : { ...written, models: counted }, ['units', 0]);
  return {
    models: matched.models,
    stated: matched.modelsAreStated,
    inferred: matched.modelsAreInferred,
    selected: new UnitSelection('u0', root, matched).root.selections.map(outline),
    unmatched: matched.unmatched.map(({ item, open }) => `${open} ${item.name}`),
    unnamed: matched.unnamedModels.map(({ item }) => item?.name),
  };
}

const bosun: Outline = { '1 bosun': ['1 bosun-cutlass'] };

const fiveDivers: Outline = { '5 diver-w/-knife': ['5 knife'] };

describe('a group that models fill', () => {
  it('does not need the crew that could replace some of them', () =>
    expect(match('divers', ['3 Diver w/ knife', '2 Diver w/ knife']).selected).toEqual([
      { '3 diver-w/-knife': ['3 knife'] },
      { '2 diver-w/-knife': ['2 knife'] },
    ]));

  it('has the crew that the list names', () =>
    expect(match('divers', [{ '4 Diver w/ knife': ['4 Knife'] }, '1 Bell hand', '1 Bell mate']).selected).toEqual([
      { '1 bell-crew': ['1 bell-hand', '1 bell-mate'] },
      { '4 diver-w/-knife': ['4 knife'] },
    ]));
});

it('takes as many of an option as are stated if the number of models may raise its limit', () => {
  const { selected, unmatched } = match('divers', [{ '5 Diver w/ knife': ['5 Knife'] }, '2 Anchor']);
  expect([selected, unmatched]).toEqual([['2 anchor', fiveDivers], []]);
});

it('does not take an option of a model for a model because something is listed inside it', () => {
  const { models, unmatched, unnamed } = match('divers', ['5 Diver w/ knife', { '5 Knife': ['5 Blade'] }]);
  expect([models, unmatched, unnamed]).toEqual([5, ['5 Blade'], []]);
});

describe('a name that a list splits', () => {
  const pieces = { '1 candle': ['1 Bell', '1 Book'] };
  it.each<readonly [readonly Written[], Outline]>([
    [['1 Bell', '1 book', '1 candle'], { '1 bell,-book-&-candle': ['1 bell', '1 book'] }],
    [['1 Bell', '1 book', pieces], { '1 bell,-book-&-candle': ['1 bell', '1 book'] }],
    [['1 Net', '1 hook'], '1 net-hook'],
  ])('is put together again', (written, chosen) => {
    const { selected, unmatched } = match('divers', [{ '5 Diver w/ knife': ['5 Knife'] }, ...written]);
    expect([selected, unmatched]).toEqual([[chosen, fiveDivers], []]);
  });

  it('may stand in pieces anywhere, each piece as often as the option is taken', () => {
    expect(match('divers', [{ '5 Diver w/ knife': ['5 Knife'] }, '1 Net', '2 hook']).unmatched).toEqual(['1 hook']);
    expect(match('divers', [{ '5 Diver w/ knife': ['5 Knife'] }, '1 Net', '1 Bell', '1 hook']).unmatched).toEqual(['1 Bell']);
  });
});

describe('a name that depends on choices', () => {
  it('belongs to the model', () => {
    const { selected, unnamed } = match('divers', [{ '4 Diver w/ knife': ['4 Knife'] }, { '1 Lamp diver': ['1 Lamp'] }]);
    expect([selected, unnamed]).toEqual([[{ '4 diver-w/-knife': ['4 knife'] }, { '1 diver': ['1 lamp'] }], []]);
  });

  it.each([
    ['Sworn to the deep', '1 sworn'],
    ['Oath of the shoal', '1 oath-of-x'],
    ['Oath of X', '1 oath-of-x'],
  ])('%s is one of the option', (name, chosen) => {
    const { selected, unmatched } = match('divers', [{ '5 Diver w/ knife': ['5 Knife'] }, `1 ${name}`]);
    expect([selected, unmatched]).toEqual([[chosen, fiveDivers], []]);
  });
});

describe('models split by weapon', () => {
  it('are counted so that every stated weapon is used', () => {
    expect(
      match('deckhands', [{ '1 Bosun': ['1 Cutlass'] }, { '9 Deckhand': ['6 Boarding axe', '8 Flare pistol', '3 Harpoon gun'] }]),
    ).toEqual({
      models: 10,
      stated: true,
      inferred: false,
      selected: [
        bosun,
        { '6 deckhand': ['6 boarding-axe', '6 deckhand-flare'] },
        { '1 deckhand-w/-harpoon-gun': ['1 harpoon-gun'] },
        { '2 deckhand-w/-harpoon-gun-and-flare': ['2 harpoon-2', '2 flare-2'] },
      ],
      unmatched: [],
      unnamed: [],
    });
  });

  it('with a plain name are not the variant that the list also names', () => {
    const { selected, models } = match('deckhands', [
      { '1 Bosun': ['1 Cutlass'] },
      { '8 Deckhand': ['7 Boarding axe', '7 Flare pistol', '1 Harpoon gun'] },
      { '1 Deckhand w/ harpoon gun': ['1 Harpoon gun'] },
    ]);
    expect(models).toBe(10);
    expect(selected.flatMap((outlined) => Object.keys(outlined)).filter((name) => name.endsWith('harpoon-gun'))).toEqual([
      '1 deckhand-w/-harpoon-gun',
    ]);
  });

  it('are completed to the number beside the name if only some are printed', () => {
    const { models, selected, unmatched } = match('deckhands', ['2 Harpoon gun', '1 Bosun'], 10);
    expect([models, unmatched]).toEqual([10, []]);
    expect(selected.slice(0, 2)).toEqual([bosun, { '7 deckhand': ['7 boarding-axe', '7 deckhand-flare'] }]);
  });

  it('do not count as stated if the number beside the name contradicts them', () => {
    for (const counted of [9, 12]) {
      const { models, stated } = match('deckhands', [{ '1 Bosun': ['1 Cutlass'] }, { '9 Deckhand': ['9 Boarding axe'] }], counted);
      expect([models, stated]).toEqual([10, false]);
    }
  });

  it('keep their number when a weapon is not known', () => {
    const { models, unmatched } = match('deckhands', [{ '1 Bosun': ['1 Cutlass'] }, { '12 Deckhands': ['11 Boarding axe', '1 Trident'] }]);
    expect([models, unmatched]).toEqual([13, ['1 Trident']]);
  });

  it('keep their number when more of a weapon is stated than they can bear', () => {
    const { models, unmatched } = match('deckhands', [{ '1 Bosun': [] }, { '9 Deckhand': ['11 Boarding axe'] }]);
    expect([models, unmatched]).toEqual([10, ['2 Boarding axe']]);
  });

  it('are distinguished from their wargear if pasting has lost the indentation', () => {
    const { models, selected, unmatched } = match('deckhands', ['1 Bosun', '1 Cutlass', '9 Deckhand', '9 Boarding axe', '9 Flare pistol']);
    expect([models, unmatched]).toEqual([10, []]);
    expect(selected).toEqual([bosun, { '9 deckhand': ['9 boarding-axe', '9 deckhand-flare'] }]);
  });

  it('with an unknown name count as models and are reported', () => {
    const { models, unnamed } = match('deckhands', [
      { '1 Coxswain': ['1 Cutlass'] },
      { '9 Deckhand': ['9 Boarding axe', '9 Flare pistol'] },
    ]);
    expect([models, unnamed]).toEqual([10, ['Coxswain']]);
  });

  it('are the minimum number if none are stated', () => {
    const { models, stated, selected } = match('deckhands', ['1 Signal flag']);
    expect([models, stated]).toEqual([10, false]);
    expect(selected).toEqual(['1 signal-flag', bosun, { '9 deckhand': ['9 boarding-axe', '9 deckhand-flare'] }]);
  });
});

it('finds an option of the unit that is printed under a model', () => {
  const { selected, unmatched } = match('deckhands', [
    { '1 Bosun': ['1 Cutlass', '1 Signal flag'] },
    { '9 Deckhand': ['9 Boarding axe', '9 Flare pistol'] },
  ]);
  expect(unmatched).toEqual([]);
  expect(selected[0]).toBe('1 signal-flag');
});

it('matches a bundled option with an item that is printed elsewhere', () => {
  const { unmatched } = match('deckhands', ['1 Cutlass', { '1 Bosun': [] }, { '9 Deckhand': ['9 Boarding axe', '9 Flare pistol'] }]);
  expect(unmatched).toEqual([]);
});

describe('compositions', () => {
  it('are chosen by their contents', () => {
    const { models, selected, unmatched } = match('lamplighters', [{ '8 Lamplighter': ['7 Lamp pole', '1 Great lamp'] }]);
    expect([models, unmatched]).toEqual([8, []]);
    expect(selected).toEqual([
      { '1 7-poles,-1-great-lamp': [{ '7 crew-b': ['7 crew-b-pole'] }, { '1 lamplighter-w/-great-lamp': ['1 great-lamp'] }] },
    ]);
  });

  it('are chosen by their number of models', () => {
    const { selected } = match('lamplighters', [{ '16 Lamplighter': ['16 Lamp pole'] }]);
    expect(selected).toEqual([{ '1 16-poles': [{ '16 crew-c': ['16 crew-c-pole'] }] }]);
  });

  it.each<readonly [readonly Written[], string, boolean]>([
    [['8 Lamp pole'], '1 eight-poles', true],
    [['7 Lamp pole', '1 Great lamp'], '1 7-poles,-1-great-lamp', true],
    [['16 Lamp pole'], '1 16-poles', true],
    [[], '1 eight-poles', false],
  ])('are told by wargear where no models are printed, and else are the smallest: %j', (written, chosen, isStated) => {
    const { selected, stated, inferred } = match('lamplighters', written);
    expect([selected.flatMap((one) => Object.keys(one)), stated, inferred]).toEqual([[chosen], isStated, true]);
  });

  it('may be printed by name, around their models or next to them', () => {
    const models: readonly Written[] = [{ '7 Lamplighter': ['7 Lamp pole'] }, { '1 Lamplighter w/ great lamp': ['1 Great lamp'] }];
    const expected = [
      { '1 7-poles,-1-great-lamp': [{ '7 crew-b': ['7 crew-b-pole'] }, { '1 lamplighter-w/-great-lamp': ['1 great-lamp'] }] },
    ];
    for (const written of [[{ '1 B: 7 poles, 1 great lamp': models }], ['1 7 poles, 1 great lamp', ...models]]) {
      const { selected, unmatched, unnamed } = match('lamplighters', written);
      expect([selected, unmatched, unnamed]).toEqual([expected, [], []]);
    }
  });
});

describe('a datasheet of one model', () => {
  it('takes the stated choice, or the default if none is stated', () => {
    expect(match('harbour-warden', ['1 Boathook', '1 Tide pistol']).selected).toEqual(['1 boathook', '1 tide-pistol']);
    expect(match('harbour-warden', ['1 Boathook']).selected).toEqual(['1 boathook', '1 flare-pistol']);
  });

  it('may have its name printed as a model', () => {
    const { models, selected, unmatched } = match('harbour-warden', [{ '1 Harbour Warden': ['1 Boathook', '1 Tide pistol'] }]);
    expect([models, unmatched]).toEqual([1, []]);
    expect(selected).toEqual(['1 boathook', '1 tide-pistol']);
  });

  it('gets its number of models from the wargear that every model must have', () => {
    const { models, stated, inferred, selected } = match('skiff', ['4 Oars', '4 Tide cannon']);
    expect([models, stated, inferred]).toEqual([2, true, true]);
    expect(selected).toEqual(['4 oars', '2 2-tide-cannons']);
  });
});

describe('weapons', () => {
  it('are found in a bundle', () => {
    const { selected, unmatched } = match('skiff', ['2 Oars', '1 Cast net', '1 Grapple']);
    expect(unmatched).toEqual([]);
    expect(selected).toEqual(['2 oars', { '1 net-and-hook': ['1 cast-net', '1 grapple'] }]);
  });

  it('are found behind a count in the name of an option', () => {
    const { selected, unmatched } = match('skiff', ['2 Oars', '2 Tide cannon']);
    expect(unmatched).toEqual([]);
    expect(selected).toEqual(['2 oars', '1 2-tide-cannons']);
  });
});

it('stays fast for a deliberately confusing list', () => {
  const many = Array.from({ length: 400 }, (_, index): Written => ({
    [`${9000 + index} Deckhand`]: ['9999 Boarding axe', '77 Harpoon gun'],
  }));
  const { models } = match('deckhands', many);
  expect(models).toBe(many.reduce((sum: number, _, index) => sum + 9000 + index, 0));
});

describe('models counted beside the unit’s name', () => {
  it.each([
    [14, ['1 bosun', '13 deckhand']],
    [6, ['1 bosun', '5 deckhand']],
    [30, ['1 bosun', '21 deckhand', '4 deckhand-w/-harpoon-gun', '4 deckhand-w/-harpoon-gun-and-flare']],
  ])('%i are as many where nothing else counts them', (counted, outlines) => {
    const { models, stated, selected } = match('deckhands', [], counted);
    expect([models, stated]).toEqual([counted, true]);
    expect(selected.map((one) => (typeof one === 'string' ? one : Object.keys(one)[0]))).toEqual(outlines);
  });
  it('are ignored if lines below the name count models', () => {
    const { models } = match('deckhands', [{ '1 Bosun': [] }, { '9 Deckhand': [] }], 12);
    expect(models).toBe(10);
  });
  it('set the number of models of a datasheet whose only model is the unit', () => {
    const { models, stated } = match('skiff', [], 2);
    expect([models, stated]).toEqual([2, true]);
  });
});

describe('models whose number alone is stated', () => {
  it.each<[number | undefined, readonly Outline[]]>([
    [undefined, ['1 watch-leader', '4 watcher']],
    [5, ['1 watch-leader', '4 watcher']],
    [10, ['1 watch-leader', '9 watcher']],
    [3, ['1 watch-leader', '2 watcher']],
  ])('are first those that the datasheet must have, also where some armies need fewer: %s', (counted, selected) =>
    expect(match('shore-watch', [], counted).selected).toEqual(selected),
  );
});

it('has the leader that the unit must have among the models that the list calls by the name of the unit', () => {
  const { selected, unmatched } = match('deckhands', [
    { '1 Deckhands': ['1 Cutlass'] },
    { '9 Deckhands': ['9 Boarding axe', '9 Flare pistol'] },
  ]);
  expect([selected, unmatched]).toEqual([[bosun, { '9 deckhand': ['9 boarding-axe', '9 deckhand-flare'] }], []]);
});
