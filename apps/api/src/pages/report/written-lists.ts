import { readSubject, type CheckSubject } from '#muster/checking';
import type { Say } from '#muster/messages';
import { writeList, type WrittenFormat } from '#muster/formats';
import type { Phrase } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';

/** A list as one of our export formats writes it. */
export interface WrittenAs {
  readonly words: Phrase;
  readonly text: string | null;
  /** Why the list could not be written in this format; empty if it was. */
  readonly why: readonly string[];
}

const FORMATS: readonly { readonly format: WrittenFormat; readonly words: Phrase }[] = [
  { format: 'app', words: REPORT.asApp },
  { format: 'wtc-compact', words: REPORT.asWtc },
];

export async function writtenLists(subject: CheckSubject, say: Say): Promise<readonly WrittenAs[]> {
  const { roster, format } = await readSubject(subject);
  if (format.id === null || roster.units.length === 0) return [];
  return FORMATS.map(({ format: form, words }) => {
    const { text, diagnostics } = writeList(roster, form);
    return { words, text, why: diagnostics.map(say) };
  });
}
