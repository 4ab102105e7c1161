import { phrases } from '../phrase.js';

/** The frame of the administrator's desk. */
export const ADMIN = phrases({
  title: { en: 'Administration', fr: 'Administration' },
  lead: {
    en: 'What you change here applies to every user of this server, and is recorded under your name.',
    fr: 'Ce que vous changez ici vaut pour tous les utilisateurs de ce serveur, et est consigné sous votre nom.',
  },
  sections: { en: 'Sections', fr: 'Rubriques' },
  overview: { en: 'Overview', fr: 'Aperçu' },
  onlyAdministrators: {
    en: 'This page is for administrators. Sign in with the key of an administrator to see it.',
    fr: 'Cette page est réservée aux administrateurs. Connectez-vous avec la clé d’un administrateur pour la voir.',
  },
  forbidden: { en: 'Only for administrators', fr: 'Réservé aux administrateurs' },
  utc: { en: '{{at}} UTC', fr: '{{at}} UTC' },
  shownOnce: {
    en: 'This is the new key. Give it to its owner now: it is shown only once.',
    fr: 'Voici la nouvelle clé. Remettez-la maintenant à son propriétaire : elle n’est affichée qu’une fois.',
  },
  older: { en: 'Older', fr: 'Plus anciens' },
  next: { en: 'Next', fr: 'Suivants' },
});

/** The title of each section, and what it is for. */
export const ADMIN_SECTIONS = phrases({
  accounts: { en: 'Accounts', fr: 'Comptes' },
  accountsAbout: {
    en: 'Who may sign in: create accounts and their keys, change roles, erase accounts.',
    fr: 'Qui peut se connecter : créer des comptes et leurs clés, changer les rôles, effacer des comptes.',
  },
  events: { en: 'Events', fr: 'Événements' },
  eventsAbout: {
    en: 'The events of all organisers: hand one over to another account, or delete it.',
    fr: 'Les événements de tous les organisateurs : en confier un à un autre compte, ou le supprimer.',
  },
  jobs: { en: 'Jobs', fr: 'Tâches' },
  jobsAbout: {
    en: 'What workers have still to do and what failed, with the reason; try failed jobs again.',
    fr: 'Ce que les processus ont encore à faire et ce qui a échoué, avec la raison ; relancer les tâches échouées.',
  },
  keys: { en: 'Keys', fr: 'Clés' },
  keysAbout: {
    en: 'The API keys of everybody: when each was last used; revoke or rotate them.',
    fr: 'Les clés d’API de tous : quand chacune a servi ; les révoquer ou les remplacer.',
  },
  audit: { en: 'Audit log', fr: 'Journal' },
  auditAbout: {
    en: 'Who changed what, and when.',
    fr: 'Qui a changé quoi, et quand.',
  },
  imports: { en: 'Imports', fr: 'Importations' },
  importsAbout: {
    en: 'Read community data from the import folder, follow the import while it runs, and cancel it.',
    fr: 'Lire les données de la communauté dans le dossier d’importation, suivre l’importation pendant qu’elle tourne, l’annuler.',
  },
  names: { en: 'Names', fr: 'Noms' },
  namesAbout: {
    en: 'The names in lists that the data does not have; say what they mean, and withdraw what was taught wrongly.',
    fr: 'Les noms des listes que les données n’ont pas ; dire ce qu’ils désignent, et retirer ce qui fut mal appris.',
  },
  releases: { en: 'Releases', fr: 'Versions' },
  releasesAbout: {
    en: 'The data in force over time: what changed in each release, drafts, publishing and withdrawing.',
    fr: 'Les données en vigueur au fil du temps : ce que change chaque version, les brouillons, la publication et le retrait.',
  },
});
