import type { GivenList } from '#muster/persistence';
import { BULK_LIMITS } from '../limits.js';
import { takeCsv } from './take-csv.js';
import { takeFiles } from './take-files.js';
import { takeBlob, textList } from './take-text.js';
import { nothing, refusal, type Given, type TakenIn, type TakeRefusal } from './taken-in.js';

const PLAYER_LENGTH = 100;
const SOURCE_LENGTH = 255;

/** Splits the input into lists and checks the limits. If there is any refusal, no list may be accepted. */
export async function takeIn(given: Given): Promise<TakenIn> {
  const taken = await takeApart(given);
  const refused = [...taken.refused, ...refusedOf(taken)];
  return { ...taken, lists: taken.lists.map(shortNamed), refused: refused.slice(0, BULK_LIMITS.refusals) };
}

async function takeApart(given: Given): Promise<TakenIn> {
  switch (given.kind) {
    case 'blob':
      return takeBlob(given.text, null);
    case 'csv':
      return takeCsv(given.text, null);
    case 'texts':
      return { ...nothing, lists: given.texts.map(({ player, text }) => textList(player, null, text)) };
    case 'files':
      return takeFiles(given.files);
  }
}

function refusedOf({ lists, refused }: TakenIn): readonly TakeRefusal[] {
  const count = lists.length;
  const everything = { item: null, source: null };
  if (count === 0 && refused.length > 0) return [];
  if (count === 0) return [refusal('NO_LISTS', 'none', {}, { ...everything, expected: 'a list', got: 'none' })];
  if (count > BULK_LIMITS.lists) {
    const { lists: limit } = BULK_LIMITS;
    return [refusal('TOO_MANY_LISTS', 'tooMany', { count, limit }, { ...everything, expected: `${limit}`, got: `${count}` })];
  }
  return lists.flatMap((list, at) => tooLarge(list, at + 1));
}

function tooLarge({ kind, source, content }: GivenList, item: number): readonly TakeRefusal[] {
  const most = kind === 'text' ? BULK_LIMITS.textBytes : BULK_LIMITS.fileBytes;
  if (content.length <= most) return [];
  const params = { number: item, source: source ?? '', count: content.length, limit: most };
  const messageId = source === null ? kind : (`${kind}Of` as const);
  return [refusal('LIST_TOO_LARGE', messageId, params, { item, source, expected: `${most}`, got: `${content.length}` })];
}

function shortNamed({ player, source, ...list }: GivenList): GivenList {
  return {
    ...list,
    player: player && Array.from(player).slice(0, PLAYER_LENGTH).join(''),
    source: source && Array.from(source).slice(-SOURCE_LENGTH).join(''),
  };
}
