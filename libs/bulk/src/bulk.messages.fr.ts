import { translationOf, type Translations } from '#muster/messages';
import { PASTED, type bulkMessages } from './bulk.messages.js';

const messages = translationOf<typeof bulkMessages>()({
  NO_LISTS: { none: 'Il n’y a aucune liste dans ce qui a été donné.' },
  TOO_MANY_LISTS: {
    tooMany: 'Il y a {{count}} {{count|one:liste|other:listes}} ; une tâche en prend {{limit}} au plus.',
  },
  LIST_TOO_LARGE: {
    text: 'La liste {{number}} a {{count}} {{count|one:octet|other:octets}} ; un texte peut en avoir {{limit}} au plus.',
    textOf: 'La liste {{number}} ({{source}}) a {{count}} {{count|one:octet|other:octets}} ; un texte peut en avoir {{limit}} au plus.',
    file: 'La liste {{number}} a {{count}} {{count|one:octet|other:octets}} ; un fichier de liste peut en avoir {{limit}} au plus.',
    fileOf:
      'La liste {{number}} ({{source}}) a {{count}} {{count|one:octet|other:octets}} ; un fichier de liste peut en avoir {{limit}} au plus.',
  },
  UPLOAD_TOO_LARGE: {
    lines:
      '{{source}} a {{count}} {{count|one:ligne|other:lignes}} ; {{limit}} au plus {{limit|one:est prise|other:sont prises}} à la fois.',
  },
  UNREADABLE_TEXT: { notText: '{{source}} n’est pas du texte.' },
  UNREADABLE_CSV: {
    notCsv: '{{source}} ne peut pas être lu comme du CSV.',
    noListColumn: '{{source}} n’a pas de colonne de listes.',
    uneven:
      'La ligne {{number}} a {{count}} {{count|one:colonne|other:colonnes}} ; {{expected}} {{expected|one:est attendue|other:sont attendues}}.',
  },
  UNREADABLE_ZIP: { unusable: '{{problem}}' },
  QUEUE_FULL: { full: 'Trop de listes d’autres tâches attendent d’être jugées. Réessayez dans quelques minutes.' },
});

/** What this room says in other languages. */
export const bulkTranslations: Translations = {
  fr: { messages, words: { source: { [PASTED.text]: 'Le texte', [PASTED.table]: 'Le tableau' } } },
};
