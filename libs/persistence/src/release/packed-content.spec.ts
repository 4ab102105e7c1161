import type { Datasheet } from '#muster/catalogue';
import { expect, it } from 'vitest';
import { SharedValues } from '../store/shared-values.js';
import { fromPieces } from '../store/tree-chunks.js';
import { mayHave } from './id-filter.js';
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

it('says which files have an id', async () => {
  const bytes = await packContent(content);
  const index: { readonly files: readonly { readonly ids: string }[] } = JSON.parse(bytes.toString('utf8', 0, bytes.indexOf('\n')));
  const having = (id: string): readonly boolean[] => index.files.map(({ ids }) => mayHave(ids, id));
  expect(having('e')).toEqual([false, true]);
  expect(having('f')).toEqual([false, false]);
});

/** What each format made of the content above. */
const PACKED: Readonly<Record<number, string>> = {
  2: 'eyJvdmVybGF5cyI6W3siaWQiOiJvIiwidGFyZ2V0IjoiZSIsImZpZWxkIjoibmFtZSIsInZhbHVlIjoiVHdvXG5cbmxpbmVzIOKAkyBhbmQg4oCcc2lnbnPigJ0iLCJhdXRob3IiOiJhZGEiLCJyZWFzb24iOiIifV0sInJvd3MiOnsiZmFjdGlvbiI6W10sImRhdGFzaGVldCI6WzcsNV0sImRldGFjaG1lbnQiOltdLCJlbmhhbmNlbWVudCI6W10sImFybXlPcHRpb24iOltdfSwicmVhZE1vZGVsIjp7Imxlbmd0aCI6ODg5LCJieXRlcyI6MzI3fSwiZGVmZXJyZWQiOlt7ImZpZWxkIjoicHJvZmlsZXMiLCJsZW5ndGgiOjUsImJ5dGVzIjoxNH0seyJmaWVsZCI6IndlYXBvbnMiLCJsZW5ndGgiOjI2MywiYnl0ZXMiOjEyNX0seyJmaWVsZCI6Im9wdGlvbnMiLCJsZW5ndGgiOjUsImJ5dGVzIjoxNH0seyJmaWVsZCI6IndhcmdlYXIiLCJsZW5ndGgiOjEsImJ5dGVzIjoxMH0seyJmaWVsZCI6InByaW50ZWRBYmlsaXRpZXMiLCJsZW5ndGgiOjMsImJ5dGVzIjoxMn1dLCJmaWxlcyI6W3siaGVhZGVyIjp7Im5hbWUiOiJTYWx0bcOkcnNjaCIsInJldmlzaW9uIjozfSwibGlzdHMiOltdfSx7ImhlYWRlciI6eyJuYW1lIjoiUmVlZHMifSwibGlzdHMiOlt7Im5hbWUiOiJlbnRyaWVzIiwicGxhY2VzIjpbWyJlbnRyaWVzIiwxXV0sImxlbmd0aCI6MTIsImJ5dGVzIjoyMX1dfV19Cii1L/0ASPUJALZUPCFATdsGYM3XU6kmoUK//bYX8Lc+L/r3g2tDE/A3YxiGAQEyADEANAAu1eZAkkgwDq3z4Oi6ko93rcxY61yOrjDrjgdIR0/qCwPdPdXF5ct0PAx0x0w9JJMvAprYYtZSG6erEtbteCTc6ceZMMINdJeaNY4+KKxeMrQ2rB13GUbXZX1Ut5mgu8Sq6Grs+CjTD12fblsMOR4GutNYgaM4HgZ6pyqdzfEw0FcTU2jVCNXgKCByHQUUWK0v0N1jxdoGz2EsOKtTEc6F9bGuBcmn6Xg8uwwTJH2suh0NmFEC8Empq55apcjXrDnOfkquTMddhlsbAA4E0TXG6KUcUGnrp0KqgkZfI+VAR/PAvpBLcNAy6VnEACXHiuwzYGVYVS4xTcGTFeZlLVMKgIkL3SwW9r0NQSRKa2FXDr/TDCi1L/0ASCkAAFtdCltdKLUv/QBIpQMAwscZHGCJdbqL4hOtzJqxhcSwfWrIkcK21h0oR5AlIAKA4zme9/pSeT1HZRFHZ0MvwTH0kLkGOoYbtswi7Oiw37JcKJgVHlzf2iVHb5lUXMl7CMuk4ipgIJOKq902ywqu58P20TNxfXN3jAIAAA5GHbyIYAYotS/9AEgpAABbXQpbXSi1L/0ASAkAAAootS/9AEgZAAAKW10otS/9AEhhAABbeyJpZCI6ImUifV0=',
};

it('reads what other processes packed in the same format', () => {
  const bytes = Buffer.from(PACKED[PACKED_FORMAT] ?? '', 'base64');
  expect(openContent(bytes), 'a change of the bytes needs another PACKED_FORMAT, and its own bytes here').toEqual(restored);
});
