import { readDataFile } from '#muster/battlescribe';
import type { Diagnostic } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import type { Source } from '../source/source-files.js';
import { otherEdition } from './source-problems.js';

/** Reads only the game system files, which name the edition, so that data of the wrong edition is refused before the whole game is read. */
export async function editionProblems({ files }: Source, asked: EditionId): Promise<readonly Diagnostic[]> {
  const problems: Diagnostic[] = [];
  for (const { path, bytes } of files) {
    if (!/\.gstz?$/i.test(path)) continue;
    const { value } = await readDataFile(path, await bytes());
    if (value) problems.push(...otherEdition(asked, [value]));
  }
  return problems;
}
