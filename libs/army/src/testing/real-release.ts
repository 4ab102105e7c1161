import { readFileSync } from 'node:fs';
import { compileGame, detectDialect, readArchive, readDataFile, StringPool, type DataFile } from '#muster/battlescribe';
import type { EditionId } from '#muster/roster';
import { noProseFacts, translate } from '#muster/importers';
import { filesIn, sharedData, type NamedBytes } from '../../../battlescribe/src/read/testing/shared-data.js';
import { indexRelease, type IndexedRelease } from '#muster/catalogue';

/**
 * A real state of the data, or only its game system and the files whose names contain one of the words. `state` is the beginning of a zip's
 * name among the dated states of the 10th edition, the path of a zip in the real data, or a folder of it.
 */
export function realRelease(state: string, edition: EditionId, words: readonly string[] = ['']): Promise<IndexedRelease> {
  const key = [state, edition, ...words].join('|');
  const kept = known.get(key) ?? readRelease(state, edition, words);
  known.set(key, kept);
  return kept;
}

const known = new Map<string, Promise<IndexedRelease>>();

async function readRelease(state: string, edition: EditionId, words: readonly string[]): Promise<IndexedRelease> {
  const wanted = (await filesOf(state)).filter(({ path }) => path.endsWith('.gst') || words.some((word) => path.includes(word)));
  const strings = new StringPool();
  const files: DataFile[] = [];
  for (const { path, bytes } of wanted) {
    const { value } = await readDataFile(path, bytes, { strings });
    if (value !== null) files.push(value);
  }
  const dialect = detectDialect(files);
  const release = {
    id: state,
    edition,
    label: state,
    source: 'battlescribe',
    sourceRevision: null,
    effectiveFrom: state,
    status: 'published',
    dialect,
    contentHash: '',
  } as const;
  const { factions, ...readModel } = translate(files, noProseFacts, { edition }).value;
  // Only the catalogues that the tested lists need are read, so the others are not missing.
  const complete = factions.map(({ missingFiles: _unread, ...faction }) => faction);
  return indexRelease({ release, readModel: { ...readModel, factions: complete }, files }, compileGame(files, dialect));
}

async function filesOf(state: string): Promise<readonly NamedBytes[]> {
  if (state.endsWith('.zip')) return (await readArchive(state, new Uint8Array(readFileSync(sharedData(state))))).value;
  const zip = filesIn('wh40k-10e-releases').find(({ path }) => path.startsWith(state));
  if (zip === undefined) return filesIn(state).filter(({ path }) => path.endsWith('.cat') || path.endsWith('.gst'));
  const { value } = await readArchive(state, zip.bytes);
  return value;
}
