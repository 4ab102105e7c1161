import { translationOf, type Translations } from '#muster/messages';
import type { checkingMessages } from './checking.messages.js';
import type { dataLimitMessages } from '../data-limits/data-limits.js';
import type { refusalMessages } from '../question/refusal.messages.js';

const loadout = translationOf<typeof dataLimitMessages>()({
  DATA_GAP: {
    armyUncertain:
      '{{unit}} : {{data}} D’autres éléments de l’armée le permettent peut-être, mais ils n’ont pas tous été indiqués ou compris.',
    dataAlone: 'Les données BattleScribe ne le permettent pas, et aucune règle implémentée ici ne porte sur ce point. Données : {{data}}',
    dataDisagree: 'Les données BattleScribe ne permettent pas ce que les règles permettent ; la remarque DATA_DISAGREES montre les deux.',
    unitElsewhere: '{{unit}} ne figure pas dans les données de {{faction}}. Vérifiez si cette armée peut l’inclure.',
    otherData:
      '{{unit}} : {{data}} La liste indique d’autres prix que cette version des données ; elle a donc été écrite avec d’autres données, qui le permettent peut-être.',
    notGranted: '{{unit}} : {{data}} La liste n’indique peut-être pas la règle qui accorde ce Trait de Seigneur de Guerre.',
    loadoutUncertain: '{{unit}} : {{data}} Sa composition n’a pas été entièrement comprise ; la liste est donc peut-être correcte.',
  },
  ITEM_MISSING: {
    choiceUnstated: 'Non indiqué : {{data}}',
  },
  WARGEAR_NOT_STATED: {
    itemUnstated: '{{unit}} : {{data}} La liste ne le mentionne pas ; beaucoup d’outils omettent l’équipement par défaut.',
    modelUnnamed: '{{unit}} : {{data}} La liste n’indique pas de quel type est chaque figurine.',
  },
});

const checking = translationOf<typeof checkingMessages>()({
  DATA_DISAGREES: {
    dataForbid:
      'Les données BattleScribe ne le permettent pas, mais les règles correspondantes ({{rule}}) le permettent. Données : {{data}}',
    dataAllow:
      'Les règles ne le permettent pas, mais les données BattleScribe le permettent. Règles : {{rule}}. Données : au plus {{limit}} {{name}} (en a {{count}}).',
    dataOffer:
      'Les règles ne le permettent pas, mais les données BattleScribe le permettent. Règles : {{rule}}. Données : {{name}} est proposé ici.',
  },
  POINTS_DIFFER: {
    total: 'La liste annonce {{stated}} {{stated|one:point|other:points}} ; dans cette version des données elle coûte {{computed}}.',
    totalOfDataVersion:
      'La liste annonce {{stated}} {{stated|one:point|other:points}} ; dans cette version des données elle coûte {{computed}}. Le total indiqué est correct avec {{fitting}}, la version qui correspond à sa version de données {{version}}.',
    units:
      'La liste et la version des données {{release}} semblent être de dates différentes : la liste indique d’autres prix. Points indiqués et calculés : {{units}}.',
    unitsAndTotal:
      'La liste et la version des données {{release}} semblent être de dates différentes : la liste indique d’autres prix. Points indiqués et calculés : {{units}} ; au total {{stated}} et {{computed}}.',
    unitsOfDataVersion:
      'La liste et la version des données {{release}} sont de dates différentes : la liste indique les prix de {{fitting}}, qui correspond à sa version de données {{version}}. Points indiqués et calculés : {{units}} ; au total {{stated}} et {{computed}}.',
  },
  OTHER_RELEASE_FITS: {
    legal:
      'Les prix de la liste correspondent mieux à la version des données {{release}} qu’à {{here}} : avec {{release}}, {{units}} {{units|one:unité|other:unités}} sur {{of}} {{units|one:coûte|other:coûtent}} ce que la liste indique ; avec {{here}}, {{unitsHere}}. Avec {{release}}, la liste est légale ; total : {{points}}.',
    illegal:
      'Les prix de la liste correspondent mieux à la version des données {{release}} qu’à {{here}} : avec {{release}}, {{units}} {{units|one:unité|other:unités}} sur {{of}} {{units|one:coûte|other:coûtent}} ce que la liste indique ; avec {{here}}, {{unitsHere}}. Avec {{release}}, la liste est illégale ; total : {{points}}.',
    needsReview:
      'Les prix de la liste correspondent mieux à la version des données {{release}} qu’à {{here}} : avec {{release}}, {{units}} {{units|one:unité|other:unités}} sur {{of}} {{units|one:coûte|other:coûtent}} ce que la liste indique ; avec {{here}}, {{unitsHere}}. Avec {{release}}, la liste est à vérifier ; total : {{points}}.',
  },
  LISTS_DIFFER: {
    factionChanged: 'Faction modifiée : {{after}} (avant : {{before}}).',
    detachmentAdded: 'Détachement ajouté : {{name}}.',
    detachmentRemoved: 'Détachement retiré : {{name}}.',
    limitChanged: 'La limite est maintenant de {{after}} {{after|one:point|other:points}} (avant : {{before}}).',
    totalChanged: 'L’armée coûte maintenant {{after}} {{after|one:point|other:points}} (avant : {{before}}).',
    modelsChanged: 'Figurines : {{after}} (avant : {{before}}).',
    pointsChanged: 'Points : {{after}} (avant : {{before}}).',
    madeWarlord: 'Cette unité est maintenant le Seigneur de Guerre.',
    unmadeWarlord: 'Cette unité n’est plus le Seigneur de Guerre.',
    unitMoved: 'L’unité est maintenant dans {{after}} (avant : {{before}}).',
    upgradeAdded: 'Ajouté : {{name}}.',
    upgradeRemoved: 'Retiré : {{name}}.',
    wargearChanged: '{{name}} : {{after}} (avant : {{before}}).',
  },
  DATA_DRIFTED: {
    totalDrifted: 'L’armée coûte maintenant {{after}} {{after|one:point|other:points}} (avant : {{before}}).',
    headerAppeared: 'Nouveau dans les données : {{name}}.',
    headerVanished: 'Ne figure plus dans les données : {{name}}.',
    detachmentPointsDrifted: '{{name}} coûte maintenant {{after}} {{after|one:Point|other:Points}} de Détachement (avant : {{before}}).',
    dispositionAdded: '{{detachment}} donne maintenant la Disposition des Forces {{name}}.',
    dispositionRemoved: '{{detachment}} ne donne plus la Disposition des Forces {{name}}.',
    tagAdded: '{{detachment}} a maintenant l’étiquette Unique {{name}}.',
    tagRemoved: '{{detachment}} n’a plus l’étiquette Unique {{name}}.',
    unitAppeared: 'La fiche technique de l’unité est nouvelle dans les données.',
    unitVanished: 'La fiche technique de l’unité ne figure plus dans les données.',
    unitReplaced: 'Le nom de l’unité désigne maintenant une autre fiche technique : {{after}} (avant : {{before}}).',
    unitRenamed: 'La fiche technique de l’unité s’appelle maintenant {{after}} (avant : {{before}}).',
    priceDrifted: 'Points : {{after}} (avant : {{before}}).',
    optionPriceDrifted: '{{name}} : {{after}} {{after|one:point|other:points}} l’exemplaire (avant : {{before}}).',
    optionRenamed: '{{before}} s’appelle maintenant {{after}}.',
    optionAppeared: 'Nouveau dans les données : {{name}}.',
    optionVanished: 'Ne figure plus dans les données : {{name}}.',
    enhancementPriceDrifted: '{{name}} : {{after}} {{after|one:point|other:points}} (avant : {{before}}).',
    enhancementOfferAdded: 'L’unité peut maintenant prendre {{name}}.',
    enhancementOfferRemoved: 'L’unité ne peut plus prendre {{name}}.',
    keywordAdded: 'Mot-clé ajouté : {{name}}.',
    keywordRemoved: 'Mot-clé retiré : {{name}}.',
    roleChanged: 'Le rôle de l’unité est maintenant {{after}} (avant : {{before}}).',
    sizesChanged: 'Figurines : {{after}} (avant : {{before}}).',
    becameLegends: 'L’unité est maintenant « Legends ».',
    leftLegends: 'L’unité n’est plus « Legends ».',
  },
  DATA_GAP: {
    noRelease: 'Aucune version des données de l’édition {{edition}} n’est en vigueur à cette date : {{date}}.',
    dataVersionNotStated: 'La liste n’indique pas sa version de données.',
    dataVersionUnknown:
      'La liste a été écrite avec la version de données {{version}} ; aucune version des données n’est enregistrée pour celle-ci.',
    editionUnknown: 'L’édition de cette liste n’a pas pu être reconnue ; indiquez-la.',
  },
  UNRESOLVED_NAME: {
    houseRuleName:
      'Aucune fiche de cette version des données ne s’appelle « {{name}} » ni n’a ce mot-clé : les règles de l’organisateur à son sujet ne sont pas appliquées.',
  },
  RULE_NOT_MODELLED: {
    noRuleset:
      'Les règles de composition d’armée de l’édition {{edition}} ne sont pas encore implémentées ; la liste a été lue, mais pas jugée.',
  },
});

const refusals = translationOf<typeof refusalMessages>()({
  UNKNOWN_RELEASE: {
    noSuchRelease: 'Cette version des données n’existe pas.',
    noReleaseNamed: 'Il n’y a pas de version des données « {{label}} ».',
    noneInForce: 'Aucune version des données de l’édition n’est en vigueur à cette date, ou l’édition n’a pas pu être reconnue.',
  },
  RELEASE_OF_OTHER_EDITION: {
    releaseOf: 'La version des données est pour l’édition {{edition}}, et non pour l’édition {{asked}}.',
    namedReleaseOf: 'La version des données « {{label}} » est pour l’édition {{edition}}, et non pour l’édition {{asked}}.',
  },
  UNKNOWN_AMENDMENT: { noSuchAmendment: 'Il n’y a pas d’amendement « {{id}} ».' },
  AMENDMENT_OF_OTHER_EDITION: {
    noRules: 'Il n’y a pas de règles de l’édition {{edition}} à amender.',
    amends: '« {{id}} » amende {{amended}}, et non {{edition}}.',
  },
  AMENDMENTS_CONFLICT: { sameRule: '« {{one}} » et « {{other}} » changent tous deux la règle « {{rule}} ».' },
  INVALID_HOUSE_RULES: { unusable: '{{problem}}' },
  UNKNOWN_BATTLE_SIZE: {
    noSizes: 'Il n’y a pas de taille de bataille « {{name}} ». Les règles n’en définissent aucune : donnez une limite de points.',
    noSuchSize: 'Il n’y a pas de taille de bataille « {{name}} ». Les tailles de bataille sont : {{names}}.',
  },
  INVALID_ROSTER: {
    noSuchUnit: 'La liste n’a pas d’unité à cette position.',
    noSuchDetachment: 'La liste n’a pas de détachement à cette position.',
  },
});

/** The translations of this library's messages. */
export const checkingTranslations: Translations = {
  fr: {
    messages: { ...loadout, ...checking, ...refusals, DATA_GAP: { ...loadout.DATA_GAP, ...checking.DATA_GAP } },
    words: { date: { today: 'aujourd’hui' }, points: { unknown: 'inconnu' } },
  },
};
