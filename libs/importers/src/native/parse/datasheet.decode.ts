import { slugOf } from '#muster/catalogue';
import type {
  NativeDatasheet,
  NativeModel,
  NativeOption,
  NativeOptionGroup,
  NativePoints,
  NativeProfile,
  NativeSave,
  NativeTransport,
} from '../native.types.js';
import {
  checked,
  flag,
  id,
  isRecord,
  label,
  list,
  object,
  oneOf,
  orNull,
  required,
  usually,
  whole,
  type Decode,
  type Field,
  type Place,
} from './decode.js';
import { keywordExpression } from './keyword-expression.js';
import { unique } from './references.js';

const NAME = label();
const COUNT = whole(0, 999);
const POINTS = whole(0, 100_000);
const NAMES = list(NAME, { max: 100 });

/** An id that is derived from the name if it is omitted. */
const idFromName: Field<string> = {
  decode: id,
  usual: ({ name }) => slugOf(typeof name === 'string' ? name : ''),
};

const option: Decode<NativeOption> = object<NativeOption>({
  id: idFromName,
  name: required(NAME),
  points: usually(POINTS, 0),
  default: usually(flag, false),
  abilities: usually(NAMES, []),
  max: usually(orNull(whole(1, 999)), null),
});

const optionGroup: Decode<NativeOptionGroup> = checked(
  object<NativeOptionGroup>({
    id: idFromName,
    name: required(NAME),
    min: usually(COUNT, 0),
    max: usually(orNull(whole(1, 999)), 1),
    options: required(list(option, { min: 1, max: 100 })),
  }),
  ({ min, max, options }, place) => {
    if (max !== null && min > max) place.wrong('minAboveMax', { min, max });
    const defaults = options.filter((one) => one.default).length;
    const fits = defaults === 0 || (defaults >= min && (max === null || defaults <= max));
    if (!fits) place.wrong('defaultsDiffer', { defaults, min, max: max ?? 999 });
    return fits && (max === null || min <= max);
  },
);

const optionGroups = usually(list(optionGroup, { max: 50 }), []);

const wargear = object<NativeModel['wargear'][number]>({ name: required(NAME), count: usually(whole(1, 99), 1) });

/** Wargear may be written as just its name. */
const wargearOrName: typeof wargear = (value, place) => wargear(typeof value === 'string' ? { name: value } : value, place);

const model: Decode<NativeModel> = checked(
  object<NativeModel>({
    id: idFromName,
    name: required(NAME),
    min: usually(COUNT, 1),
    max: { decode: orNull(whole(1, 999)), usual: ({ min }) => (typeof min === 'number' && min > 0 ? min : 1) },
    points: usually(POINTS, 0),
    keywords: usually(NAMES, []),
    wargear: usually(list(wargearOrName, { max: 50 }), []),
    options: optionGroups,
  }),
  ({ min, max }, place) => {
    if (max !== null && min > max) place.wrong('minAboveMax', { min, max });
    return max === null || min <= max;
  },
);

const VALUE = label(80);

const pairs = list(object<NativeProfile['characteristics'][number]>({ name: required(NAME), value: required(VALUE) }), { min: 1, max: 20 });

/**
 * Characteristics as an object, `{"M": "6\"", "T": "4"}`, in the order of the document, or as a list of pairs, which is the stored form
 * because a database does not keep the order of fields.
 */
const characteristics: Decode<NativeProfile['characteristics']> = (value, place) => {
  if (Array.isArray(value)) return pairs(value, place);
  if (!isRecord(value)) return place.wrong('notObject');
  const fields = Object.entries(value);
  if (fields.length === 0 || fields.length > 20) return place.wrong(fields.length === 0 ? 'empty' : 'tooLong', { limit: 20 });
  const read = fields.flatMap(([name, given]) => {
    const text = VALUE(given, place.at(name));
    return text === undefined || NAME(name, place) === undefined ? [] : [{ name, value: text }];
  });
  return read.length === fields.length ? read : undefined;
};

function profiles(kind: string): Field<readonly NativeProfile[]> {
  const profile = object<NativeProfile>({ name: required(NAME), kind: usually(NAME, kind), characteristics: required(characteristics) });
  return usually(list(profile, { max: 60 }), []);
}

const bySize = checked(
  list(object<NativePoints['bySize'][number]>({ upTo: usually(orNull(whole(1, 999)), null), points: required(POINTS) }), {
    min: 1,
    max: 20,
  }),
  (tiers, place) => {
    const rising = tiers.every(({ upTo }, index) => (upTo === null ? index === tiers.length - 1 : upTo > (tiers[index - 1]?.upTo ?? 0)));
    if (!rising) place.wrong('tiersNotRising');
    return rising;
  },
);

const pointsObject = object<NativePoints>({
  bySize: required(bySize),
  byCopy: usually(
    list(object<NativePoints['byCopy'][number]>({ from: required(whole(2, 99)), points: required(POINTS) }), { max: 10 }),
    [],
  ),
});

/** A fixed price may be written as a number. */
const points: Decode<NativePoints> = (value, place) =>
  pointsObject(typeof value === 'number' ? { bySize: [{ points: value }] } : value, place);

const space = object<NativeTransport['spaces'][number]>({ models: required(keywordExpression), size: required(whole(2, 99)) });
const keptFor = object<NativeTransport['kept'][number]>({ models: required(keywordExpression), count: required(whole(1, 999)) });

const transport = object<NativeTransport>({
  models: required(whole(1, 999)),
  passengers: required(keywordExpression),
  speaksOf: usually(oneOf('models', 'units'), 'models'),
  spaces: usually(list(space, { max: 20 }), []),
  kept: usually(list(keptFor, { max: 20 }), []),
});

const size = checked(
  object<NonNullable<NativeDatasheet['size']>>({ min: required(whole(1, 999)), max: required(whole(1, 999)) }),
  ({ min, max }, place) => {
    if (min > max) place.wrong('minAboveMax', { min, max });
    return min <= max;
  },
);

const save = object<NativeSave>({
  value: required(label(8)),
  against: usually(orNull(oneOf('ranged', 'melee', 'psychic')), null),
  models: usually(NAMES, []),
});

const anyDatasheet = object<NativeDatasheet>({
  id: required(id),
  name: required(NAME),
  aliases: usually(NAMES, []),
  faction: required(id),
  legends: usually(flag, false),
  role: usually(orNull(NAME), null),
  powerRating: usually(orNull(whole(0, 999)), null),
  keywords: required(NAMES),
  factionKeywords: usually(NAMES, []),
  abilities: usually(NAMES, []),
  factionAbilities: usually(NAMES, []),
  invulnerableSaves: usually(list(save, { max: 10 }), []),
  profiles: profiles('Unit'),
  weapons: profiles('Ranged Weapons'),
  damage: profiles('Damage'),
  models: required(list(model, { min: 1, max: 40 })),
  size: usually(orNull(size), null),
  options: optionGroups,
  points: required(points),
  pricesOnly: usually(flag, false),
  transport: usually(orNull(transport), null),
  leads: usually(orNull(list(NAME, { min: 1, max: 60 })), null),
  warlord: usually(oneOf('may', 'must', 'cannot'), 'may'),
  copies: usually(orNull(whole(1, 99)), null),
});

/** Ids of models, groups and options are unique in their datasheet. */
export const datasheet: Decode<NativeDatasheet> = (value, place) => {
  const sheet = anyDatasheet(value, place);
  if (sheet) checkParts(sheet, place);
  return sheet;
};

function checkParts({ models, options }: NativeDatasheet, place: Place): void {
  const ids = new Set<string>();
  const checkGroups = (groups: NativeDatasheet['options'], at: Place): void =>
    groups.forEach((group, index) => {
      unique(group.id, ids, at.at(index));
      group.options.forEach((one, step) => unique(one.id, ids, at.at(index).at('options').at(step)));
    });
  models.forEach((one, index) => {
    const at = place.at('models').at(index);
    unique(one.id, ids, at);
    checkGroups(one.options, at.at('options'));
  });
  checkGroups(options, place.at('options'));
}
