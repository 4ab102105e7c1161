import type { Diagnostic, Params, Path, Sayable, Severity } from '#muster/diagnostics';
import { editionWithId, type EditionId } from '#muster/roster';

/** Throws if the column contains a value that this version does not know, because the store is then newer than the program. */
export function toEdition(value: string): EditionId {
  const edition = editionWithId(value);
  if (!edition) throw new Error(`The store holds an unknown edition: ${value}.`);
  return edition;
}

/** Reads diagnostics from a JSON column; values that are not diagnostics are skipped. */
export function toDiagnostics(value: unknown): Diagnostic[] {
  return Array.isArray(value) ? value.filter(isDiagnostic) : [];
}

function isDiagnostic(value: unknown): value is Diagnostic {
  if (typeof value !== 'object' || value === null) return false;
  const fields: { readonly [key: string]: unknown } = { ...value };
  return (
    typeof fields['code'] === 'string' &&
    typeof fields['messageId'] === 'string' &&
    isSeverity(fields['severity']) &&
    isParams(fields['params']) &&
    isPath(fields['path']) &&
    Array.isArray(fields['related']) &&
    fields['related'].every(isPath) &&
    (fields['line'] === null || typeof fields['line'] === 'number') &&
    (fields['cites'] === null || typeof fields['cites'] === 'string')
  );
}

/** Reads a message from a JSON column; null if it is not one. */
export function toSayable(value: unknown): (Sayable & { readonly line: number | null }) | null {
  if (typeof value !== 'object' || value === null) return null;
  const { code, messageId, params, phrases, line }: { readonly [key: string]: unknown } = { ...value };
  if (typeof code !== 'string' || typeof messageId !== 'string' || !isParams(params)) return null;
  const said = Object.entries(phrases ?? {}).flatMap(([name, phrase]) => {
    const sayable = toSayable(phrase);
    return sayable ? [[name, sayable] as const] : [];
  });
  return {
    code,
    messageId,
    params,
    ...(said.length > 0 && { phrases: Object.fromEntries(said) }),
    line: typeof line === 'number' ? line : null,
  };
}

/** Reads a JSON column of texts by name; values that are not texts are skipped. */
export function toTexts(value: unknown): Readonly<Record<string, string>> {
  const fields: readonly (readonly [string, unknown])[] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(fields.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
}

function isSeverity(value: unknown): value is Severity {
  return value === 'error' || value === 'warning' || value === 'info';
}

function isParams(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && Object.values(value).every(isScalar);
}

function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.every(isScalar);
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
