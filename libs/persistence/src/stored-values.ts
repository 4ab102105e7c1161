import type { Diagnostic, Params, Path, Severity } from '#muster/diagnostics';
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
