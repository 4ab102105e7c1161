import { expect, it } from 'vitest';
import { rootOptions, type OptionView } from '../../options/option-view.js';
import { entry, gameOf, group, limit, link, modifier } from '../../testing/invented-data.js';

const paths = (views: readonly OptionView[]): readonly unknown[] =>
  views.map((view) => [view.entryId, view.entryGroupId, paths(view.children)]);

it('builds the id of an option from all links to it; groups add nothing, and a link’s own children omit the link', () => {
  const shared = [
    entry('hero', {}, [link('arm', 'arms', { targetKind: 'group' })]),
    group('arms', {}, [entry('axe'), link('gift', 'ring')]),
    entry('ring'),
  ];
  const game = gameOf({ roots: [link('root', 'hero', {}, [link('extra', 'ring')])], shared });
  expect(paths(rootOptions(game, 'army'))).toEqual([
    [
      'root::hero',
      null,
      [
        [
          'root::arm::arms',
          null,
          [
            ['root::arm::axe', 'root::arm::arms', []],
            ['root::arm::gift::ring', 'root::arm::arms', []],
          ],
        ],
        ['extra::ring', null, []],
      ],
    ],
  ]);
});

it('finds the option of each of these ids', () => {
  const shared = [entry('hero', {}, [link('arm', 'arms', { targetKind: 'group' })]), group('arms', {}, [entry('axe')]), entry('ring')];
  const game = gameOf({ roots: [link('root', 'hero', {}, [link('extra', 'ring')])], shared });
  const interior = game.catalogue('army')?.root('root::hero')?.interior;
  expect(interior?.entry('root::arm::axe', 'root::arm::arms')?.name).toBe('axe');
  expect(interior?.entry('extra::ring', null)?.name).toBe('ring');
  expect(interior?.entry('root::other::axe', null)).toBeNull();
  expect(interior?.entry('root::arm::axe', 'root::arm::arms')).toBe(interior?.entry('root::arm::axe', null));
});

it('distinguishes two places of one definition by their links', () => {
  const game = gameOf({ roots: [entry('hero', {}, [link('left', 'axe'), link('right', 'axe')])], shared: [entry('axe')] });
  const interior = game.catalogue('army')?.root('hero')?.interior;
  expect(interior?.entry('left::axe', null)).not.toBe(interior?.entry('right::axe', null));
});

it('stops at entries and groups that contain themselves', () => {
  const shared = [
    group('loop', {}, [link('again', 'loop', { targetKind: 'group' }), entry('axe')]),
    entry('nest', {}, [link('deeper', 'nest')]),
  ];
  const game = gameOf({ roots: [entry('hero', {}, [link('start', 'loop', { targetKind: 'group' }), link('into', 'nest')])], shared });
  const interior = game.catalogue('army')?.root('hero')?.interior;
  expect(interior?.groups.map(({ name }) => name)).toEqual(['loop']);
  expect(interior?.isCollective).toBe(false);
});

/** Each element of the chain links twice to the next, so 2^length paths lead to the last one. */
const doubled = (length: number, part: typeof group | typeof entry, targetKind: 'group' | 'entry') =>
  Array.from({ length }, (_, at) => {
    const next = `chain-${at + 1}`;
    const links = [link(`left-${at}`, next, { targetKind }), link(`right-${at}`, next, { targetKind })];
    return part(`chain-${at}`, {}, at === length - 1 ? [entry(`axe-${at}`)] : links);
  });

it.each([
  ['groups', group, 'group'],
  ['entries', entry, 'entry'],
] as const)('leaves an entry closed in which doubly linked %s multiply without end', (_, part, targetKind) => {
  const game = gameOf({
    roots: [entry('hero', {}, [link('start', 'chain-0', { targetKind })]), entry('guard', {}, [entry('bow')])],
    shared: doubled(40, part, targetKind),
  });
  const [hero, guard] = rootOptions(game, 'army');
  expect([hero?.option.interior.isCut, hero?.children]).toEqual([true, []]);
  expect([guard?.option.interior.isCut, guard?.children.map(({ name }) => name)]).toEqual([false, ['bow']]);
});

it('expands a small number of doubled groups', () => {
  const game = gameOf({
    roots: [entry('hero', {}, [link('start', 'chain-0', { targetKind: 'group' })])],
    shared: doubled(8, group, 'group'),
  });
  const interior = game.catalogue('army')?.root('hero')?.interior;
  expect([interior?.isCut, interior?.groups.length]).toEqual([false, 255]);
});

it('does not expand groups that all link to each other', () => {
  const names = Array.from({ length: 14 }, (_, at) => `ring-${at}`);
  const links = (of: string) => names.map((name) => link(`${of}-${name}`, name, { targetKind: 'group' }));
  const game = gameOf({ roots: [entry('hero', {}, links('hero'))], shared: names.map((name) => group(name, {}, links(name))) });
  expect(game.catalogue('army')?.root('hero')?.interior.isCut).toBe(true);
});

it('shows limits, prices and defaults as written, and whether they can change', () => {
  const dearer = modifier('set', 'pts', 9);
  const arms = group('arms', { defaultSelectionEntryId: 'axe', constraints: [limit('min', 1), limit('max', 2)] }, [
    entry('axe', { pts: 5, modifiers: [dearer] }),
    entry('bow'),
  ]);
  const [hero] = rootOptions(gameOf({ roots: [entry('hero', {}, [arms])] }), 'army');
  const [view] = hero?.children ?? [];
  expect(view).toMatchObject({ kind: 'group', min: 1, max: 2, costs: [] });
  expect(
    view?.children.map(({ name, isDefault, costs, costsVary, max }) => ({ name, isDefault, pts: costs[0]?.value, costsVary, max })),
  ).toEqual([
    { name: 'axe', isDefault: true, pts: 5, costsVary: true, max: null },
    { name: 'bow', isDefault: false, pts: undefined, costsVary: false, max: null },
  ]);
});
