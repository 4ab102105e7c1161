import { ApiError } from '../errors/api-error.js';

/** Who asks. */
export type Viewer = { readonly kind: 'anyone' } | Administrator;

export interface Administrator {
  readonly kind: 'administrator';
  /** The name of the key, for the audit log. */
  readonly name: string;
}

export const ANYONE: Viewer = { kind: 'anyone' };

/** @throws ApiError UNAUTHENTICATED for everybody else. */
export function administrator(viewer: Viewer): Administrator {
  if (viewer.kind === 'administrator') return viewer;
  throw new ApiError('UNAUTHENTICATED', 'This needs an administrator: send the header Authorization: Bearer <key>.');
}
