import type { BuiltRoster } from '@muster/catalogue';
import { readList, readRosterBytes, type ListReading } from '@muster/formats';
import type { CheckSubject } from './check-report.js';

/** What a check needs of its subject: the roster as written, and what was said on the way to it. */
export type SubjectReading = Pick<ListReading, 'roster' | 'format' | 'diagnostics' | 'review'> & {
  /** The roster by the data's own ids, where the subject has them. */
  readonly built?: BuiltRoster | null;
};

/** Never throws for what the subject says. */
export async function readSubject(subject: CheckSubject): Promise<SubjectReading> {
  if (subject.kind === 'text') return readList(subject.text);
  if (subject.kind === 'file') return readRosterBytes(subject.name, subject.bytes);
  const format = { id: 'native', dialect: null, edition: null, confidence: 'certain' } as const;
  return { roster: subject.roster, format, diagnostics: [], review: [] };
}
