import { expect, it } from 'vitest';
import { Leaders } from './leaders.js';

const sheet = (id: string, name: string, keywords: readonly string[] = []) => ({ id, name, keywords });
const datasheets = [
  sheet('guide', 'Reed Guide', ['character']),
  sheet('witch', 'Marsh Witch', ['character', 'witch']),
  sheet('crew', 'Boat Crew', ['infantry']),
  sheet('crew-2', 'Boat Crew', ['infantry']),
  sheet('barge', 'Barge', ['vehicle']),
];
const leaders = new Leaders(datasheets, [
  { id: 'guide', leads: ['BOAT CREW', 'nobody'], beside: { has: 'WITCH' } },
  { id: 'witch', leads: ['crew'], beside: null },
]);

it('finds the datasheets that a clause lists by id, name or keyword', () => {
  expect(leaders.leads('guide')).toEqual(['crew', 'crew-2']);
  expect(leaders.called(['crew', 'Vehicle'])).toEqual(['crew', 'barge']);
  expect(leaders.leads('barge')).toEqual([]);
});

it('finds the Leaders of a datasheet', () => {
  expect([leaders.ledBy('crew'), leaders.ledBy('crew-2'), leaders.ledBy('barge')]).toEqual([['guide', 'witch'], ['guide'], []]);
});

it('finds the other Leaders beside which a Leader may join', () => {
  expect([leaders.beside('guide'), leaders.beside('witch')]).toEqual([['witch'], []]);
});
