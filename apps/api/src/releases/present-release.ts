import type { StoredRelease } from '#muster/persistence';
import { writeGlobalId } from '../platform/graphql/global-id.js';
import type { ReleaseType } from './release.types.js';

export function toRelease({ id, dialect: _dialect, ...release }: StoredRelease): ReleaseType {
  return { __typename: 'Release', id: writeGlobalId('Release', id), ...release };
}
