import { refusal } from '#muster/checking';

/** Its label is not repeated: it may be that of a draft that others may not know of. */
export const UNKNOWN_RELEASE = refusal('UNKNOWN_RELEASE', 'noSuchRelease', {}, ['against']);
