import type { StoredRelease } from '@muster/persistence';
import { writeGlobalId } from '../platform/graphql/global-id.js';
import type { ReleaseType } from './release.types.js';

export function toRelease(release: StoredRelease): ReleaseType {
  const { edition, label, source, sourceRevision, effectiveFrom, status, contentHash } = release;
  const id = writeGlobalId('Release', release.id);
  return { __typename: 'Release', id, edition, label, source, sourceRevision, effectiveFrom, status, contentHash };
}
