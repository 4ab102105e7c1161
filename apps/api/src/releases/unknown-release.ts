import { refusal } from '#muster/checking';

/** The message does not repeat the label, which may be that of a draft the caller must not know of. */
export const UNKNOWN_RELEASE = refusal('UNKNOWN_RELEASE', 'noSuchRelease', {}, ['against']);
