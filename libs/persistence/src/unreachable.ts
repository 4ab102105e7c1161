import { codesIn } from './database-unavailable.error.js';

/** Why a database cannot be used. If `isFinal` is true, waiting does not help: the server will refuse us until a setting changes. */
export interface Unreachable {
  /** A sentence for the operator. It does not contain the address, because that includes a password. */
  readonly sentence: string;
  readonly isFinal: boolean;
}

export const DISK_IS_FULL = 'The disk of the database is full, so nothing can be stored.';

const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the user or the password of DATABASE_URL.',
  '28000': 'The database refuses the user or the password of DATABASE_URL.',
  '3D000': 'There is no database of the name that DATABASE_URL states.',
  '42501': 'The user of DATABASE_URL may not read the tables of Muster.',
};
const DISK_FULL = '53100';
/** What waiting may help against. */
const TROUBLES: Readonly<Record<string, string>> = {
  '42P01': 'The database has no tables of Muster: it has not been migrated.',
  [DISK_FULL]: DISK_IS_FULL,
};

export const isDiskFull = (error: unknown): boolean => codesIn(error).includes(DISK_FULL);

export function whyUnreachable(error: unknown): Unreachable {
  const codes = codesIn(error);
  for (const code of codes) {
    const refusal = REFUSALS[code];
    if (refusal !== undefined) return { sentence: refusal, isFinal: true };
    const trouble = TROUBLES[code];
    if (trouble !== undefined) return { sentence: trouble, isFinal: false };
  }
  const [code] = codes;
  return { sentence: `The database that DATABASE_URL names does not answer${code === undefined ? '' : ` (${code})`}.`, isFinal: false };
}
