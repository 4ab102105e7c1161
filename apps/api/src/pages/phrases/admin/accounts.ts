import { phrases } from '../phrase.js';

/** The accounts of a server and their keys. */
export const ACCOUNTS = phrases({
  filter: { en: 'Filter', fr: 'Filtrer' },
  show: { en: 'Show', fr: 'Afficher' },
  search: { en: 'Name', fr: 'Nom' },
  role: { en: 'Role', fr: 'Rôle' },
  anyRole: { en: 'any', fr: 'tous' },
  created: { en: 'Created', fr: 'Créé' },
  signsIn: { en: 'Signs in with', fr: 'Se connecte avec' },
  keysOnly: { en: 'API keys', fr: 'clés d’API' },
  noName: { en: 'an account without a name', fr: 'un compte sans nom' },
  none: { en: 'No account matches.', fr: 'Aucun compte ne correspond.' },
  count: { en: '{{count}} {{count|one:account|other:accounts}}', fr: '{{count}} {{count|one:compte|other:comptes}}' },
  newAccount: { en: 'New account', fr: 'Nouveau compte' },
  name: { en: 'Name', fr: 'Nom' },
  nameHelp: { en: 'Of the person, the club or the app.', fr: 'De la personne, du club ou de l’application.' },
  create: { en: 'Create the account', fr: 'Créer le compte' },
  createdNow: { en: 'The account was created. Now create its key.', fr: 'Le compte est créé. Créez maintenant sa clé.' },
  nameMissing: { en: 'Enter a name of at most 200 characters.', fr: 'Indiquez un nom de 200 caractères au plus.' },
  changeRole: { en: 'Change the role', fr: 'Changer le rôle' },
  changeRoleWhy: { en: 'The new role applies from the next request on.', fr: 'Le nouveau rôle vaut dès la prochaine requête.' },
  roleChanged: { en: 'The role was changed.', fr: 'Le rôle est changé.' },
  erase: { en: 'Erase the account', fr: 'Effacer le compte' },
  eraseWhy: {
    en: 'Deletes the account with its keys and rosters. This cannot be undone. Type the word erase to confirm.',
    fr: 'Supprime le compte avec ses clés et ses listes. C’est irréversible. Tapez le mot erase pour confirmer.',
  },
  confirm: { en: 'The word erase', fr: 'Le mot erase' },
  notConfirmed: { en: 'Type the word erase.', fr: 'Tapez le mot erase.' },
  erased: { en: 'The account was erased.', fr: 'Le compte est effacé.' },
  keys: { en: 'API keys', fr: 'Clés d’API' },
  log: { en: 'What this account changed', fr: 'Ce que ce compte a changé' },
});

export const ROLES = phrases({
  player: { en: 'player', fr: 'joueur' },
  organiser: { en: 'organiser', fr: 'organisateur' },
  app: { en: 'application', fr: 'application' },
  administrator: { en: 'administrator', fr: 'administrateur' },
});

/** API keys. */
export const KEYS = phrases({
  filter: { en: 'Filter', fr: 'Filtrer' },
  show: { en: 'Show', fr: 'Afficher' },
  search: { en: 'Name, beginning of the key, or account', fr: 'Nom, début de la clé ou compte' },
  onlyActive: { en: 'Only active keys', fr: 'Seulement les clés actives' },
  none: { en: 'No key matches.', fr: 'Aucune clé ne correspond.' },
  count: { en: '{{count}} {{count|one:key|other:keys}}', fr: '{{count}} {{count|one:clé|other:clés}}' },
  name: { en: 'Name', fr: 'Nom' },
  nameHelp: { en: 'What the key is used for.', fr: 'À quoi sert la clé.' },
  account: { en: 'Account', fr: 'Compte' },
  scopes: { en: 'Permissions', fr: 'Permissions' },
  created: { en: 'Created', fr: 'Créée' },
  lastUsed: { en: 'Last used', fr: 'Dernière utilisation' },
  never: { en: 'never', fr: 'jamais' },
  state: { en: 'State', fr: 'État' },
  active: { en: 'active', fr: 'active' },
  revoked: { en: 'revoked', fr: 'révoquée' },
  expired: { en: 'expired', fr: 'expirée' },
  until: { en: 'active until', fr: 'active jusqu’au' },
  replaced: { en: 'replaced', fr: 'remplacée' },
  action: { en: 'Action', fr: 'Action' },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
  rotate: { en: 'Rotate', fr: 'Remplacer' },
  grace: { en: 'Old key valid for', fr: 'Ancienne clé valable' },
  hours: { en: '{{count}} {{count|one:hour|other:hours}}', fr: '{{count}} {{count|one:heure|other:heures}}' },
  days: { en: '{{count}} {{count|one:day|other:days}}', fr: '{{count}} {{count|one:jour|other:jours}}' },
  atOnce: { en: 'not at all', fr: 'plus du tout' },
  revokedNow: { en: 'The key was revoked. Every server refuses it.', fr: 'La clé est révoquée. Tous les serveurs la refusent.' },
  newKey: { en: 'New key', fr: 'Nouvelle clé' },
  create: { en: 'Create the key', fr: 'Créer la clé' },
  scopesMissing: { en: 'Choose at least one permission.', fr: 'Choisissez au moins une permission.' },
});

export const SCOPE_WORDS = phrases({
  'rosters:read': { en: 'read rosters', fr: 'lire les listes' },
  'rosters:write': { en: 'change rosters', fr: 'modifier les listes' },
  events: { en: 'run events', fr: 'gérer des événements' },
  account: { en: 'manage the account', fr: 'gérer le compte' },
  administer: { en: 'administer the server', fr: 'administrer le serveur' },
});
