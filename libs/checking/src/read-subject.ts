import type { BuiltArmy } from '#muster/army';
import { isZip } from '#muster/battlescribe';
import { decodeText, looksLikeRosterFile, readList, readRosterBytes, type ListReading, type ListSource } from '#muster/formats';
import type { CheckSubject } from './report/check-report.js';

/** What a check needs of its subject: the roster as written, and what was said on the way to it. */
export type SubjectReading = Pick<ListReading, 'roster' | 'format' | 'diagnostics' | 'review'> & {
  /** The roster as selections of the data's own ids, where the subject has them: a unit's id is that of its selection. */
  readonly built?: BuiltArmy | null;
  /** What the tool that wrote it says of itself. Absent: it is no text. */
  readonly source?: ListSource;
};

/** Never throws for what the subject says. */
export async function readSubject(subject: CheckSubject): Promise<SubjectReading> {
  if (subject.kind === 'text') return readText(subject.text);
  if (subject.kind === 'file') return readFile(subject.name, subject.bytes);
  const format = { id: 'native', dialect: null, edition: null, confidence: 'certain' } as const;
  return { roster: subject.roster, format, diagnostics: [], review: [] };
}

/** People paste roster files too. */
async function readText(text: string): Promise<SubjectReading> {
  const bytes = new TextEncoder().encode(text);
  return looksLikeRosterFile(bytes) ? readFile('the list', bytes) : readList(text);
}

/** What begins as a roster file does and is none may still be a list of another form. */
async function readFile(name: string, bytes: Uint8Array): Promise<SubjectReading> {
  const text = isZip(bytes) ? null : decodeText(bytes);
  const reading = await readRosterBytes(name, text === null ? bytes : new TextEncoder().encode(text));
  const list = text === null || reading.built !== null ? null : readList(text);
  return list === null || list.format.id === null ? reading : list;
}
