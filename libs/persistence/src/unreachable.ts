/** Why a database cannot be used. If `isFinal` is true, waiting does not help: the server will refuse us until a setting changes. */
export interface Unreachable {
  /** A sentence for the operator. It does not contain the address, because that includes a password. */
  readonly sentence: string;
  readonly isFinal: boolean;
}

const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the user or the password of DATABASE_URL.',
  '28000': 'The database refuses the user or the password of DATABASE_URL.',
  '3D000': 'There is no database of the name that DATABASE_URL states.',
  '42501': 'The user of DATABASE_URL may not read the tables of Muster.',
};
const NOT_MIGRATED = '42P01';

export function whyUnreachable(error: unknown): Unreachable {
  const code = codeOf(error, 0);
  const refusal = REFUSALS[code ?? ''];
  if (refusal !== undefined) return { sentence: refusal, isFinal: true };
  if (code === NOT_MIGRATED) return { sentence: 'The database has no tables of Muster: it has not been migrated.', isFinal: false };
  return { sentence: `The database that DATABASE_URL names does not answer${code === null ? '' : ` (${code})`}.`, isFinal: false };
}

/** The code of the error itself, of its cause, or of the error for the first address tried. */
function codeOf(error: unknown, depth: number): string | null {
  if (!(error instanceof Error) || depth > 4) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause, depth + 1) ?? (error instanceof AggregateError ? codeOf(error.errors[0], depth + 1) : null);
}
