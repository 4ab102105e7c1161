import { readList, type ListReading } from '@muster/formats';
import type { CheckSubject } from './check-report.js';

/** What a check needs of its subject: the roster as written, and what was said on the way to it. */
export type SubjectReading = Pick<ListReading, 'roster' | 'format' | 'diagnostics' | 'review'>;

/** Never throws for what the subject says. */
export function readSubject(subject: CheckSubject): SubjectReading {
  if (subject.kind === 'text') return readList(subject.text);
  const format = { id: 'native', dialect: null, edition: null, confidence: 'certain' } as const;
  return { roster: subject.roster, format, diagnostics: [], review: [] };
}
