import { phrases } from './phrase.js';

/** The page of a player. */
export const ENTRY = phrases({
  notAccepted: { en: 'Not accepted: {{event}}', fr: 'Refusé : {{event}}' },
  submitBy: { en: 'Submit your list by {{deadline}}.', fr: 'Remettez votre liste avant le {{deadline}}.' },
  lateUntil: { en: 'Until {{moment}} it counts as late.', fr: 'Jusqu’au {{moment}}, elle compte comme en retard.' },
  judgesWrite: { en: 'The judges write: {{message}}', fr: 'Les arbitres écrivent : {{message}}' },
  correctBy: { en: 'Correct it by {{moment}}.', fr: 'Corrigez-la avant le {{moment}}.' },
  beingChecked: { en: 'Being checked.', fr: 'Vérification en cours.' },
  received: { en: 'Version {{version}}, received {{moment}}', fr: 'Version {{version}}, reçue le {{moment}}' },
  late: { en: 'late', fr: 'en retard' },
  line: { en: 'line {{line}}', fr: 'ligne {{line}}' },
  submitFirst: { en: 'Submit your list', fr: 'Remettre votre liste' },
  submitAnother: { en: 'Submit another version', fr: 'Remettre une autre version' },
  yourList: { en: 'Your list, as the app exports it', fr: 'Votre liste, telle que l’application l’exporte' },
  orFile: { en: 'or a file', fr: 'ou un fichier' },
  optional: { en: '{{field}} (optional)', fr: '{{field}} (facultatif)' },
  submit: { en: 'Submit and check', fr: 'Remettre et vérifier' },
  versions: {
    en: '{{count}} {{count|one:version|other:versions}} received',
    fr: '{{count}} {{count|one:version reçue|other:versions reçues}}',
  },
});

/** The public page of the admitted lists. */
export const REVEALED = phrases({
  title: { en: '{{event}}: lists', fr: '{{event}} : listes' },
  days: { en: '{{from}} to {{to}}', fr: 'du {{from}} au {{to}}' },
  admitted: {
    en: '{{days}}, {{count}} admitted {{count|one:list|other:lists}}.',
    fr: '{{days}}, {{count}} {{count|one:liste admise|other:listes admises}}.',
  },
  print: { en: 'Print, one list to a page', fr: 'Imprimer, une liste par page' },
  list: { en: 'List {{hash}}', fr: 'Liste {{hash}}' },
  points: { en: '{{points}} points', fr: '{{points}} points' },
  noText: { en: 'This list cannot be shown as text.', fr: 'Cette liste ne peut pas être montrée sous forme de texte.' },
  asSubmitted: { en: 'As submitted.', fr: 'Telle que remise.' },
  hash: { en: 'SHA-256 of the submitted list: {{hash}}', fr: 'SHA-256 de la liste remise : {{hash}}' },
  pages: { en: 'Pages of lists', fr: 'Pages de listes' },
  previous: { en: 'Previous', fr: 'Précédente' },
  next: { en: 'Next', fr: 'Suivante' },
  pageOf: { en: 'Page {{page}} of {{pages}}', fr: 'Page {{page}} sur {{pages}}' },
});
