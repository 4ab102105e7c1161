import { decodeText } from '#muster/formats';
import type { CheckSubject } from '#muster/checking';
import { looksLikeRosterFile } from '#muster/formats';
import { LIMITS } from '../../platform/limits.js';
import { isText, type Form } from '../../platform/http/form.js';
import { FORM } from '../phrases/form.js';
import type { Phrasing } from '../phrases/phrase.js';

export type FormSubject = Exclude<CheckSubject, { kind: 'roster' }>;

/** Returns the one list of a form, or the reason why there is not exactly one. */
export function subjectOfForm({ files }: Form, text: string, phrase: Phrasing): FormSubject | { readonly fault: string } {
  const [file] = files;
  const isPasted = text.trim() !== '';
  if (file && isPasted) return { fault: phrase(FORM.textAndFile) };
  if (!file && !isPasted) return { fault: phrase(FORM.nothing) };
  if (!file) return textSubject(text, phrase);
  if (file.bytes.length > LIMITS.rosterFile) {
    return { fault: phrase(FORM.largeFile, { size: kilobytes(file.bytes.length), most: kilobytes(LIMITS.rosterFile) }) };
  }
  if (looksLikeRosterFile(file.bytes)) return { kind: 'file', name: file.name, bytes: file.bytes };
  return textSubject(decodeText(file.bytes) ?? '\0', phrase);
}

function textSubject(text: string, phrase: Phrasing): FormSubject | { readonly fault: string } {
  const bytes = Buffer.byteLength(text);
  if (bytes > LIMITS.listText) {
    return { fault: phrase(FORM.largeText, { size: kilobytes(bytes), most: kilobytes(LIMITS.listText) }) };
  }
  if (!isText(text)) return { fault: phrase(FORM.notText) };
  return { kind: 'text', text };
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);
