import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from '../repository-folder.js';

/**
 * A documented operation. The same file is a page of the documentation and a test; the operations of the first hour are also tabs of
 * GraphiQL.
 */
export interface ExampleOperation {
  /** Audience, order and subject: `player-01-search`. */
  readonly name: string;
  readonly query: string;
  /** JSON from the file of the same name; empty if there is none. */
  readonly variables: string;
}

export const examplesFolder = path.join(repositoryFolder, 'docs/examples');

export async function readExampleOperations(folder: string = examplesFolder): Promise<readonly ExampleOperation[]> {
  const files = await readdir(folder).catch((): string[] => []);
  const documents = files.filter((file) => file.endsWith('.graphql')).toSorted((a, b) => audienceOf(a) - audienceOf(b) || (a < b ? -1 : 1));
  return Promise.all(
    documents.map(async (file) => {
      const name = path.basename(file, '.graphql');
      const variables = files.includes(`${name}.json`) ? await readFile(path.join(folder, `${name}.json`), 'utf8') : '';
      return { name, query: await readFile(path.join(folder, file), 'utf8'), variables };
    }),
  );
}

/** Players come first, because most visitors are players. */
const AUDIENCES = ['player', 'organiser', 'administrator'];

const audienceOf = (file: string): number => AUDIENCES.findIndex((audience) => file.startsWith(audience));
