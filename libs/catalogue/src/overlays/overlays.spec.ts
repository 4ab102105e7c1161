import type { DataFile, EntryNode } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import type { Enhancement } from '../entries.js';
import type { Overlay } from '../release-data.js';
import { applyEntryOverlays } from './apply-entry-overlays.js';
import { applyNodeOverlays } from './apply-node-overlays.js';
import { overlayFault } from './overlay-fields.js';

const pikes: EntryNode = {
  kind: 'entry',
  type: 'unit',
  id: 'pikes',
  name: 'Pikes',
  costs: [
    { typeId: 'pts', name: 'pts', value: 90 },
    { typeId: 'pl', name: 'PL', value: 5 },
  ],
  constraints: [{ id: 'c-max', type: 'max', value: 3, field: 'selections', scope: 'roster' }],
  modifiers: [
    { type: 'set', field: 'pts', value: '170' },
    { type: 'set', field: 'hidden', value: 'true' },
  ],
  categoryLinks: [{ id: 'l-1', name: 'Infantry', targetId: 'cat-infantry' }],
};
const banner: EntryNode = { kind: 'entry', type: 'upgrade', id: 'banner', name: 'Banner' };
const files: readonly DataFile[] = [
  {
    kind: 'gameSystem',
    id: 'sys',
    name: 'Saltmarch',
    revision: 1,
    gameSystemId: 'sys',
    costTypes: [{ id: 'pts', name: 'pts' }],
    categoryEntries: [{ kind: 'category', id: 'cat-infantry', name: 'Infantry' }],
  },
  {
    kind: 'catalogue',
    id: 'cat',
    name: 'Reed Wardens',
    revision: 1,
    gameSystemId: 'sys',
    sharedEntries: [{ ...pikes, entries: [banner] }, banner],
  },
];

function overlay(target: string, field: string, value: string): Overlay {
  return { id: `${target} ${field}`, target, field, value, author: 'ada', reason: 'errata' };
}

function pikesAfter(...overlays: readonly Overlay[]): EntryNode | undefined {
  return applyNodeOverlays(files, overlays)[1]?.sharedEntries?.[0];
}

it('changes nothing without overlays', () => {
  expect(applyNodeOverlays(files, [])).toBe(files);
});

it('keeps nodes without overlays as the same objects', () => {
  const [system, catalogue] = applyNodeOverlays(files, [overlay('pikes', 'name', 'Long Pikes')]);
  expect(system).toBe(files[0]);
  expect(catalogue?.sharedEntries?.[1]).toBe(banner);
  expect(catalogue?.sharedEntries?.[0]?.name).toBe('Long Pikes');
});

it('finds nodes wherever they occur, every time they occur', () => {
  const [, catalogue] = applyNodeOverlays(files, [overlay('banner', 'points', '15')]);
  const costs = [{ typeId: 'pts', name: 'pts', value: 15 }];
  expect(catalogue?.sharedEntries?.map(({ entries, ...node }) => entries?.[0]?.costs ?? node.costs)).toEqual([costs, costs]);
});

it('sets a price and keeps other costs', () => {
  expect(pikesAfter(overlay('pikes', 'points', '95'))?.costs).toEqual([
    { typeId: 'pl', name: 'PL', value: 5 },
    { typeId: 'pts', name: 'pts', value: 95 },
  ]);
});

it('replaces all prices of a unit with those of a table', () => {
  const after = pikesAfter(
    overlay('pikes', 'pointsBySize', '[{"upTo":5,"points":80},{"upTo":10,"points":150},{"upTo":null,"points":220}]'),
  );
  expect(after?.costs?.at(-1)).toEqual({ typeId: 'pts', name: 'pts', value: 80 });
  const from = { type: 'atLeast', field: 'selections', scope: 'self', childId: 'model', shared: true, includeChildSelections: true };
  expect(after?.modifiers).toEqual([
    { type: 'set', field: 'hidden', value: 'true' },
    { type: 'set', field: 'pts', value: '150', conditions: [{ ...from, value: 6 }] },
    { type: 'set', field: 'pts', value: '220', conditions: [{ ...from, value: 11 }] },
  ]);
});

it('hides permanently, so that no modifier shows it again', () => {
  const after = pikesAfter(overlay('pikes', 'hidden', 'true'));
  expect(after?.hidden).toBe(true);
  expect(after?.modifiers).toEqual([{ type: 'set', field: 'pts', value: '170' }]);
});

it('changes a limit', () => {
  expect(pikesAfter(overlay('pikes', 'constraint:c-max', '6'))?.constraints?.[0]?.value).toBe(6);
});

it('adds keywords that are in the data and keywords that are not', () => {
  const edited = applyNodeOverlays(files, [overlay('pikes', 'addKeyword', 'Sworn'), overlay('banner', 'addKeyword', 'INFANTRY')]);
  expect(edited[0]?.categoryEntries).toEqual([
    { kind: 'category', id: 'cat-infantry', name: 'Infantry' },
    { kind: 'category', id: 'keyword:sworn', name: 'Sworn' },
  ]);
  expect(edited[1]?.sharedEntries?.map(({ categoryLinks }) => categoryLinks?.map(({ targetId }) => targetId))).toEqual([
    ['cat-infantry', 'keyword:sworn'],
    ['cat-infantry'],
  ]);
});

it('removes a keyword', () => {
  expect(pikesAfter(overlay('pikes', 'removeKeyword', 'infantry'))?.categoryLinks).toEqual([]);
});

it('applies overlays of one node in their order', () => {
  expect(pikesAfter(overlay('pikes', 'name', 'A'), overlay('pikes', 'name', 'B'))?.name).toBe('B');
});

const seal: Enhancement = {
  id: 'seal',
  slug: 'seal',
  name: 'Seal',
  aliases: [],
  factionIds: ['cat'],
  detachmentIds: [],
  points: 10,
  bearer: { kind: 'unread' },
  upgrade: false,
  offeredBy: [],
};

it('sets which units can bear an Enhancement', () => {
  const value = '{"kind":"expression","bearer":{"all":[{"has":"Sworn"},{"not":{"has":"Mounted"}}]}}';
  const bearer = { kind: 'expression', bearer: { all: [{ has: 'Sworn' }, { not: { has: 'Mounted' } }] } };
  expect(applyEntryOverlays(seal, [overlay('seal', 'bearer', value)], 'Seal')).toEqual({ ...seal, bearer });
});

it('keeps the former name and aliases as other names', () => {
  const renamed = applyEntryOverlays(seal, [overlay('seal', 'alias', 'The Seal')], 'Old Seal');
  expect(renamed?.aliases).toEqual(['Old Seal', 'The Seal']);
});

it('removes an entry, until it is restored', () => {
  const removed = overlay('seal', 'removed', 'true');
  expect(applyEntryOverlays(seal, [removed], 'Seal')).toBeNull();
  expect(applyEntryOverlays(seal, [removed, overlay('seal', 'removed', 'false')], 'Seal')).toEqual(seal);
});

it('ignores overlays of other entries and fields of other kinds', () => {
  expect(applyEntryOverlays(seal, [overlay('pikes', 'alias', 'X'), overlay('seal', 'legends', 'true')], 'Seal')).toEqual(seal);
});

it('recognises valid fields and values', () => {
  const faults = [
    ['points', '95'],
    ['points', 'many'],
    ['points', ''],
    ['points', '200000'],
    ['hidden', 'yes'],
    ['constraint:c-max', '-1'],
    ['constraint:c-max', '-2'],
    ['pointsBySize', '[{"upTo":null,"points":80},{"upTo":10,"points":150}]'],
    ['pointsBySize', '[{"upTo":5,"points":80},{"upTo":10,"points":150}]'],
    ['bearer', '{"kind":"unread"}'],
    ['grants', '[{"keyword":"Sworn","to":{"has":"Infantry"}}]'],
    ['colour', 'red'],
  ].map(([field = '', value = '']) => overlayFault(field, value));
  expect(faults).toEqual([
    null,
    'badValue',
    'badValue',
    'badValue',
    'badValue',
    null,
    'badValue',
    'badValue',
    null,
    'badValue',
    null,
    'unknownField',
  ]);
});
