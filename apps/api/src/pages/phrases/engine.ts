import { phrases } from './phrase.js';

/** The page under /engine, and what its script says. */
export const ENGINE = phrases({
  title: { en: 'Check while you type', fr: 'Vérifier en écrivant' },
  lead: {
    en: 'Your browser checks the list itself: the list is not sent anywhere. Only the data of its faction is loaded, once; after that it also works without a network.',
    fr: 'Votre navigateur vérifie la liste lui-même : elle n’est envoyée nulle part. Seules les données de sa faction sont chargées, une fois ; ensuite cela fonctionne aussi sans réseau.',
  },
  link: { en: 'Check while you type, without sending the list', fr: 'Vérifier en écrivant, sans envoyer la liste' },
  limit: { en: 'Points limit', fr: 'Limite de points' },
  limitHelp: { en: 'Empty: as the list states it.', fr: 'Vide : celle que la liste indique.' },
  needsScript: {
    en: 'This page needs JavaScript. The page {{check}} does not.',
    fr: 'Cette page a besoin de JavaScript. La page {{check}} n’en a pas besoin.',
  },
  noReleases: { en: 'There are no data releases yet.', fr: 'Il n’y a pas encore de données.' },
  result: { en: 'Result', fr: 'Résultat' },
});

/** What the script of the page says; it gets these as data. Sentences about the list are in English. */
export const ENGINE_SCRIPT = phrases({
  waiting: { en: 'Paste a list: its verdict appears here.', fr: 'Collez une liste : son verdict apparaît ici.' },
  checking: { en: 'Checking …', fr: 'Vérification …' },
  legal: { en: 'Legal', fr: 'Légale' },
  illegal: { en: 'Illegal', fr: 'Illégale' },
  needsReview: { en: 'Needs review', fr: 'À examiner' },
  noList: { en: 'No list recognised', fr: 'Aucune liste reconnue' },
  failed: { en: 'The list could not be checked', fr: 'La liste n’a pas pu être vérifiée' },
  findings: { en: 'Findings', fr: 'Constats' },
  review: { en: 'Needs review', fr: 'À examiner' },
  line: { en: 'line', fr: 'ligne' },
  points: { en: 'points', fr: 'points' },
  of: { en: 'of', fr: 'sur' },
  took: { en: 'Checked in this browser in', fr: 'Vérifié dans ce navigateur en' },
});
