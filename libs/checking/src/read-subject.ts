import type { BuiltArmy } from '#muster/army';
import { isZip } from '#muster/battlescribe';
import { beginsLikeRosterFile, decodeText, readList, readRosterBytes, type ListReading, type ListSource } from '#muster/formats';
import type { CheckSubject } from './report/check-report.js';

/** The result of reading a check's subject: the roster as written, and what was reported while reading it. */
export type SubjectReading = Pick<ListReading, 'roster' | 'format' | 'diagnostics' | 'review'> & {
  /** The roster as selections with BattleScribe ids, if the subject has them. Each unit's id is then the id of its selection. */
  readonly built?: BuiltArmy | null;
  /** What the tool that wrote the list states about itself. Absent if the subject is not text. */
  readonly source?: ListSource;
};

/** A subject, or what has been read of it already. */
export type GivenSubject = CheckSubject | SubjectReading;

/** The content of the subject never makes this throw. */
export async function readSubject(subject: GivenSubject): Promise<SubjectReading> {
  if (!('kind' in subject)) return subject;
  if (subject.kind === 'text') return readText(subject.text);
  if (subject.kind === 'file') return readFile(subject.name, subject.bytes);
  const format = { id: 'native', dialect: null, edition: null, confidence: 'certain' } as const;
  return { roster: subject.roster, format, diagnostics: [], review: [] };
}

/** What a pasted list says, without an account of its lines. Null if the subject is a roster or a file. */
export function readPastedList(subject: CheckSubject): SubjectReading | null {
  if (subject.kind !== 'text' || beginsLikeRosterFile(subject.text)) return null;
  const { roster, format, diagnostics, review, source } = readList(subject.text);
  return { roster, format, diagnostics, review, source };
}

/** A pasted text may also be the content of a roster file. */
const readText = async (text: string): Promise<SubjectReading> =>
  beginsLikeRosterFile(text) ? readFile('the list', new TextEncoder().encode(text)) : readList(text);

/** A file that starts like a roster file but is not one may still contain a list in another format. */
async function readFile(name: string, bytes: Uint8Array): Promise<SubjectReading> {
  const text = isZip(bytes) ? null : decodeText(bytes);
  const reading = await readRosterBytes(name, text === null ? bytes : new TextEncoder().encode(text));
  const list = text === null || reading.built !== null ? null : readList(text);
  return list === null || list.format.id === null ? reading : list;
}
