import { unitCard, type Datasheet } from '#muster/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { realData } from './testing/data-sets.js';
import { translate } from './translate.js';

/** The datasheets that have the ability, and the slugs of those without its number. */
function numbersOf(datasheets: readonly Datasheet[], name: string): readonly [count: number, missing: readonly string[]] {
  const having = datasheets.filter((sheet) => unitCard(sheet).abilities.some((ability) => ability.name === name));
  const missing = having.filter((sheet) => unitCard(sheet).abilities.some((ability) => ability.name === name && ability.value === null));
  return [having.length, missing.map(({ slug }) => slug)];
}

describe.skipIf(!isPresent('wh40k-10e'))('the cards of the 10th edition data of 2026-06-14', () => {
  let datasheets: readonly Datasheet[] = [];
  beforeAll(async () => {
    const { files, facts } = await realData('wh40k-10e');
    ({ datasheets } = translate(files, facts, { edition: '10e' }).value);
  }, 120_000);

  // The data links the medic of one unit to the rule, and states its number nowhere.
  it.each([
    ['Deadly Demise', 582, 0],
    ['Feel No Pain', 137, 1],
    ['Firing Deck', 54, 0],
    ['Scouts', 121, 0],
  ])('have the number of %s', (name, count, unknown) => {
    const [having, missing] = numbersOf(datasheets, name);
    expect([having, missing.length]).toEqual([count, unknown]);
  });

  it('have the value of every invulnerable save', () => {
    const saves = datasheets.map((sheet) => unitCard(sheet).invulnerableSaves).filter(({ length }) => length > 0);
    expect([saves.length, saves.flat().filter(({ value }) => value === null).length]).toEqual([840, 0]);
    expect(datasheets.flatMap((sheet) => unitCard(sheet).abilities).filter(({ name }) => /invulnerable save/i.test(name))).toEqual([]);
  });

  it('link nearly every option to what it brings, and every weapon to what brings it', () => {
    const cards = datasheets.map(unitCard);
    const options = cards.flatMap((card) => card.options.flatMap((group) => group.options));
    const linked = options.filter(({ weapons, abilities }) => weapons.length + abilities.length > 0).length;
    expect(linked / options.length).toBeGreaterThan(0.94);
    const weapons = cards.flatMap((card) => card.weapons);
    const brought = weapons.filter((weapon) => weapon.options.length + weapon.wargear.length > 0).length;
    expect(brought / weapons.length).toBeGreaterThan(0.98);
  });
});
