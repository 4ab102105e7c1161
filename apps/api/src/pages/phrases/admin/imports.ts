import { phrases } from '../phrase.js';

/** The list of imports, the form for a new one, and one import. */
export const IMPORTS = phrases({
  start: { en: 'Start an import', fr: 'Lancer une importation' },
  startWhy: {
    en: 'The data are read from the import folder of this server. A draft lets you review what changes before it is in force.',
    fr: 'Les données sont lues dans le dossier d’importation de ce serveur. Un brouillon permet de revoir les changements avant leur entrée en vigueur.',
  },
  noFolder: {
    en: 'No import folder is configured (MUSTER_IMPORT_DIR), so imports can be started only on the command line of the server.',
    fr: 'Aucun dossier d’importation n’est configuré (MUSTER_IMPORT_DIR) : les importations ne se lancent qu’en ligne de commande sur le serveur.',
  },
  noSources: {
    en: 'The import folder has no folders and no .zip files.',
    fr: 'Le dossier d’importation ne contient ni dossier ni fichier .zip.',
  },
  source: { en: 'Source', fr: 'Source' },
  unknownSource: { en: 'There is no such source in the import folder.', fr: 'Cette source n’est pas dans le dossier d’importation.' },
  edition: { en: 'Edition', fr: 'Édition' },
  label: { en: 'Label of the release', fr: 'Nom de la version' },
  labelHelp: {
    en: 'At most 100 letters, digits, blanks and . _ + - ( ), beginning with a letter or digit.',
    fr: 'Au plus 100 lettres, chiffres, espaces et . _ + - ( ), en commençant par une lettre ou un chiffre.',
  },
  badLabel: { en: 'This is not a label: see below.', fr: 'Ce n’est pas un nom de version : voyez ci-dessous.' },
  effectiveFrom: { en: 'In force from', fr: 'En vigueur dès le' },
  badDate: { en: 'This is not a date.', fr: 'Ce n’est pas une date.' },
  revision: { en: 'Revision of the source (optional)', fr: 'Révision de la source (facultative)' },
  revisionHelp: {
    en: 'Such as a commit hash; at most 200 characters.',
    fr: 'Par exemple l’empreinte d’un commit ; au plus 200 caractères.',
  },
  tooLong: { en: 'This is too long.', fr: 'C’est trop long.' },
  mode: { en: 'What the import creates', fr: 'Ce que crée l’importation' },
  submit: { en: 'Start the import', fr: 'Lancer l’importation' },
  started: { en: 'The import is queued.', fr: 'L’importation est en attente.' },
  list: { en: 'Imports', fr: 'Importations' },
  none: { en: 'No import was ever started.', fr: 'Aucune importation n’a encore été lancée.' },
  status: { en: 'Status', fr: 'État' },
  by: { en: 'Started by', fr: 'Lancée par' },
  requested: { en: 'Requested', fr: 'Demandée' },
  ended: { en: 'Ended', fr: 'Terminée' },
  release: { en: 'Release', fr: 'Version' },
  progress: { en: 'Progress', fr: 'Avancement' },
  fileOf: { en: 'File {{now}} of {{total}}: {{file}}', fr: 'Fichier {{now}} sur {{total}} : {{file}}' },
  steps: { en: '{{done}} of {{total}}', fr: '{{done}} sur {{total}}' },
  cancel: { en: 'Cancel the import', fr: 'Annuler l’importation' },
  cancelling: { en: 'The import is being cancelled.', fr: 'L’importation est en cours d’annulation.' },
  tooLate: { en: 'The import has already ended.', fr: 'L’importation est déjà terminée.' },
  follows: { en: 'This page follows the import by itself.', fr: 'Cette page suit l’importation d’elle-même.' },
  showRelease: { en: 'Show the release', fr: 'Voir la version' },
  summary: { en: 'What it brings', fr: 'Ce qu’elle apporte' },
  comparedWith: { en: 'Compared with {{base}}.', fr: 'Par rapport à {{base}}.' },
  nothingBefore: {
    en: 'There was no release to compare it with.',
    fr: 'Il n’y avait aucune version à laquelle la comparer.',
  },
  files: { en: '{{count}} {{count|one:file|other:files}} read.', fr: '{{count}} {{count|one:fichier lu|other:fichiers lus}}.' },
  prices: { en: '{{count}} {{count|one:price|other:prices}} changed.', fr: '{{count}} prix {{count|one:changé|other:changés}}.' },
  kind: { en: 'Entries', fr: 'Entrées' },
  count: { en: 'Number', fr: 'Nombre' },
  diagnostics: { en: 'Remarks on the data', fr: 'Remarques sur les données' },
  noDiagnostics: { en: 'There is nothing to remark on the data.', fr: 'Il n’y a rien à remarquer sur les données.' },
  severity: { en: 'Severity', fr: 'Gravité' },
  code: { en: 'Code', fr: 'Code' },
  example: { en: 'For example', fr: 'Par exemple' },
  all: { en: 'Show all {{count}}', fr: 'Voir les {{count}}' },
  allGroups: { en: 'All kinds of remarks', fr: 'Tous les genres de remarques' },
  place: { en: 'Place', fr: 'Endroit' },
  message: { en: 'Remark', fr: 'Remarque' },
  page: { en: '{{from}} to {{to}} of {{total}}', fr: '{{from}} à {{to}} sur {{total}}' },
  previous: { en: 'Previous', fr: 'Précédentes' },
  next: { en: 'Next', fr: 'Suivantes' },
  line: { en: 'line {{line}}', fr: 'ligne {{line}}' },
  limited: {
    en: 'Only {{count}} remarks were stored, with some of every kind.',
    fr: 'Seules {{count}} remarques ont été conservées, dont quelques-unes de chaque genre.',
  },
});

export const IMPORT_STATUS = phrases({
  queued: { en: 'Waiting', fr: 'En attente' },
  running: { en: 'Running', fr: 'En cours' },
  succeeded: { en: 'Succeeded', fr: 'Réussie' },
  failed: { en: 'Failed', fr: 'Échouée' },
});

export const IMPORT_MODES = phrases({
  draft: { en: 'A draft, to be published later', fr: 'Un brouillon, à publier plus tard' },
  publish: { en: 'A release that is in force at once', fr: 'Une version en vigueur aussitôt' },
  dryRun: { en: 'Nothing: only say what would change', fr: 'Rien : dire seulement ce qui changerait' },
});

/** The stages of an import. */
export const IMPORT_STAGE = phrases({
  waiting: { en: 'Wait for other imports', fr: 'Attendre les autres importations' },
  reading: { en: 'Read the files', fr: 'Lire les fichiers' },
  translating: { en: 'Translate', fr: 'Traduire' },
  storing: { en: 'Store', fr: 'Enregistrer' },
  comparing: { en: 'Compare with the release before', fr: 'Comparer avec la version précédente' },
  finished: { en: 'Finished', fr: 'Terminé' },
});

export const IMPORT_FAILURES = phrases({
  UNKNOWN_SOURCE: { en: 'The source is no longer in the import folder.', fr: 'La source n’est plus dans le dossier d’importation.' },
  LABEL_TAKEN: { en: 'Another release with other data has this label.', fr: 'Une autre version, avec d’autres données, porte ce nom.' },
  UNREADABLE: {
    en: 'The data have errors: see the remarks below.',
    fr: 'Les données contiennent des erreurs : voyez les remarques ci-dessous.',
  },
  CANCELLED: { en: 'The import was cancelled.', fr: 'L’importation a été annulée.' },
  OUT_OF_MEMORY: {
    en: 'The data need more memory than an import may use.',
    fr: 'Les données demandent plus de mémoire qu’une importation n’en peut prendre.',
  },
  TOOK_TOO_LONG: { en: 'The import took too long and was ended.', fr: 'L’importation a duré trop longtemps et a été arrêtée.' },
  DIED: { en: 'Something ended the process of the import three times.', fr: 'Le processus de l’importation a été arrêté trois fois.' },
  GIVEN_UP: { en: 'The worker of the import was ended three times.', fr: 'Le processus de travail a été arrêté trois fois.' },
  INTERNAL: { en: 'Something went wrong: see the log of the server.', fr: 'Une erreur s’est produite : voyez le journal du serveur.' },
});

/** What a release consists of. */
export const ENTRY_KIND = phrases({
  faction: { en: 'Factions', fr: 'Factions' },
  datasheet: { en: 'Datasheets', fr: 'Fiches' },
  detachment: { en: 'Detachments', fr: 'Détachements' },
  enhancement: { en: 'Enhancements', fr: 'Optimisations' },
  armyOption: { en: 'Army options', fr: 'Options d’armée' },
});

export const CHANGE = phrases({
  added: { en: 'Added', fr: 'Ajoutées' },
  changed: { en: 'Changed', fr: 'Changées' },
  dropped: { en: 'Removed', fr: 'Supprimées' },
});
