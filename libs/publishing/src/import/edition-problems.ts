import { readDataFile } from '#muster/battlescribe';
import type { Diagnostic } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import type { Source } from '../source/source-files.js';
import { otherEdition } from './source-problems.js';

/** Reads the game systems alone, which say of which edition the data are, before a whole game is read for nothing. */
export async function editionProblems({ files }: Source, asked: EditionId): Promise<readonly Diagnostic[]> {
  const problems: Diagnostic[] = [];
  for (const { path, bytes } of files) {
    if (!/\.gstz?$/i.test(path)) continue;
    const { value } = await readDataFile(path, await bytes());
    if (value) problems.push(...otherEdition(asked, [value]));
  }
  return problems;
}
