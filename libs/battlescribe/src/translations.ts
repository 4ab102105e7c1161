import type { Translations } from '#muster/messages';
import { findingsInFrench } from './evaluate/findings/finding-messages.fr.js';
import { readMessagesInFrench } from './read/read-messages.fr.js';

/** What this room says in other languages, as `findingTable` and `readMessages` say it in English. */
export const battlescribeTranslations: Translations = {
  fr: { ...findingsInFrench, messages: { ...findingsInFrench.messages, ...readMessagesInFrench } },
};
