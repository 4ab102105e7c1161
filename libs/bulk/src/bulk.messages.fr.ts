import { translationOf, type Translations } from '#muster/messages';
import { PASTED, type bulkMessages } from './bulk.messages.js';

const messages = translationOf<typeof bulkMessages>()({
  NO_LISTS: { none: 'Le texte ou les fichiers fournis ne contiennent aucune liste.' },
  TOO_MANY_LISTS: {
    tooMany: 'Il y a {{count}} {{count|one:liste|other:listes}} ; une tâche peut en contenir {{limit}} au maximum.',
  },
  LIST_TOO_LARGE: {
    text: 'La liste {{number}} a {{count}} {{count|one:octet|other:octets}} ; un texte peut en avoir {{limit}} au maximum.',
    textOf: 'La liste {{number}} ({{source}}) a {{count}} {{count|one:octet|other:octets}} ; un texte peut en avoir {{limit}} au maximum.',
    file: 'La liste {{number}} a {{count}} {{count|one:octet|other:octets}} ; un fichier de liste peut en avoir {{limit}} au maximum.',
    fileOf:
      'La liste {{number}} ({{source}}) a {{count}} {{count|one:octet|other:octets}} ; un fichier de liste peut en avoir {{limit}} au maximum.',
  },
  UPLOAD_TOO_LARGE: {
    lines:
      '{{source}} a {{count}} {{count|one:ligne|other:lignes}} ; {{limit}} au maximum {{limit|one:est acceptée|other:sont acceptées}} à la fois.',
  },
  UNREADABLE_TEXT: { notText: '{{source}} n’est pas du texte.' },
  UNREADABLE_CSV: {
    notCsv: '{{source}} ne peut pas être lu au format CSV.',
    noListColumn: '{{source}} n’a pas de colonne de listes.',
    uneven:
      'La ligne {{number}} a {{count}} {{count|one:colonne|other:colonnes}} ; {{expected}} {{expected|one:est attendue|other:sont attendues}}.',
  },
  UNREADABLE_ZIP: { unusable: '{{problem}}' },
  QUEUE_FULL: { full: 'Trop de listes d’autres tâches sont en attente. Réessayez dans quelques minutes.' },
});

/** The translations of this library's messages. */
export const bulkTranslations: Translations = {
  fr: { messages, words: { source: { [PASTED.text]: 'Le texte', [PASTED.table]: 'Le tableau' } } },
};
