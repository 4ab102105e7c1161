import { translationOf, type Translations } from '#muster/messages';
import type { checkingMessages } from './checking.messages.js';
import type { dataLimitMessages } from '../data-limits/data-limits.js';
import type { refusalMessages } from '../question/refusal.messages.js';

const loadout = translationOf<typeof dataLimitMessages>()({
  DATA_GAP: {
    armyUncertain: '{{unit}} : {{data}} Ce que l’armée a par ailleurs le permet peut-être, et tout n’en est pas indiqué ou compris.',
    dataAlone: 'Les données interdisent ce dont aucune règle ne parle ici. Données : {{data}}',
    dataDisagree: 'Les données interdisent ce que les règles permettent ; la remarque DATA_DISAGREES donne les deux points de vue.',
    unitElsewhere:
      '{{unit}} n’est pas une unité de {{faction}} dans les données. Si cette armée peut l’inclure, c’est à un humain de le dire.',
    loadoutUncertain: '{{unit}} : {{data}} Sa composition n’a pas été comprise en entier : ce n’est peut-être pas une faute de la liste.',
  },
  ITEM_MISSING: {
    choiceUnstated: 'Non indiqué : {{data}}',
  },
  WARGEAR_NOT_STATED: {
    itemUnstated: '{{unit}} : {{data}} La liste n’en indique aucun ; les outils omettent ce que chaque figurine a.',
  },
});

const checking = translationOf<typeof checkingMessages>()({
  DATA_DISAGREES: {
    dataForbid:
      'Les données BattleScribe l’interdisent, et les règles à ce sujet ({{rule}}) ne signalent aucune erreur à cet endroit. Données : {{data}}',
    dataAllow:
      'Les règles interdisent ce que les données permettent. Règles : {{rule}}. Données : au plus {{limit}} {{name}}, il y en a {{count}}.',
    dataOffer: 'Les règles interdisent ce que les données permettent. Règles : {{rule}}. Données : {{name}} est offert ici.',
  },
  POINTS_DIFFER: {
    total: 'La liste annonce {{stated}} {{stated|one:point|other:points}} ; dans cette version des données elle en coûte {{computed}}.',
    totalOfDataVersion:
      'La liste annonce {{stated}} {{stated|one:point|other:points}} ; dans cette version des données elle en coûte {{computed}}. C’est juste dans {{fitting}}, à quoi correspond sa version de données {{version}}.',
    units:
      'La liste et la version des données {{release}} semblent être de dates différentes : la liste indique d’autres prix. Points indiqués et calculés : {{units}}.',
    unitsAndTotal:
      'La liste et la version des données {{release}} semblent être de dates différentes : la liste indique d’autres prix. Points indiqués et calculés : {{units}} ; au total {{stated}} et {{computed}}.',
    unitsOfDataVersion:
      'La liste et la version des données {{release}} sont de dates différentes : la liste indique les prix de {{fitting}}, à quoi correspond sa version de données {{version}}. Points indiqués et calculés : {{units}} ; au total {{stated}} et {{computed}}.',
  },
  LISTS_DIFFER: {
    factionChanged: 'La faction est {{after}} ; c’était {{before}}.',
    detachmentAdded: 'Le détachement {{name}} est venu s’ajouter.',
    detachmentRemoved: 'Le détachement {{name}} a disparu.',
    limitChanged: 'La limite est de {{after}} {{after|one:point|other:points}} ; elle était de {{before}}.',
    totalChanged: 'L’armée coûte {{after}} {{after|one:point|other:points}} ; elle en coûtait {{before}}.',
    modelsChanged: 'Figurines : {{after}} ; il y en avait {{before}}.',
    pointsChanged: 'Points : {{after}} ; c’était {{before}}.',
    madeWarlord: 'C’est maintenant le Seigneur de Guerre.',
    unmadeWarlord: 'Ce n’est plus le Seigneur de Guerre.',
    unitMoved: 'L’unité est dans {{after}} ; elle était dans {{before}}.',
    upgradeAdded: '{{name}} est venu s’ajouter.',
    upgradeRemoved: '{{name}} a disparu.',
    wargearChanged: '{{name}} : {{after}} ; c’était {{before}}.',
  },
  DATA_DRIFTED: {
    totalDrifted: 'L’armée coûte {{after}} {{after|one:point|other:points}} ; elle en coûtait {{before}}.',
    headerAppeared: '{{name}} existe maintenant.',
    headerVanished: '{{name}} n’existe plus.',
    unitAppeared: 'Sa fiche technique existe maintenant.',
    unitVanished: 'Sa fiche technique n’existe plus.',
    unitReplaced: 'Son nom désigne une autre fiche technique : {{after}} ; c’était {{before}}.',
    unitRenamed: 'Sa fiche technique s’appelle {{after}} ; c’était {{before}}.',
    priceDrifted: 'Points : {{after}} ; c’était {{before}}.',
    optionPriceDrifted: '{{name}} : {{after}} {{after|one:point|other:points}} l’exemplaire ; c’était {{before}}.',
    optionRenamed: '{{before}} s’appelle {{after}}.',
    optionAppeared: '{{name}} existe maintenant.',
    optionVanished: '{{name}} n’existe plus.',
    enhancementPriceDrifted: '{{name}} : {{after}} {{after|one:point|other:points}} ; c’était {{before}}.',
    enhancementOfferAdded: '{{name}} lui est maintenant offert.',
    enhancementOfferRemoved: '{{name}} ne lui est plus offert.',
    keywordAdded: 'L’unité a maintenant le mot-clé {{name}}.',
    keywordRemoved: 'L’unité n’a plus le mot-clé {{name}}.',
    roleChanged: 'Son rôle est {{after}} ; c’était {{before}}.',
    sizesChanged: 'Figurines : {{after}} ; c’était {{before}}.',
    becameLegends: 'L’unité est maintenant « Legends ».',
    leftLegends: 'L’unité n’est plus « Legends ».',
  },
  DATA_GAP: {
    noRelease: 'Aucune version des données de l’édition {{edition}} n’est en vigueur à cette date : {{date}}.',
    dataVersionNotStated: 'La liste n’indique pas avec quelle version de données elle a été écrite.',
    dataVersionUnknown:
      'La liste a été écrite avec la version de données {{version}} ; personne n’a dit à quelle version d’ici elle correspond.',
    editionUnknown: 'L’édition de cette liste n’a pas pu être reconnue : il faut la nommer.',
  },
  UNRESOLVED_NAME: {
    houseRuleName:
      'Aucune fiche de cette version des données ne s’appelle « {{name}} » ni n’a ce mot-clé : le règlement de l’organisateur à ce sujet n’est pas vérifié.',
  },
  RULE_NOT_MODELLED: {
    noRuleset: 'Les règles de composition d’armée de l’édition {{edition}} ne sont pas encore construites ; la liste a été lue, non jugée.',
  },
});

const refusals = translationOf<typeof refusalMessages>()({
  UNKNOWN_RELEASE: {
    noSuchRelease: 'Cette version des données n’existe pas.',
    noReleaseNamed: 'Il n’y a pas de version des données « {{label}} ».',
    noneInForce: 'Aucune version des données de l’édition n’est alors en vigueur, ou l’édition n’a pas pu être reconnue.',
  },
  RELEASE_OF_OTHER_EDITION: {
    releaseOf: 'La version des données est de l’édition {{edition}}, non de l’édition {{asked}}.',
    namedReleaseOf: 'La version des données « {{label}} » est de l’édition {{edition}}, non de l’édition {{asked}}.',
  },
  UNKNOWN_AMENDMENT: { noSuchAmendment: 'Il n’y a pas d’amendement « {{id}} ».' },
  AMENDMENT_OF_OTHER_EDITION: {
    noRules: 'Il n’y a pas de règles de l’édition {{edition}} à amender.',
    amends: '« {{id}} » amende {{amended}}, non {{edition}}.',
  },
  AMENDMENTS_CONFLICT: { sameRule: '« {{one}} » et « {{other}} » changent tous deux la règle « {{rule}} ».' },
  INVALID_HOUSE_RULES: { unusable: '{{problem}}' },
  UNKNOWN_BATTLE_SIZE: {
    noSizes: 'Il n’y a pas de taille de bataille « {{name}} ». Les règles n’en nomment aucune : donnez une limite de points.',
    noSuchSize: 'Il n’y a pas de taille de bataille « {{name}} ». Les tailles de bataille sont : {{names}}.',
  },
  INVALID_ROSTER: {
    noSuchUnit: 'La liste n’a pas d’unité à cet endroit.',
    noSuchDetachment: 'La liste n’a pas de détachement à cet endroit.',
  },
});

/** What this room says in other languages. */
export const checkingTranslations: Translations = {
  fr: {
    messages: { ...loadout, ...checking, ...refusals, DATA_GAP: { ...loadout.DATA_GAP, ...checking.DATA_GAP } },
    words: { date: { today: 'aujourd’hui' } },
  },
};
