import { readDataFile } from '#muster/battlescribe';
import type { Diagnostic } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import type { Source } from '../source/source-files.js';
import { otherEdition } from './source-problems.js';

/** Reads only the game system files, which name the edition, so that data of the wrong edition is refused before the whole game is read. */
export async function editionProblems({ files }: Source, asked: EditionId): Promise<readonly Diagnostic[]> {
  const problems: Diagnostic[] = [];
  for (const { path, bytes } of files) {
    const isJson = /\.json$/i.test(path);
    if (!isJson && !/\.gstz?$/i.test(path)) continue;
    const content = await bytes();
    if (isJson && !isJsonGameSystem(content)) continue;
    const { value } = await readDataFile(path, content);
    if (value) problems.push(...otherEdition(asked, [value]));
  }
  return problems;
}

/** The first key of a data file in JSON says what it is, so the file need not be parsed to find out. */
function isJsonGameSystem(content: Uint8Array): boolean {
  return /^\s*\{\s*"gameSystem"/.test(new TextDecoder().decode(content.subarray(0, 200)));
}
