import { phrases } from './phrase.js';

/** What every page shows around its content, and words that several pages share. */
export const LAYOUT = phrases({
  skip: { en: 'Skip to content', fr: 'Aller au contenu' },
  pages: { en: 'Pages', fr: 'Pages' },
  checkOne: { en: 'Check a list', fr: 'Vérifier une liste' },
  checkMany: { en: 'Check many', fr: 'En vérifier plusieurs' },
  api: { en: 'API', fr: 'API' },
  disclaimer: {
    en: 'Unofficial; not affiliated with the publisher of any game. A verdict does not replace a judge: see what was not checked.',
    fr: 'Site non officiel, sans lien avec l’éditeur d’un jeu. Un verdict ne remplace pas un arbitre : voyez ce qui n’a pas été vérifié.',
  },
  problems: {
    en: '{{count}} {{count|one:problem|other:problems}} with your request',
    fr: '{{count}} {{count|one:problème|other:problèmes}} dans votre demande',
  },
  hours: { en: '{{count}} {{count|one:hour|other:hours}}', fr: '{{count}} {{count|one:heure|other:heures}}' },
  days: { en: '{{count}} {{count|one:day|other:days}}', fr: '{{count}} {{count|one:jour|other:jours}}' },
  notAccepted: { en: 'Request not accepted', fr: 'Demande refusée' },
  wentWrong: { en: 'Something went wrong', fr: 'Une erreur s’est produite' },
  sendLess: { en: 'Send less at once.', fr: 'Envoyez-en moins à la fois.' },
  quoteId: { en: 'If you report this problem, quote this id:', fr: 'Si vous signalez ce problème, citez cet identifiant :' },
  orElse: { en: '{{one}} or {{many}}.', fr: '{{one}} ou {{many}}.' },
  gone: { en: 'Page not found', fr: 'Page introuvable' },
  goneWhy: {
    en: 'There is nothing at this address, or it has expired and was deleted. Check that you copied the whole link.',
    fr: 'Il n’y a rien à cette adresse, ou son contenu a expiré et a été supprimé. Vérifiez que vous avez copié le lien entier.',
  },
});

/** Why a page refuses a request. */
export const REFUSED = phrases({
  csrf: {
    en: 'This form is no longer valid, or was sent from another site. Open the page again, and submit it there.',
    fr: 'Ce formulaire n’est plus valable, ou il a été envoyé depuis un autre site. Rouvrez la page et envoyez-le depuis celle-ci.',
  },
  tooMany: {
    en: 'You have sent more than is allowed for now. Try again in {{seconds}} {{seconds|one:second|other:seconds}}.',
    fr: 'Vous avez envoyé plus que ce qui est permis pour l’instant. Réessayez dans {{seconds}} {{seconds|one:seconde|other:secondes}}.',
  },
  tooLarge: { en: 'What you sent is too large.', fr: 'Ce que vous avez envoyé est trop volumineux.' },
});

/** The words of verdicts and of severities. */
export const MARKS = phrases({
  legal: { en: 'Legal', fr: 'Légale' },
  illegal: { en: 'Illegal', fr: 'Illégale' },
  needsReview: { en: 'Needs review', fr: 'À examiner' },
  error: { en: 'Error', fr: 'Erreur' },
  warning: { en: 'Warning', fr: 'Avertissement' },
  note: { en: 'Note', fr: 'Remarque' },
  unclear: { en: 'Unclear', fr: 'Incertain' },
  noReport: { en: 'No report', fr: 'Pas de rapport' },
  noList: { en: 'No list', fr: 'Pas une liste' },
});

/** Editions, formats and aspects by name. */
export const NAMES = phrases({
  '11e': { en: '11th edition', fr: '11ᵉ édition' },
  '10e': { en: '10th edition', fr: '10ᵉ édition' },
  '9e': { en: '9th edition', fr: '9ᵉ édition' },
  '8e': { en: '8th edition', fr: '8ᵉ édition' },
  'gw-app': { en: 'Official app', fr: 'Application officielle' },
  wtc: { en: 'New Recruit +++', fr: 'New Recruit +++' },
  'new-recruit-markdown': { en: 'New Recruit markdown', fr: 'New Recruit (markdown)' },
  listforge: { en: 'ListForge', fr: 'ListForge' },
  'colon-prices': { en: 'ArmyListNetwork', fr: 'ArmyListNetwork' },
  warorgan: { en: 'WarOrgan', fr: 'WarOrgan' },
  'battlescribe-text': { en: 'BattleScribe text', fr: 'Texte de BattleScribe' },
  'battlescribe-roster': { en: 'Roster file', fr: 'Fichier de liste' },
  etc: { en: '9th edition tournament', fr: 'Tournoi de la 9ᵉ édition' },
  'unit-lines': { en: 'Units without a header', fr: 'Unités sans en-tête' },
  'muster-json': { en: 'Muster JSON', fr: 'JSON de Muster' },
  native: { en: 'Roster given as data', fr: 'Liste donnée sous forme de données' },
  given: { en: 'as requested', fr: 'comme demandé' },
  certain: { en: 'certain', fr: 'certain' },
  likely: { en: 'likely', fr: 'probable' },
  guess: { en: 'assumed', fr: 'supposé' },
  army: {
    en: 'Army: faction, detachments, copies, Warlord, Enhancements, points',
    fr: 'Armée : faction, détachements, exemplaires, Seigneur de guerre, Optimisations, points',
  },
  units: { en: 'Units: datasheets, sizes, prices', fr: 'Unités : fiches, effectifs, prix' },
  wargear: { en: 'Wargear', fr: 'Équipement' },
});
