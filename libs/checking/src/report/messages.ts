import { battlescribeTranslations, findingTable, readMessages } from '#muster/battlescribe';
import type { MessageTable, Translations } from '#muster/messages';
import { armyMessages, armyTranslations } from '#muster/army';
import { formatsMessages, formatsTranslations } from '#muster/formats';
import { rulesMessages, rulesTranslations } from '#muster/rules';
import { checkingMessages } from './checking.messages.js';
import { dataLimitMessages } from '../data-limits/data-limits.js';
import { checkingTranslations } from './checking.messages.fr.js';
import { refusalMessages } from '../question/refusal.messages.js';

/** The messages of a check by code. */
export const CHECK_MESSAGES: readonly MessageTable[] = [
  readMessages,
  formatsMessages,
  armyMessages,
  rulesMessages,
  findingTable,
  dataLimitMessages,
  checkingMessages,
  refusalMessages,
];

/** The translations of these messages, one table per library. */
export const CHECK_TRANSLATIONS: readonly Translations[] = [
  battlescribeTranslations,
  formatsTranslations,
  armyTranslations,
  rulesTranslations,
  checkingTranslations,
];
