import fc from 'fast-check';
import { compileGame, rootOptions, type EntryLinkNode } from '#muster/battlescribe';
import { looseKey } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { file, gear, group, link, model, points } from '../testing/tree-builder.js';
import { ANSWER, ENTRY, MODEL, namesBelow, OPTION, WARGEAR } from './names-below.js';

/** A group that many units may link to: how many entries it has, whether one is a model, and the groups that it links to itself. */
interface Shared {
  readonly size: number;
  readonly hasModel: boolean;
  readonly leadsTo: readonly number[];
}

const GROUPS = 5;
const anyGroup = fc.nat(GROUPS - 1);
const shared = fc.record({ size: fc.nat(24), hasModel: fc.boolean(), leadsTo: fc.uniqueArray(anyGroup, { maxLength: 2 }) });
const units = fc.array(fc.uniqueArray(anyGroup, { maxLength: 3 }), { minLength: 1, maxLength: 4 });

const groupLink = (from: string, to: number): EntryLinkNode => ({ ...link(`${from}-${to}`, `group-${to}`), targetKind: 'group' });
const namesOf = ({ size, hasModel }: Shared, at: number): readonly string[] => [
  ...Array.from({ length: size }, (_, each) => `Relic ${at} ${each}`),
  ...(hasModel ? [`Mate ${at}`] : []),
];

function rootsOf(groups: readonly Shared[], roots: readonly (readonly number[])[]) {
  const definitions = groups.map((one, at) => {
    const entries = namesOf(one, at).map((name) => (name.startsWith('Mate') ? model(name, {}) : gear(name)));
    return group(`Cache ${at}`, {}, [...entries, ...one.leadsTo.map((to) => groupLink(`in-${at}`, to))], `group-${at}`);
  });
  const entries = roots.map((linked, at) => gear(`Crew ${at}`, {}, [gear(`Oar ${at}`), ...linked.map((to) => groupLink(`of-${at}`, to))]));
  const system = file('gameSystem', 'game', 'Game', { costTypes: [{ id: points, name: 'pts' }], sharedGroups: definitions });
  return rootOptions(compileGame([system, file('catalogue', 'army', 'Army', { entries })], 'newrecruit'), 'army');
}

function reached(groups: readonly Shared[], from: readonly number[]): readonly number[] {
  const found = new Set(from);
  for (const at of found) for (const to of groups[at]?.leadsTo ?? []) found.add(to);
  return [...found];
}

it('knows every name below a unit, whichever units were asked before, and although groups lead to each other', () => {
  fc.assert(
    fc.property(fc.array(shared, { minLength: GROUPS, maxLength: GROUPS }), units, (groups, linked) => {
      for (const [at, root] of rootsOf(groups, linked).entries()) {
        const below = namesBelow(root.walk(), looseKey(root.name));
        const inside = reached(groups, linked[at] ?? []);
        const names = inside.flatMap((to) => namesOf(groups[to] ?? { size: 0, hasModel: false, leadsTo: [] }, to));
        expect(new Set(below.names())).toEqual(new Set([`Oar ${at}`, ...names]));
        expect(below.holdsModels).toBe(names.some((name) => name.startsWith('Mate')));
        expect(below.kindsOf(looseKey(`Crew ${at}`))).toBe(ENTRY);
        for (const name of names) {
          const kinds = name.startsWith('Mate') ? MODEL | ENTRY | ANSWER : OPTION | WARGEAR | ENTRY | ANSWER;
          expect(below.kindsOf(looseKey(name))).toBe(kinds);
        }
        for (const to of groups.keys()) expect(below.kindsOf(looseKey(`Cache ${to}`))).toBe(inside.includes(to) ? ANSWER : 0);
      }
    }),
    { numRuns: 200 },
  );
});

it('says that there are more options than it looks at, whether it has looked at them before or not', () => {
  const groups = [0, 1].map(() => ({ size: 2_600, hasModel: false, leadsTo: [] }));
  const roots = rootsOf(groups, [[0], [0, 1], [1], [1, 0]]);
  expect(roots.map((root) => namesBelow(root.walk()).isCut)).toEqual([false, true, false, true]);
  expect(namesBelow([]).isCut).toBe(false);
});
