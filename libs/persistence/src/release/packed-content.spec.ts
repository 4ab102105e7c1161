import type { Datasheet } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { SharedValues } from '../store/shared-values.js';
import { fromPieces } from '../store/tree-chunks.js';
import { openContent, PACKED_FORMAT, packContent, type StoredContent } from './packed-content.js';

const harpooners: Datasheet = {
  id: 'd1',
  slug: 'harpooners',
  name: 'Harpöoners',
  aliases: [],
  factions: [],
  legends: false,
  role: null,
  powerRating: null,
  keywords: ['Infantry'],
  factionKeywords: [],
  profiles: [],
  weapons: [{ id: 'w1', name: 'Captain’s “hook”', kind: 'Melee Weapons', characteristics: [{ name: 'Range', value: '12"\n' }] }],
  models: [],
  points: { minModels: 5, maxModels: 5, bySize: [], perModel: [], wargear: [], byCopy: [], complete: true },
  options: [],
  damage: [],
  transport: null,
  abilities: [],
  leads: null,
};
const gunners: Datasheet = { ...harpooners, id: 'd2', slug: 'gunners', name: 'Gunners', printedAbilities: [] };

const content = {
  files: [['[{"name":"Saltmärsch","revision":3},[]]'], ['[{"name":"Reeds"},[["entries",1]]]', '[{"id":"e"}]']],
  overlays: [{ id: 'o', target: 'e', field: 'name', value: 'Two\n\nlines – and “signs”', author: 'ada', reason: '' }],
  readModel: { factions: [], datasheets: [harpooners, gunners], detachments: [], enhancements: [], armyOptions: [] },
  rows: { faction: [], datasheet: [7, 5], detachment: [], enhancement: [], armyOption: [] },
} satisfies StoredContent;

const restored = { ...content, files: content.files.map((pieces) => fromPieces(pieces)) };

it.each([null, new SharedValues()])('restores what was packed', async (shared) => {
  expect(openContent(await packContent(content), shared)).toEqual(restored);
});

it('returns the fields of datasheets that are read late, each in its place', async () => {
  const { readModel } = openContent(await packContent(content));
  const [first, second] = readModel.datasheets;
  expect(second?.weapons).toEqual(gunners.weapons);
  expect(first?.weapons).toBe(first?.weapons);
  expect(JSON.stringify(readModel)).toBe(JSON.stringify(content.readModel));
});

it('keeps a single copy of equal values when they are to be shared', async () => {
  const { readModel } = openContent(await packContent(content), new SharedValues());
  const [first, second] = readModel.datasheets.map(({ weapons }) => weapons[0]?.characteristics[0]);
  expect(first).toEqual({ name: 'Range', value: '12"\n' });
  expect(second).toBe(first);
});

/** What each format made of the content above. */
const PACKED: Readonly<Record<number, string>> = {
  1: 'eyJvdmVybGF5cyI6W3siaWQiOiJvIiwidGFyZ2V0IjoiZSIsImZpZWxkIjoibmFtZSIsInZhbHVlIjoiVHdvXG5cbmxpbmVzIOKAkyBhbmQg4oCcc2lnbnPigJ0iLCJhdXRob3IiOiJhZGEiLCJyZWFzb24iOiIifV0sInJvd3MiOnsiZmFjdGlvbiI6W10sImRhdGFzaGVldCI6WzcsNV0sImRldGFjaG1lbnQiOltdLCJlbmhhbmNlbWVudCI6W10sImFybXlPcHRpb24iOltdfSwicmVhZE1vZGVsIjozMjMsImRlZmVycmVkIjpbMTQsMTI0LDE0LDEwLDEyXSwiZmlsZXMiOlt7ImhlYWRlciI6eyJuYW1lIjoiU2FsdG3DpHJzY2giLCJyZXZpc2lvbiI6M30sImxpc3RzIjpbXX0seyJoZWFkZXIiOnsibmFtZSI6IlJlZWRzIn0sImxpc3RzIjpbeyJuYW1lIjoiZW50cmllcyIsInBsYWNlcyI6W1siZW50cmllcyIsMV1dLCJsZW5ndGgiOjEyLCJieXRlcyI6MjF9XX1dfQootS/9YHkCzQkA9tI3IEBNqwNgzfebNKF03W8/iUVhtz4v+vfDE4AR5ZoxDMOALQAuAC8AiQTj8DYPnPyWamS4V+fe5uJkhWHQyADKyWp5YSTD+C8wYyqjw0iG6lZEMvEiidtndCTY2aiZKIKNZKjWNc4fFF0xGfaNe0aMMZp85tbokGWSDJVeOTvMxXIgCS3Vc0bPmY3Jj2evOcR5rsBRbF7ZbPaPWA2OAiKbkYCCruZFMoy63GNXrr18A89Wz2EsOG3ziOaiNzr0bUEyXhkdD2OMEqhHXfuMDJRRAtCj8mzFxZYi47oHNTdeySEADgTRNQ3VKXeh7oZPhUsBjb5GyoGO5oF9IZfgoGXSs4gBihwYhbABiq0cXgaEOTbmhJ4XV5VLTFPwZIV5WWUmdP8SIBAXulks7HsbgkiU1sKuHH6nGSi1L/0gBSkAAFtdCltdKLUv/WAHAJUDACJHGBxwiTMGIRHdp7aCj4VMNisbuyAXhA9/Li/rzxVEgGSRLF42O9RrhZhMnNbDZiFC1rG9Jz5Hn5ZOKu10XNikGgxVRgmv3b7ltFsgVJoRBSpwQGxfPk0OXisi97RSvHbvCAkEAAAORp2vQKXl3tYWMii1L/0gBSkAAFtdCltdKLUv/SABCQAACii1L/0gAxkAAApbXSi1L/0gDGEAAFt7ImlkIjoiZSJ9XQ==',
};

it('reads what other processes packed in the same format', () => {
  const bytes = Buffer.from(PACKED[PACKED_FORMAT] ?? '', 'base64');
  expect(openContent(bytes), 'a change of the bytes needs another PACKED_FORMAT, and its own bytes here').toEqual(restored);
});
