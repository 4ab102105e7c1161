import { decodeText } from '#muster/formats';
import type { CheckSubject } from '#muster/checking';
import { looksLikeRosterFile } from '#muster/formats';
import { LIMITS } from '../../platform/limits.js';
import { isText, type Form } from '../../platform/http/form.js';

export type FormSubject = Exclude<CheckSubject, { kind: 'roster' }>;

/** Returns the one list of a form, or the reason why there is not exactly one. */
export function subjectOfForm({ files }: Form, text: string): FormSubject | { readonly fault: string } {
  const [file] = files;
  const isPasted = text.trim() !== '';
  if (file && isPasted) return { fault: 'You pasted a list and also chose a file. Clear the text box or remove the file.' };
  if (!file && !isPasted) return { fault: 'Paste a list or choose a file.' };
  if (!file) return textSubject(text);
  if (file.bytes.length > LIMITS.rosterFile) {
    return { fault: `The file has ${kilobytes(file.bytes.length)}; a roster file may have at most ${kilobytes(LIMITS.rosterFile)}.` };
  }
  if (looksLikeRosterFile(file.bytes)) return { kind: 'file', name: file.name, bytes: file.bytes };
  return textSubject(decodeText(file.bytes) ?? '\0');
}

function textSubject(text: string): FormSubject | { readonly fault: string } {
  const bytes = Buffer.byteLength(text);
  if (bytes > LIMITS.listText) {
    const most = kilobytes(LIMITS.listText);
    return { fault: `The text has ${kilobytes(bytes)}; one list may have at most ${most}. If these are several lists, use "Check many".` };
  }
  if (!isText(text))
    return {
      fault: 'This is not text: it contains characters that a list cannot have. Copy the list from the app again, or save it as text.',
    };
  return { kind: 'text', text };
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;
