/** Who makes a change. A request of an account has all of it; the command line and the operator's keys have only a name. */
export interface Author {
  /** The name of the account or of the operator's key. */
  readonly name: string;
  readonly accountId?: string | null;
  /** The public part of the API key with which the change was made. Null for a bearer token. */
  readonly keyPrefix?: string | null;
  /** Id of the request, as in the log of the server. */
  readonly requestId?: string | null;
}

export const isAccount = ({ accountId }: Author): boolean => accountId !== undefined && accountId !== null;

/** Reads an author stored as JSON; null if there is none. */
export function storedAuthor(stored: unknown): Author | null {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || typeof stored.name !== 'string') return null;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    name: stored.name,
    accountId: 'accountId' in stored ? text(stored.accountId) : null,
    keyPrefix: 'keyPrefix' in stored ? text(stored.keyPrefix) : null,
    requestId: 'requestId' in stored ? text(stored.requestId) : null,
  };
}
