import { readFileSync } from 'node:fs';
import { compileGame, detectDialect, type DataFile } from '#muster/battlescribe';
import { applyNodeOverlays, indexRelease, type Overlay, type ReadModel, type Release } from '#muster/catalogue';
import { judgeList, NOTHING_ASKED, rulesAsked, type AskedQuestion, type CheckReport } from '#muster/checking';
import { readList } from '#muster/formats';
import { parseNative, translateNative } from '#muster/importers';
import type { Roster } from '#muster/roster';

const sample = new URL('../../prisma/sample/', import.meta.url);

export const sampleList = (name: string): string => readFileSync(new URL(`lists/${name}.txt`, sample), 'utf8');

/**
 * Compiles a release of the invented sample from its file, without a database. Optionally changes its text or its nodes, or adds errors to
 * its data.
 */
export function sampleRelease(
  label: string,
  errors: readonly Pick<Overlay, 'target' | 'field' | 'value'>[] = [],
  rewritten: (json: string) => string = (json) => json,
  reshaped: (file: DataFile) => DataFile = (file) => file,
  remodelled: (model: ReadModel) => ReadModel = (model) => model,
) {
  const { value } = parseNative(JSON.parse(rewritten(readFileSync(new URL(`${label}.json`, sample), 'utf8'))));
  if (!value) throw new Error(`${label} was not read.`);
  const { files: correct, readModel } = translateNative(value);
  const files = applyNodeOverlays(
    correct.map(reshaped),
    errors.map((error, index) => ({ ...error, id: String(index), author: 'a typist', reason: 'a slip' })),
  );
  const dialect = detectDialect(files);
  const release: Release = {
    id: label,
    edition: '10e',
    label,
    source: 'native',
    sourceRevision: null,
    effectiveFrom: label.slice(-7) + '-15',
    status: 'published',
    dialect,
    contentHash: label,
  };
  const game = compileGame(files, dialect);
  return { release, game, index: indexRelease({ release, files, readModel: remodelled(readModel) }, game) };
}

export function judged(
  text: string,
  compiled: ReturnType<typeof sampleRelease>,
  asked: Partial<AskedQuestion> = {},
  declared?: Roster['declared'],
): CheckReport {
  const question: AskedQuestion = { ...NOTHING_ASKED, against: { kind: 'today' }, ...asked };
  const rules = rulesAsked('10e', question);
  if ('refused' in rules) throw new Error('The rules are there.');
  const read = readList(text);
  const reading = declared === undefined ? read : { ...read, roster: { ...read.roster, declared } };
  return judgeList({ reading, edition: { id: '10e', how: 'certain' }, compiled, rules, question });
}
