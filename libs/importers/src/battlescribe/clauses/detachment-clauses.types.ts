import type { Detachment } from '#muster/catalogue';

/** What a detachment grants and asks while an army is mustered. */
export type DetachmentClauses = Pick<Detachment, 'grants' | 'restrictions' | 'allows' | 'allowsUpTo' | 'warlord' | 'mayBeWarlord'>;
