import type { Detachment } from '#muster/catalogue';

/** The grants and restrictions of a detachment while an army is mustered. */
export type DetachmentClauses = Pick<Detachment, 'grants' | 'restrictions' | 'allows' | 'allowsUpTo' | 'warlord' | 'mayBeWarlord'>;
