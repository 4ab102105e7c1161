import { expect, it } from 'vitest';
import { ClosestNames } from './closest-names.js';

const pool = new ClosestNames(['Deckhand Squad', 'Harbour Guards', 'Storm Warriors', 'Warrior of Storms', 'Lantern Barge', 'Gull']);
const closest = (name: string) => pool.to(name, 2).map((one) => one.name);

it.each([
  ['Gardes du harbour', ['Harbour Guards']],
  ['Guerriers Storm', ['Storm Warriors', 'Warrior of Storms']],
  ['Barge à lanternes', ['Lantern Barge']],
  ['Deckhnd Sqad', ['Deckhand Squad']],
  ['LANTERN BARGE', ['Lantern Barge']],
])('%s is closest to %j', (name, names) => expect(closest(name).slice(0, names.length)).toEqual(names));

it.each(['Zéphyr', '1999', '', 'de la'])('nothing is close to %j', (name) => expect(closest(name)).toEqual([]));

it('says how well a name fits', () => {
  expect(pool.to('lantern barge', 1)).toEqual([{ name: 'Lantern Barge', likeness: 1 }]);
  expect(pool.to('Barge', 1)[0]?.likeness).toBeCloseTo(2 / 3);
});
