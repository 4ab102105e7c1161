import { phrases } from '../phrase.js';

/** The log of changes. */
export const AUDIT = phrases({
  why: {
    en: 'Every change, the newest first. Nothing here can be changed. Accounts and keys have their name of today; an account that was erased has none.',
    fr: 'Chaque changement, le plus récent d’abord. Rien ici ne peut être modifié. Les comptes et les clés portent leur nom actuel ; un compte effacé n’en a plus.',
  },
  filter: { en: 'Filter', fr: 'Filtrer' },
  show: { en: 'Show', fr: 'Afficher' },
  anyAction: { en: 'any', fr: 'toutes' },
  at: { en: 'When', fr: 'Quand' },
  actor: { en: 'Who', fr: 'Qui' },
  actorHelp: { en: 'Name of an operator’s key, or id of an account', fr: 'Nom d’une clé de l’opérateur, ou id d’un compte' },
  action: { en: 'Action', fr: 'Action' },
  target: { en: 'What', fr: 'Quoi' },
  details: { en: 'Details', fr: 'Détails' },
  from: { en: 'From (day, UTC)', fr: 'Du (jour, UTC)' },
  until: { en: 'Until (day, UTC)', fr: 'Au (jour, UTC)' },
  none: { en: 'No change matches.', fr: 'Aucun changement ne correspond.' },
  erased: { en: 'an account without a name', fr: 'un compte sans nom' },
  withKey: { en: 'with the key {{prefix}}', fr: 'avec la clé {{prefix}}' },
  reason: { en: 'Reason', fr: 'Raison' },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  request: { en: 'Request', fr: 'Requête' },
  count: { en: '{{count}} {{count|one:change|other:changes}}', fr: '{{count}} {{count|one:changement|other:changements}}' },
  countOrMore: { en: '{{count}} changes or more', fr: '{{count}} changements ou plus' },
});

/** What a change can be made to. */
export const TARGETS = phrases({
  release: { en: 'release', fr: 'version' },
  entry: { en: 'entry', fr: 'entrée' },
  dataVersion: { en: 'data version', fr: 'version de données' },
  alias: { en: 'alias', fr: 'alias' },
  account: { en: 'account', fr: 'compte' },
  apiKey: { en: 'API key', fr: 'clé d’API' },
  administratorKey: { en: 'administrator key', fr: 'clé d’administrateur' },
  event: { en: 'event', fr: 'événement' },
  import: { en: 'import', fr: 'importation' },
  job: { en: 'job', fr: 'tâche' },
});
