import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArchive, readDataFileXml, StringPool, type DataFile } from '#muster/battlescribe';
import { sharedData } from '../../../../battlescribe/src/read/testing/shared-data.js';
import { collectProseFacts, type ProseFacts } from '../prose/prose-facts.js';

/** A data set: its files, and the facts from their rules text. */
export interface DataSet {
  readonly files: readonly DataFile[];
  readonly facts: ProseFacts;
}

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));

/** The small invented data set of an edition. */
export function inventedData(edition: '8e' | '9e' | '10e'): DataSet {
  return readAll(filesIn(path.join(FIXTURES, edition)));
}

/** Reads a folder of data files, or the zip file in it whose name starts with `zip`. */
export async function realData(folder: string, zip?: string): Promise<DataSet> {
  const inside = sharedData(folder);
  if (zip === undefined) return readAll(filesIn(inside));
  const name = readdirSync(inside).find((candidate) => candidate.startsWith(zip) && candidate.endsWith('.zip'));
  if (name === undefined) throw new Error(`There is no ${zip} in ${folder}.`);
  const { value } = await readArchive(name, new Uint8Array(readFileSync(path.join(inside, name))));
  return readAll(value.map((file) => ({ name: path.basename(file.path), bytes: file.bytes })));
}

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function filesIn(folder: string): readonly NamedBytes[] {
  const names = readdirSync(folder).filter((name) => /\.(cat|gst)$/.test(name));
  return names.toSorted().map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(folder, name))) }));
}

function readAll(sources: readonly NamedBytes[]): DataSet {
  const strings = new StringPool();
  const { visit, facts } = collectProseFacts();
  const readings = sources.map(({ name, bytes }) => readDataFileXml(name, bytes, { strings, onProse: visit }));
  return { files: readings.flatMap(({ value }) => (value ? [value] : [])), facts };
}
