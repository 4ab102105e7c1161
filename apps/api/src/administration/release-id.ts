import { storedIdOf } from '../platform/graphql/global-id.js';

const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** The stored id behind an opaque one. What is no release's id names a release that is not there. */
export const toReleaseId = (opaque: string): string => storedIdOf('Release', opaque) ?? NOWHERE;
