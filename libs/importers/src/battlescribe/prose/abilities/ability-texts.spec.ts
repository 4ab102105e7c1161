import { describe, expect, it } from 'vitest';
import { readCoreAbilityText } from './core-ability-text.js';
import { readSaveText } from './save-text.js';

describe('readSaveText', () => {
  it.each([
    ['5+', [{ value: '5+' }]],
    ['Models in this unit have a 4+ invulnerable save.', [{ value: '4+' }]],
    ['This model has an invulnerable save of 6+', [{ value: '6+' }]],
    ['This model has a 5+ invulnerable save against ranged attacks only.', [{ value: '5+', against: 'ranged' }]],
    ['A Reed Witch has a 4+ invulnerable save.', [{ value: '4+', whose: 'Reed Witch' }]],
    [
      'This unit has a 6+ invulnerable save against ranged attacks, and 4+ invulnerable save against melee attacks.',
      [
        { value: '6+', against: 'ranged' },
        { value: '4+', against: 'melee' },
      ],
    ],
    ['See the marsh.', null],
  ])('reads in a profile called Invulnerable Save: %s', (text, saves) => expect(readSaveText(text, 'Invulnerable Save')).toEqual(saves));

  it.each([
    ['The bearer has a 4+ invulnerable save.', [{ value: '4+' }]],
    ['Add 1 to its speed. The bearer has a 4+ invulnerable save and sinks.', [{ value: '4+' }]],
    ['While this model is leading a unit, models in that unit have a 5+ invulnerable save.', null],
    ['Until the end of the phase, this model has a 2+ invulnerable save.', null],
    ['This model has a 5+ boat.', null],
  ])('reads in another ability only what it states without a condition: %s', (text, saves) =>
    expect(readSaveText(text, 'Reed Shield')).toEqual(saves),
  );
});

describe('readCoreAbilityText', () => {
  it.each([
    ['The crew has the Feel No Pain 5+ ability.', [{ ability: 'Feel No Pain', value: '5+' }]],
    ['This unit has a 6+ Feel No Pain', [{ ability: 'Feel No Pain', value: '6+' }]],
    [
      'It has Scouts 6” and Deadly Demise D3.',
      [
        { ability: 'Scouts', value: '6"' },
        { ability: 'Deadly Demise', value: 'D3' },
      ],
    ],
    ['The boat has Feel No Pain.', null],
  ])('finds the numbers of core abilities: %s', (text, found) => expect(readCoreAbilityText(text)).toEqual(found));
});
