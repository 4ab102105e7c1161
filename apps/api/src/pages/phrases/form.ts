import { phrases } from './phrase.js';

/** The form of a check, and what can be wrong with it. */
export const FORM = phrases({
  settings: { en: 'Settings', fr: 'Réglages' },
  edition: { en: 'Edition', fr: 'Édition' },
  detect: { en: 'Detect from the list', fr: 'Reconnaître d’après la liste' },
  notJudgedYet: { en: '{{edition}} (rules not implemented yet)', fr: '{{edition}} (règles pas encore disponibles)' },
  release: { en: 'Data release', fr: 'Version des données' },
  inForce: { en: 'In force today', fr: 'En vigueur aujourd’hui' },
  statedData: { en: 'The release of the data version stated in the list', fr: 'La version des données que la liste indique' },
  from: { en: '{{label}} (from {{date}})', fr: '{{label}} (à partir du {{date}})' },
  asOf: { en: 'or the data in force on', fr: 'ou les données en vigueur le' },
  limit: { en: 'Points limit', fr: 'Limite de points' },
  asStated: { en: 'as stated in the list', fr: 'comme indiqué dans la liste' },
  battleSize: { en: 'or battle size', fr: 'ou taille de bataille' },
  sizeAsStated: { en: 'As stated in the list', fr: 'Comme indiqué dans la liste' },
  sizeOf: { en: '{{size}} ({{points}} points)', fr: '{{size}} ({{points}} points)' },
  dependsOn: { en: 'The verdict depends on', fr: 'Le verdict dépend de' },
  packs: { en: 'Tournament rules and mission packs', fr: 'Règles de tournoi et packs de missions' },
  complete: {
    en: 'Also report what a complete roster must record but this one does not',
    fr: 'Signaler aussi ce qu’une liste complète doit indiquer et que celle-ci n’indique pas',
  },
  bothData: {
    en: 'Choose either a data release or a date, not both.',
    fr: 'Choisissez une version des données ou une date, pas les deux.',
  },
  tooManyPacks: {
    en: 'Choose at most {{most}} sets of additional rules.',
    fr: 'Choisissez au plus {{most}} ensembles de règles supplémentaires.',
  },
  wrongLimit: {
    en: 'The points limit must be a whole number from 1 to {{most}}, and not "{{got}}".',
    fr: 'La limite de points doit être un nombre entier de 1 à {{most}}, et non « {{got}} ».',
  },
  wrongDate: {
    en: 'The date must be a day of the calendar, such as 2026-06-14, and not "{{got}}".',
    fr: 'La date doit être un jour du calendrier, comme 2026-06-14, et non « {{got}} ».',
  },
  textAndFile: {
    en: 'You pasted a list and also chose a file. Clear the text box or remove the file.',
    fr: 'Vous avez collé une liste et aussi choisi un fichier. Videz la zone de texte ou retirez le fichier.',
  },
  nothing: { en: 'Paste a list or choose a file.', fr: 'Collez une liste ou choisissez un fichier.' },
  largeFile: {
    en: 'The file has {{size}} KB; a roster file may have at most {{most}} KB.',
    fr: 'Le fichier fait {{size}} Ko ; un fichier de liste peut faire au plus {{most}} Ko.',
  },
  largeText: {
    en: 'The text has {{size}} KB; one list may have at most {{most}} KB. If these are several lists, use "Check many".',
    fr: 'Le texte fait {{size}} Ko ; une liste peut faire au plus {{most}} Ko. S’il s’agit de plusieurs listes, utilisez « En vérifier plusieurs ».',
  },
  notText: {
    en: 'This is not text: it contains characters that a list cannot have. Copy the list from the app again, or save it as text.',
    fr: 'Ce n’est pas du texte : il contient des caractères qu’une liste ne peut pas avoir. Copiez de nouveau la liste depuis l’application, ou enregistrez-la comme texte.',
  },
});
