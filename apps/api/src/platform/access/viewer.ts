import type { AccountRole, Author } from '#muster/persistence';
import { ApiError } from '../errors/api-error.js';
import type { Scope } from './scope.js';

export type Viewer = { readonly kind: 'anyone' } | Administrator | AccountViewer;

export interface Administrator {
  readonly kind: 'administrator';
  /** Name of the key or account. */
  readonly name: string;
  /** For the audit log. */
  readonly author: Author;
  /** Null for a key from the configuration, which can administer but has no account. */
  readonly holder: Holder | null;
}

export interface AccountViewer {
  readonly kind: 'account';
  readonly author: Author;
  readonly holder: Holder;
}

/** The account that sends a request. */
export interface Holder {
  readonly accountId: string;
  readonly role: AccountRole;
  /** The app's own id of the user it acts for; null if the account acts for itself. */
  readonly user: string | null;
  readonly scopes: ReadonlySet<Scope>;
}

export const ANYONE: Viewer = { kind: 'anyone' };

/** Who a change is recorded under. */
export const authorOf = (viewer: Viewer): Author => (viewer.kind === 'anyone' ? { name: 'anyone' } : viewer.author);

/** How logs name the viewer: by the id of the account, or by the name of a key that has none. */
export const idOf = (viewer: Viewer): string | null => (viewer.kind === 'anyone' ? null : (viewer.holder?.accountId ?? viewer.author.name));

/** @throws ApiError UNAUTHENTICATED without a key, FORBIDDEN without an administrator's rights. */
export function administrator(viewer: Viewer): Administrator {
  if (viewer.kind === 'administrator') return viewer;
  if (viewer.kind === 'account') throw new ApiError('FORBIDDEN', 'This requires an administrator.');
  throw new ApiError('UNAUTHENTICATED', 'This requires an administrator: send the header Authorization: Bearer <key>.');
}

/** @throws ApiError UNAUTHENTICATED without an account, FORBIDDEN if the key or token does not have this scope. */
export function holderWith(scope: Scope, viewer: Viewer): Holder {
  if (viewer.kind === 'anyone')
    throw new ApiError(
      'UNAUTHENTICATED',
      'This requires an account: send the header Authorization: Bearer <key or token>, over a WebSocket in the payload of connection_init.',
    );
  const { holder } = viewer;
  if (holder === null)
    throw new ApiError('FORBIDDEN', 'The administrator key from the configuration has no account: create one with createAccount.');
  // An app acts for its users, but they must not manage the account's keys, export the account or delete it.
  if (scope === 'account' && holder.user !== null)
    throw new ApiError('FORBIDDEN', 'Only the account itself can do this: omit the header Muster-User.');
  if (!holder.scopes.has(scope)) throw new ApiError('FORBIDDEN', `The key or token does not have the permission ${scope}.`);
  return holder;
}

/** Like `holderWith`, but null instead of an error, where it must not be told whether something exists. */
export function holderIfWith(scope: Scope, viewer: Viewer): Holder | null {
  const holder = viewer.kind === 'anyone' ? null : viewer.holder;
  const actsForUser = scope === 'account' && holder !== null && holder.user !== null;
  return holder?.scopes.has(scope) && !actsForUser ? holder : null;
}
