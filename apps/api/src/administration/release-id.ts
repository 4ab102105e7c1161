import { storedIdOf } from '../platform/graphql/global-id.js';

const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** Decodes a release's opaque id. Any other text becomes an id that no release has, so that the answer is NOT_FOUND. */
export const toReleaseId = (opaque: string): string => storedIdOf('Release', opaque) ?? NOWHERE;
