import { parseGlobalId } from '../platform/graphql/global-id.js';

const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** The stored id behind an opaque one. What is no release's id names a release that is not there. */
export function toReleaseId(opaque: string): string {
  const id = parseGlobalId(opaque);
  const stored = id?.type === 'Release' ? id.parts[0] : undefined;
  return stored !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(stored) ? stored : NOWHERE;
}
