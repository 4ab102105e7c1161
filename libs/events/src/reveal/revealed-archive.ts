import { csvLine } from '#muster/bulk';
import { Zip, ZipDeflate } from 'fflate';
import type { RevealedList } from './revealed-lists.service.js';

const HEAD = ['file', 'player', 'team', 'faction', 'points', 'verdict', 'normalised', 'hash'];
const INDEX = 'index.csv';
const LONGEST_NAME = 60;

/** The lists as a zip: a text file for each, and a table of them. A list that cannot be shown as text is only in the table. */
export async function* revealedArchive(lists: AsyncIterable<RevealedList>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const add = (name: string, text: string): void => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(Buffer.from(text), true);
  };
  const index = [csvLine(HEAD)];
  for await (const { player, team, faction, points, verdict, isNormalised, hash, text } of lists) {
    const name = text === null ? null : `${String(index.length).padStart(4, '0')} ${fileName(player ?? hash.slice(0, 8))}.txt`;
    if (name !== null && text !== null) add(name, text);
    index.push(csvLine([name, player, team, faction, points, verdict, isNormalised ? 'yes' : 'no', hash]));
    yield* made.splice(0);
  }
  add(INDEX, index.join(''));
  zip.end();
  yield* made;
}

/** A name as every file system accepts it: it leads to no other folder. */
function fileName(name: string): string {
  const plain = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N} .,'()-]/gu, '_');
  return (
    Array.from(plain)
      .slice(0, LONGEST_NAME)
      .join('')
      .replaceAll(/\.{2,}/g, '.')
      .replace(/[. ]+$/, '')
      .trim() || 'list'
  );
}
