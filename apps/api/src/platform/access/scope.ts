import type { AccountRole } from '#muster/persistence';

export type Scope = (typeof SCOPES)[number];

export const SCOPES = ['rosters:read', 'rosters:write', 'events', 'account', 'administer'] as const;

const OF_EVERY_ACCOUNT: readonly Scope[] = ['rosters:read', 'rosters:write', 'events', 'account'];

/** All scopes of a role. An API key has those of them that it was created with; a bearer token those that it names, or all. */
export const scopesOf = (role: AccountRole): readonly Scope[] => (role === 'administrator' ? SCOPES : OF_EVERY_ACCOUNT);

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
