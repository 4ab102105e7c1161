import { phrases } from './phrase.js';

/** The pages under /check. */
export const CHECK = phrases({
  title: { en: 'Check a list', fr: 'Vérifier une liste' },
  notAccepted: { en: 'Not accepted: check a list', fr: 'Refusé : vérifier une liste' },
  lead: {
    en: 'Find out whether a list is legal, illegal or needs review: every finding names the rule, the line, the numbers and where the rule is printed. No account is needed. The list and its report are kept for {{time}} under a secret address, and then deleted.',
    fr: 'Apprenez si une liste est légale, illégale ou à examiner : chaque remarque nomme la règle, la ligne, les nombres et l’endroit où la règle est imprimée. Aucun compte n’est nécessaire. La liste et son rapport sont gardés {{time}} à une adresse secrète, puis supprimés.',
  },
  noList: { en: 'No list at hand? {{example}}.', fr: 'Pas de liste sous la main ? {{example}}.' },
  example: { en: 'Fill in an example', fr: 'Essayez avec un exemple' },
  yourList: { en: 'Your list', fr: 'Votre liste' },
  pasteHelp: {
    en: 'Paste the list exactly as the app or list builder wrote it, at most 64 KB.',
    fr: 'Collez la liste exactement comme l’application ou le constructeur de listes l’a écrite, au plus 64 Ko.',
  },
  orFile: { en: 'or a file', fr: 'ou un fichier' },
  fileHelp: {
    en: 'A text or roster file (.ros, .rosz, .json) of at most 2 MB.',
    fr: 'Un fichier de texte ou de liste (.ros, .rosz, .json) d’au plus 2 Mo.',
  },
  check: { en: 'Check', fr: 'Vérifier' },
  change: { en: 'Change the list or the settings', fr: 'Modifier la liste ou les réglages' },
  back: { en: 'Back to the table', fr: 'Retour au tableau' },
  share: { en: 'Share', fr: 'Partager' },
  shareWhy: {
    en: 'Anyone who has {{address}} can read the list. The list and its report are deleted on {{moment}}.',
    fr: 'Toute personne qui a {{address}} peut lire la liste. La liste et son rapport seront supprimés le {{moment}}.',
  },
  secretAddress: { en: 'the secret address of this page', fr: 'l’adresse secrète de cette page' },
  copyLink: { en: 'Copy the link', fr: 'Copier le lien' },
  deleteNow: { en: 'Delete now', fr: 'Supprimer maintenant' },
  verdictOn: { en: '{{verdict}}: {{name}}', fr: '{{verdict}} : {{name}}' },
  aList: { en: 'a list', fr: 'une liste' },
  progress: { en: '{{done}} of {{total}} checked', fr: 'Vérifiées : {{done}} sur {{total}}' },
  checking: {
    en: 'Checking {{count}} {{count|one:list|other:lists}}',
    fr: 'Vérification de {{count}} {{count|one:liste|other:listes}}',
  },
  progressLabel: { en: 'Progress', fr: 'Avancement' },
  waitingWhy: {
    en: 'This page shows the results when they are ready. They are deleted on {{moment}}.',
    fr: 'Cette page montrera les résultats dès qu’ils seront prêts. Ils seront supprimés le {{moment}}.',
  },
  noReport: { en: 'No report', fr: 'Pas de rapport' },
});

/** Why a list has no report, by code. */
export const FAILURES = phrases({
  NOT_JUDGED: {
    en: 'Three attempts to check this list failed. The other lists are not affected. Please report this.',
    fr: 'Trois tentatives de vérifier cette liste ont échoué. Les autres listes ne sont pas touchées. Merci de le signaler.',
  },
  INTERNAL: {
    en: 'An internal error occurred while this list was checked. Please report it.',
    fr: 'Une erreur interne s’est produite pendant la vérification de cette liste. Merci de la signaler.',
  },
  AMENDMENT_OF_OTHER_EDITION: {
    en: 'The selected rules are for another edition than this list.',
    fr: 'Les règles choisies sont celles d’une autre édition que cette liste.',
  },
  RELEASE_OF_OTHER_EDITION: {
    en: 'The selected data release is for another edition than this list.',
    fr: 'La version des données choisie est celle d’une autre édition que cette liste.',
  },
  other: {
    en: 'The list could not be checked with these settings ({{code}}).',
    fr: 'La liste n’a pas pu être vérifiée avec ces réglages ({{code}}).',
  },
});
