import { modelsIn, type ModelsText } from '../models-text.js';
import { listIn, numberIn } from '../sentences.js';
import type { TransportDraft } from './transport-text.types.js';

/** A number as a capture group. */
export const NUMBER = String.raw`(\d+|an?(?: single)?|one|two|thr?ee|four|five|six|ten)`;
/** The subjects of a clause. The bearer of an upgrade is excluded, because its clause changes the clause of its model. */
export const SUBJECT_WORDS = String.raw`(?:This|The|An?|Each)(?! bearer\b)(?: (?!that\b)[^ .,:;]+){1,8}`;
const SUBJECT = String.raw`^${SUBJECT_WORDS} `;
const HEAD = new RegExp(
  String.raw`${SUBJECT}(?:ha+s a transport capacity(?: of)?|can transport(?: up to)?) ${NUMBER} (.+?)(?: instead)?\.?$`,
  'i',
);
/** "any number of X CHARACTERS and one other X unit, up to a total of 10 models", "2 X units, up to a total of 10 models". */
const TOTAL = String.raw`,? (?:up to|but no more than) (?:a (?:total|maximum) of )?(\d+) models?(?: in total)?\.?$`;
const ONE_UNIT = new RegExp(String.raw`${SUBJECT}can transport any number of (.+?) and one other (.+?) unit${TOTAL}`, 'i');
const SOME_UNITS = new RegExp(String.raw`${SUBJECT}has a transport capacity of ${NUMBER} (.+?) units${TOTAL}`, 'i');
/** A text that starts like this is a capacity clause, whether or not it is understood. */
export const SPEAKS_OF_IT = new RegExp(String.raw`${SUBJECT}(?:ha+s a transport capacity|can transport)\b`, 'i');
/** Reads the first sentence, which states the number and kind of models. */
export function readHead(sentence: string, draft: TransportDraft): boolean {
  const one = ONE_UNIT.exec(sentence);
  if (one) return readUnits({ most: 1, kind: one[2], besides: one[1], total: one[3] }, draft);
  const some = SOME_UNITS.exec(sentence);
  if (some) return readUnits({ most: numberIn(some[1] ?? ''), kind: some[2], total: some[3] }, draft);
  const [, capacity = '', passengers = ''] = HEAD.exec(sentence) ?? [];
  draft.capacity = numberIn(capacity);
  draft.speaksOf = /\bunits?$/i.test(passengers) ? 'units' : 'models';
  return capacity !== '' && readPassengers(passengers, draft);
}

interface UnitsText {
  readonly most: number;
  readonly kind: string | undefined;
  readonly besides?: string | undefined;
  readonly total: string | undefined;
}

function readUnits({ most, kind = '', besides, total }: UnitsText, draft: TransportDraft): boolean {
  const units = modelsIn(kind);
  const others = besides === undefined ? undefined : listIn(besides);
  if (!units || others === null) return false;
  draft.capacity = Number(total);
  draft.passengers = others ? { models: { any: [units.models, others] } } : units;
  draft.units = others ? { most, besides: others } : { most };
  draft.speaksOf = 'units';
  return true;
}

/** Reads "12 X models and 1 Y model", "20 X models, or 1 Y model", "6 models from the following units: ..." and "6 models". */
function readPassengers(text: string, draft: TransportDraft): boolean {
  const [main = '', ...others] = text.split(/,? (?=(?:and|or) \d+ )/);
  const named = /^models from the following units: (.+)$/i.exec(main)?.[1] ?? main;
  const narrowed = /^(.+?),? (?:other than|which must be|including) (.+)$/i.exec(named);
  const models = modelsIn(narrowed?.[1] ?? named);
  const narrower = narrowed ? modelsIn(narrowed[2] ?? '') : null;
  if (narrowed && !narrower) return false;
  draft.passengers = models;
  if (models && narrower && / which must be /i.test(named)) draft.passengers = { models: { all: [models.models, narrower.models] } };
  else if (models && narrower && / including /i.test(named)) draft.passengers = { models: { any: [models.models, narrower.models] } };
  else if (narrower) draft.excluded.push(narrower);
  const items = others.map((other) => {
    const counted = /^(and|or) (\d+) (.+)$/i.exec(other);
    const kind = modelsIn(counted?.[3] ?? '');
    return counted && kind ? { item: { ...kind, count: Number(counted[2]) }, isBeside: /^and$/i.test(counted[1] ?? '') } : null;
  });
  if (readSmallerRoom(items, draft)) return true;
  const read = items.map((one) => {
    if (one) (one.isBeside ? draft.beside : draft.instead).push(one.item);
    return one !== null;
  });
  return !read.includes(false);
}

interface CountedItem {
  readonly item: ModelsText & { readonly count: number };
  readonly isBeside: boolean;
}

/** Reads "12 X models or 7 X models and 1 Y model", which means that a Y takes the space of five models. */
function readSmallerRoom([fewer, other, ...more]: readonly (CountedItem | null)[], draft: TransportDraft): boolean {
  if (!fewer || fewer.isBeside || !other?.isBeside || more.length > 0) return false;
  const { count, ...kind } = fewer.item;
  if (JSON.stringify(kind) !== JSON.stringify(draft.passengers)) return false;
  draft.alsoUpTo.push({ ...other.item, size: (draft.capacity - count) / other.item.count });
  return true;
}
