import { splitBlob } from '#muster/formats';
import type { GivenList } from '#muster/persistence';
import { BULK_LIMITS } from '../limits.js';
import { nothing, refusal, type TakenIn } from './taken-in.js';

export function textList(player: string | null, source: string | null, text: string): GivenList {
  return { player, source, kind: 'text', content: Buffer.from(text) };
}

/** A text of one list or of many. Of one alone nothing is cut off. */
export function takeBlob(text: string, source: string | null): TakenIn {
  const lines = lineCount(text);
  if (lines > BULK_LIMITS.lines) {
    const message = `${source ?? 'The text'} has ${lines} lines; at most ${BULK_LIMITS.lines} are taken at once.`;
    return {
      ...nothing,
      refused: [refusal('UPLOAD_TOO_LARGE', { item: null, source }, message, `${BULK_LIMITS.lines} lines`, `${lines}`)],
    };
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
