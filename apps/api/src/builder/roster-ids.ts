import type { RosterAt } from '#muster/rosters';
import type { RosterOwner } from '#muster/persistence';
import { holderWith, type Viewer } from '../platform/access/viewer.js';
import { storedIdOf } from '../platform/graphql/global-id.js';
import type { RosterAtInput } from './roster.inputs.js';

export const NOWHERE = '00000000-0000-0000-0000-000000000000';

export const reader = (viewer: Viewer): RosterOwner => holderWith('rosters:read', viewer);
export const writer = (viewer: Viewer): RosterOwner => holderWith('rosters:write', viewer);

export const rosterId = (opaque: string): string | null => storedIdOf('Roster', opaque);

/** Returns null if `roster` is not the id of a roster. */
export function toAt({ roster, revision, requestKey }: RosterAtInput, viewer: Viewer): RosterAt | null {
  const id = rosterId(roster);
  const owner = writer(viewer);
  return id === null ? null : { id, owner, revision, requestKey: requestKey ?? null };
}

export function isOwner(viewer: Viewer, { accountId, user }: RosterOwner): boolean {
  const holder = viewer.kind === 'anyone' ? null : viewer.holder;
  return holder?.accountId === accountId && holder.user === user;
}
