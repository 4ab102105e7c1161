import { splitBlob } from '#muster/formats';
import type { GivenList } from '#muster/persistence';
import { PASTED } from '../bulk.messages.js';
import { BULK_LIMITS } from '../limits.js';
import { nothing, refusal, type TakenIn } from './taken-in.js';

type Columns = GivenList['columns'];

export function textList(player: string | null, source: string | null, text: string, columns: Columns = {}): GivenList {
  return { player, source, kind: 'text', content: Buffer.from(text), columns };
}

/** Splits a text into one or more lists. If there is only one list, it keeps the complete text. */
export function takeBlob(text: string, source: string | null): TakenIn {
  const lines = lineCount(text);
  if (lines > BULK_LIMITS.lines) {
    const params = { source: source ?? PASTED.text, count: lines, limit: BULK_LIMITS.lines };
    const refused = { item: null, source, expected: `${BULK_LIMITS.lines} lines`, got: `${lines}` };
    return { ...nothing, refused: [refusal('UPLOAD_TOO_LARGE', 'lines', params, refused)] };
  }
  const { lists, unassigned } = splitBlob(text);
  return {
    ...nothing,
    lists: lists.map((list) => textList(list.player, source, list.text)),
    leftOut: unassigned.map((line) => ({ source, ...line })),
  };
}

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
