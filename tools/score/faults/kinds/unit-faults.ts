import { keywordKey } from '#muster/catalogue';
import { copiesOf, distinct, ofSize, withCopies, withUnits, type Kind } from '../edit.js';
import { has, isHero, type KnownList, type KnownUnit } from '../known-list.js';

const COPIES = ['datasheet-copies-within-limit'];
const SIZES = ['unit-size-purchasable', 'loadout/too-many', 'loadout/too-few', 'tooManyOfOption', 'noSuchModel'];
const SLOTS = ['detachment-slots-kept', 'dedicated-transports-within-infantry'];
const WIDE = ['battleline', 'dedicated transport'];

const isWide = ({ sheet }: KnownUnit): boolean => WIDE.some((keyword) => has(sheet, keyword));

/** Such a detachment may allow more copies of any datasheet. */
const grantsBattleline = ({ index, detachmentId }: KnownList): boolean =>
  index.byId.detachments.get(detachmentId)?.grants.some(({ keyword }) => keywordKey(keyword) === 'battleline') ?? false;

export const UNIT_FAULTS: readonly Kind[] = [
  {
    fault: 'a model too many',
    codes: SIZES,
    ways: (list) => ofSize(list, ({ sheet }) => (sheet.points.maxModels === null ? null : sheet.points.maxModels + 1)),
  },
  {
    editions: ['10e'],
    fault: 'a model too few',
    codes: SIZES,
    // A unit of one size has all its models, whether the list mentions them or not.
    ways: (list) => ofSize(list, ({ sheet: { points } }) => (points.minModels === points.maxModels ? null : points.minModels - 1)),
  },
  {
    editions: ['10e'],
    fault: 'a fourth copy',
    codes: COPIES,
    ways: (list) =>
      (grantsBattleline(list) ? [] : distinct(list))
        .filter((unit) => !isWide(unit) && !isHero(unit))
        .map((unit) => withCopies(list, unit, 4 - copiesOf(list, unit))),
  },
  {
    editions: ['10e'],
    fault: 'a seventh copy of a BATTLELINE unit',
    codes: COPIES,
    ways: (list) =>
      distinct(list)
        .filter(isWide)
        .map((unit) => withCopies(list, unit, 7 - copiesOf(list, unit))),
  },
  {
    editions: ['10e'],
    fault: 'an EPIC HERO twice',
    codes: ['epic-heroes-once'],
    ways: (list) =>
      distinct(list)
        .filter(isHero)
        .map((unit) => withCopies(list, unit, 1)),
  },
  {
    editions: ['10e'],
    fault: 'twice as many models',
    codes: SIZES,
    ways: (list) => ofSize(list, ({ sheet }) => (sheet.points.maxModels === null ? null : 2 * sheet.points.maxModels)),
  },
  {
    fault: 'a unit that no data has',
    codes: ['UNRESOLVED_NAME'],
    ways: (list) =>
      list.roster.units
        .slice(0, 1)
        .map((unit) => withUnits(list, [...list.roster.units, { ...unit, unitId: 'new', name: 'Moonlit Salt Choir', warlord: false }])),
  },
  {
    editions: ['9e'],
    fault: 'more units than the detachment has slots',
    codes: SLOTS,
    ways: (list) =>
      distinct(list)
        .filter(
          ({ sheet, unit }) =>
            unit.detachment !== null && ['HQ', 'Troops', 'Elites', 'Fast Attack', 'Heavy Support'].includes(sheet.role ?? ''),
        )
        .map((unit) => withCopies(list, unit, 7)),
  },
  {
    editions: ['9e'],
    fault: 'more Dedicated Transports than INFANTRY units',
    codes: SLOTS,
    ways: (list) =>
      distinct(list)
        .filter(({ sheet }) => sheet.role === 'Dedicated Transport')
        .map((unit) => withCopies(list, unit, list.units.length + 1)),
  },
];
