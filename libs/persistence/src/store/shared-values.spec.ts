import { expect, it } from 'vitest';
import { SharedValues } from './shared-values.js';

const NODES = {
  entries: [
    {
      id: 'oar',
      name: 'Oar',
      costs: [{ typeId: 'pts', value: 5 }],
      profiles: [{ id: 'p', characteristics: [{ name: 'Range', value: '6"' }] }],
    },
    {
      id: 'hook',
      name: 'Oar',
      costs: [
        { typeId: 'pts', value: 5 },
        { typeId: 'pts', value: 6 },
      ],
      tags: ['Oar', null, 3, true],
    },
  ],
  links: [{ id: 'oar', costs: [{ value: 5, typeId: 'pts' }] }],
};

it('leaves every value as it was', () => {
  const text = JSON.stringify(NODES);
  expect(JSON.stringify(new SharedValues().share(JSON.parse(text)))).toBe(text);
});

it('keeps one object for equal costs, but one for each node, which its id may tell from others', () => {
  const shared = new SharedValues();
  const [one, other] = [NODES, NODES].map((nodes): typeof NODES => shared.share(JSON.parse(JSON.stringify(nodes))));
  expect(one?.entries[0]?.costs[0]).toBe(other?.entries[1]?.costs[0]);
  expect(one?.entries[1]?.costs[1]).not.toBe(one?.entries[1]?.costs[0]);
  expect(one?.entries[0]).not.toBe(other?.entries[0]);
});
