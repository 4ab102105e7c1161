import type { AccountRole } from '#muster/persistence';

/** What a key may be used for. */
export type Scope = (typeof SCOPES)[number];

export const SCOPES = ['rosters:read', 'rosters:write', 'account', 'administer'] as const;

const OF_EVERY_ACCOUNT: readonly Scope[] = ['rosters:read', 'rosters:write', 'account'];

/** The most that somebody of this role can do; a bearer token can do all of it, a key what it was made for. */
export const scopesOf = (role: AccountRole): readonly Scope[] => (role === 'administrator' ? SCOPES : OF_EVERY_ACCOUNT);

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
