import { looseKey } from '#muster/catalogue';
import { bearing, change, copy, distinct, freeEnhancements, upgrade, withUnits, type Kind } from '../edit.js';
import { canBear, enhancementsOf, has, isHero } from '../known-list.js';

/** The data may not offer the Enhancement to the unit either; its price is then unknown. */
const BEARER = ['enhancement-bearer-eligible', 'enhancementNotOffered'];

export const ENHANCEMENT_FAULTS: readonly Kind[] = [
  {
    editions: ['10e'],
    fault: 'a second Enhancement on a unit',
    codes: ['one-enhancement-per-unit'],
    ways: (list) =>
      list.units
        .filter(({ unit }) => unit.enhancements.length === 1)
        .flatMap((bearer) =>
          enhancementsOf(list, true)
            .filter(({ name }) => looseKey(name) !== looseKey(bearer.unit.enhancements[0]?.name ?? ''))
            .slice(0, 2)
            .map(({ name }) => change(list, bearer, bearing(name))),
        ),
  },
  {
    editions: ['10e'],
    fault: 'an Enhancement twice',
    codes: ['enhancements-distinct'],
    ways: (list) => {
      const taken = list.roster.units.flatMap(({ enhancements }) => enhancements.map(({ name }) => name));
      const free = list.units.filter((unit) => canBear(unit) && unit.unit.enhancements.length === 0);
      return taken.flatMap((name) => free.map((unit) => change(list, unit, bearing(name))));
    },
  },
  {
    editions: ['10e'],
    fault: 'an Enhancement of another detachment',
    codes: ['enhancements-of-detachment'],
    ways: (list) =>
      list.units
        .filter(({ unit }) => unit.enhancements.length === 1)
        .flatMap((bearer) =>
          enhancementsOf(list, false)
            .slice(0, 3)
            .map(({ name }) => change(list, bearer, (unit) => ({ ...unit, enhancements: [upgrade(name)] }))),
        ),
  },
  {
    editions: ['10e'],
    fault: 'a fourth Enhancement',
    codes: ['enhancements-within-limit'],
    ways: (list) => {
      const [bearer] = list.units.filter(canBear);
      const names = enhancementsOf(list, true).map(({ name }) => name);
      if (!bearer || names.length < 4) return [];
      const bare = list.roster.units.map((unit) => ({ ...unit, enhancements: [] }));
      const bearers = names.slice(0, 4).map((name, number) => bearing(name)(copy(bearer.unit, number)));
      return [withUnits(list, [...bare, ...bearers])];
    },
  },
  {
    editions: ['10e'],
    fault: 'an Enhancement on an EPIC HERO',
    codes: BEARER,
    ways: (list) =>
      list.units.filter(isHero).flatMap((hero) =>
        enhancementsOf(list, true)
          .slice(0, 1)
          .map(({ name }) => change(list, hero, bearing(name))),
      ),
  },
  {
    editions: ['10e'],
    fault: 'an Enhancement on a unit that is not a CHARACTER',
    codes: BEARER,
    ways: (list) =>
      distinct(list)
        .filter(({ sheet }) => !has(sheet, 'character'))
        .flatMap((unit) =>
          freeEnhancements(list)
            .slice(0, 1)
            .map(({ name }) => change(list, unit, bearing(name))),
        ),
  },
  {
    editions: ['10e'],
    fault: 'an Enhancement that no data has',
    codes: ['UNRESOLVED_NAME'],
    ways: (list) => list.units.filter(canBear).map((unit) => change(list, unit, bearing('Moonlit Salt Crown'))),
  },
];
