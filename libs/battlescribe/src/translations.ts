import type { Translations } from '#muster/messages';
import { findingsInFrench } from './evaluate/findings/finding-messages.fr.js';
import { readMessagesInFrench } from './read/read-messages.fr.js';

/** The translations of `findingTable` and `readMessages`. */
export const battlescribeTranslations: Translations = {
  fr: { ...findingsInFrench, messages: { ...findingsInFrench.messages, ...readMessagesInFrench } },
};
