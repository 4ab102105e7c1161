import type { Sayable } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import { expect, it } from 'vitest';
import { languageOf, namesNotFound } from './unknown-names.js';

const roster: Roster = {
  name: 'Gulls of Doom',
  playerName: 'Ada Quill',
  factions: [],
  battleSize: null,
  pointsLimit: null,
  statedPoints: null,
  detachments: [],
  units: [],
  statesWargear: true,
};

const unknown = (messageId: string, name: string, kind?: string): Sayable => ({
  code: 'UNRESOLVED_NAME',
  messageId,
  params: { name, ...(kind === undefined ? {} : { kind }) },
});
const unit = (name: string) => unknown('notFound', name, 'datasheet');

it.each([
  [unit('Plongeurs'), 'unit'],
  [unknown('notFoundNear', 'Plongeurs', 'faction'), 'faction'],
  [unknown('notFound', 'Plongeurs', 'Warlord Trait'), 'armyOption'],
  [unknown('noSuchModel', 'Plongeurs'), 'model'],
  [unknown('noSuchOptionNear', 'Plongeurs'), 'wargear'],
])('names what was not found: %o', (said, kind) => expect(namesNotFound(roster, [said])).toEqual([{ kind, name: 'plongeurs' }]));

it('records a name once for a list, without case and accents', () =>
  expect(namesNotFound(roster, [unit('Épées'), unit('EPEES'), unit('Épées')])).toEqual([{ kind: 'unit', name: 'epees' }]));

it.each([
  ['a number', '1999'],
  ['an address', 'ada@example.org'],
  ['a link', 'https://example.org/list'],
  ['a telephone number', 'ring 0123456789'],
  ['a sentence', 'This is the army that I played last year, when the tide was high'],
  ['the player', 'by ada quill'],
  ['part of the name of the list', 'Gulls'],
])('does not record %s', (_, name) => expect(namesNotFound(roster, [unit(name)])).toEqual([]));

it('does not record a name that was read as another one, or another kind of reason', () => {
  expect(namesNotFound(roster, [unknown('unitReadAs', 'Divres'), { ...unit('Divers'), code: 'DATA_GAP' }])).toEqual([]);
});

it('records a limited number of names of one list', () => {
  const many = Array.from({ length: 500 }, (_, at) => unit(`Diver ${at}`));
  expect(namesNotFound(roster, many)).toHaveLength(60);
});

it('knows the language if the format states it', () => {
  const format = { id: 'gw-app', edition: null, confidence: 'certain' } as const;
  expect(['plain-fr', 'plain', null].map((dialect) => languageOf({ format: { ...format, dialect } }))).toEqual(['fr', null, null]);
});
