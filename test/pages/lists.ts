import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, '../../prisma/sample/lists', `${name}.txt`), 'utf8');

/** Lists of the sample. */
export const illegal = read('ashen-orchard-illegal');
export const legal = read('tidewright-harbour-watch-legal');
export const storm = read('tidewright-storm-convoy-legal');
