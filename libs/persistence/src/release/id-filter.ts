import { hash } from 'node:crypto';

/** With four bits of each id, one of a hundred ids that are not there is taken for one that may be. */
const BITS_AN_ID = 10;
const WORDS = [0, 4, 8, 12] as const;

/** A Bloom filter of the ids in base64. */
export function filterOf(ids: readonly string[]): string {
  const bits = Buffer.alloc(Math.ceil((ids.length * BITS_AN_ID) / 8) + 1);
  for (const [at, bit] of ids.flatMap((id) => placesOf(id, bits))) bits[at] = (bits[at] ?? 0) | bit;
  return bits.toString('base64');
}

/** False if the filter was made without the id. */
export function mayHave(filter: string, id: string): boolean {
  const bits = Buffer.from(filter, 'base64');
  return placesOf(id, bits).every(([at, bit]) => ((bits[at] ?? 0) & bit) !== 0);
}

function placesOf(id: string, bits: Buffer): readonly (readonly [at: number, bit: number])[] {
  const digest = hash('sha1', id, 'buffer');
  return WORDS.map((word) => {
    const place = digest.readUInt32LE(word) % (8 * bits.length);
    return [place >> 3, 1 << (place & 7)];
  });
}
