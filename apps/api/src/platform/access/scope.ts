import type { AccountRole } from '#muster/persistence';

export type Scope = (typeof SCOPES)[number];

export const SCOPES = ['rosters:read', 'rosters:write', 'events', 'account', 'administer'] as const;

const OF_EVERY_ACCOUNT: readonly Scope[] = ['rosters:read', 'rosters:write', 'events', 'account'];

/** All scopes of a role. A bearer token has all of them; an API key has those it was created with. */
export const scopesOf = (role: AccountRole): readonly Scope[] => (role === 'administrator' ? SCOPES : OF_EVERY_ACCOUNT);

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
