import { inFrench } from './rules-in-french.js';

/** Sentences of rules about detachments and the units they allow. */
export const detachmentMessages = inFrench({
  alliedFactionsWithinLimits: {
    tooDear:
      'Les unités permises par {{rule}} coûtent {{points}} {{points|one:point|other:points}} ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
    tooDearUnconfirmed:
      'Les unités permises par {{rule}} coûtent {{points}} {{points|one:point|other:points}} ; selon une seule source, au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
    perhapsTooDear:
      'Les unités permises par {{rule}} coûtent peut-être {{points}} {{points|one:point|other:points}} ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}. Les prix ou la limite sont incertains.',
    tooMany: '{{rule}} permet {{limit}} {{limit|one:unité|other:unités}} ayant le mot-clé {{keyword}} ; l’armée en a {{count}}.',
    tooManyUnconfirmed:
      'Selon une seule source, {{rule}} permet {{limit}} {{limit|one:unité|other:unités}} ayant le mot-clé {{keyword}} ; l’armée en a {{count}}.',
    tooManyAssumed:
      '{{rule}} permet {{limit}} {{limit|one:unité|other:unités}} ayant le mot-clé {{keyword}} dans une bataille de la taille supposée ; l’armée en a {{count}}. La liste n’indique pas de taille de bataille.',
    severalKinds: '{{rule}} ne permet que des unités d’un seul de ces types : {{keywords}}. L’armée en a plusieurs.',
    unbalanced:
      '{{rule}} ne permet pas plus d’unités {{keyword}} sans LIGNE qu’avec ce mot-clé ; l’armée en a {{count}} sans et {{limit}} avec.',
    bears:
      '{{unit}} porte {{enhancement}} ; selon une seule source, les unités permises par {{rule}} ne peuvent pas porter d’Optimisation.',
  },
  alliesWithinPoints: {
    over: 'Les unités permises par {{detachment}} coûtent {{points}} {{points|one:point|other:points}} ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
    perhapsOver:
      'Les unités permises par {{detachment}} coûtent peut-être {{points}} {{points|one:point|other:points}} ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}. Les prix sont incertains.',
    overOfRelease:
      'Aux prix de la version des données {{release}}, les unités permises par {{detachment}} coûtent {{points}} {{points|one:point|other:points}} ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}. La liste indique d’autres prix.',
    overAssumed:
      'Les unités permises par {{detachment}} coûtent {{points}} {{points|one:point|other:points}}. La liste n’indique aucune taille de bataille ; pour la taille supposée, au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
    sizeNotKnown: 'Les tailles de bataille pour lesquelles {{detachment}} permet des unités supplémentaires sont inconnues.',
  },
  chosenKeywordsWithinLimit: {
    tooMany:
      '{{count}} {{count|one:unité|other:unités}} {{count|one:porte une Optimisation ou est|other:portent une Optimisation ou sont}} le Seigneur de Guerre uniquement parce qu’{{count|one:elle a été choisie comme PERSONNAGE|other:elles ont été choisies comme PERSONNAGES}} ; {{detachment}} permet d’en choisir {{limit}}.',
    perhapsTooMany:
      '{{count}} {{count|one:unité|other:unités}} {{count|one:porte une Optimisation ou est|other:portent une Optimisation ou sont}} le Seigneur de Guerre ; {{detachment}} permet d’en choisir {{limit}} comme PERSONNAGES. Il n’est pas certain que chacune de ces Optimisations exige un PERSONNAGE.',
  },
  dedicatedTransportsWithinInfantry: {
    tooMany:
      '{{detachment}} : {{transports}} {{transports|one:Transport Assigné|other:Transports Assignés}} mais seulement {{infantry}} {{infantry|one:unité|other:unités}} d’INFANTERIE.',
    takeOut: 'Retirer {{extra}} des Transports Assignés.',
  },
  detachmentAbilitiesNoted: { none: 'Les unités de {{detachment}} ne gagnent aucune aptitude de détachement.' },
  detachmentAdmitsUnits: {
    forbidden: 'Une armée avec le détachement {{detachment}} ne peut pas inclure {{unit}}.',
    missing: 'L’armée a {{count}} des unités exigées par le détachement {{detachment}} ; il en faut {{atLeast}}.',
    tooMany: '{{unit}} est de trop : le détachement {{detachment}} permet à une armée d’en inclure {{atMost}}.',
    neverChosen: '{{unit}} a le mot-clé {{keyword}}, que le détachement {{detachment}} ne lui permet pas de choisir.',
    perhapsNeverChosen:
      '{{unit}} a le mot-clé {{keyword}}. Avec {{detachment}}, ce mot-clé ne peut venir que de l’équipement ou d’une Optimisation, pas d’un choix.',
    unread: 'Les restrictions de {{detachment}} sur les unités de l’armée n’ont pas été comprises.',
  },
  detachmentFactionShared: {
    noneShared: 'Aucun mot-clé de Faction n’est commun à toutes les unités de {{detachment}}.',
    dataDisagree:
      'Dans les données BattleScribe, aucun mot-clé de Faction n’est commun à toutes les unités de {{detachment}}, alors qu’une même armée peut les inclure toutes.',
  },
  detachmentKeywordsShared: {
    attachedApart: '{{one}} est attachée à {{other}}, mais elles ne partagent aucun des mots-clés exigés par {{detachment}}.',
    embarkedApart: '{{one}} est embarquée dans {{other}}, mais elles ne partagent aucun des mots-clés exigés par {{detachment}}.',
    notStated: '{{detachment}} offre un choix de mots-clés ; la liste n’indique pas lequel a l’unité {{unit}}.',
  },
  detachmentOfArmyFaction: {
    ofOtherFaction: '{{detachment}} n’est pas un détachement de {{faction}}.',
    otherGame: '{{detachment}} est pour {{forces}}, dont les règles ne sont pas implémentées.',
    factionNotStated: 'La Faction de l’armée n’est pas indiquée.',
  },
  detachmentSlotsKept: {
    tooFew: '{{detachment}} a {{count}} {{count|one:unité|other:unités}} avec le rôle « {{role}} » ; il en faut {{min}}.',
    tooMany: '{{detachment}} a {{count}} {{count|one:unité|other:unités}} avec le rôle « {{role}} » ; il a des emplacements pour {{max}}.',
    noSlot: '{{unit}} a le rôle « {{role}} », pour lequel {{detachment}} n’a pas d’emplacement.',
    tooFewInAll: '{{detachment}} a {{count}} {{count|one:unité|other:unités}} ; il en faut {{min}}.',
    wrongTotal: '{{detachment}} peut compter {{units}} {{units|one:unité|other:unités}} ; il en a {{count}}.',
    rolesUncertain:
      'Les unités de {{detachment}} n’entrent pas dans ses emplacements avec les rôles de leurs fiches techniques ; la liste n’indique pas dans quels rôles elles ont été prises.',
    unitsNotPlaced: 'La liste n’indique pas quelles unités sont dans {{detachment}}.',
    addUnits: 'Ajouter {{count}} {{count|one:unité|other:unités}} avec le rôle « {{role}} ».',
    addAnyUnits: 'Ajouter {{count}} {{count|one:unité|other:unités}}.',
    takeOut: 'Retirer du détachement : {{units}}.',
  },
  detachmentsModelled: { notModelled: 'Les règles de {{detachment}} ne sont pas implémentées.' },
  detachmentsOfKindWithinLimit: {
    tooMany:
      'L’armée a {{count}} {{count|one:détachement|other:détachements}} du type « {{kind}} » ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
  },
  detachmentsWithinLimit: {
    tooMany: 'L’armée a {{count}} {{count|one:détachement|other:détachements}} ; la taille de bataille « {{size}} » en permet {{limit}}.',
    takeOut: 'Retirer {{extra}} des détachements.',
  },
  fieldCommandersLawful: {
    tooOften:
      '« Field Commander » est utilisé {{uses}} fois, mais seulement {{upgrades}} {{upgrades|one:Stratagème|other:Stratagèmes}} de « Specialist Detachment » {{upgrades|one:est utilisé|other:sont utilisés}}.',
    warlord: '{{unit}} est le Seigneur de Guerre ; « Field Commander » doit être utilisé sur un autre PERSONNAGE.',
    named: '{{unit}} est un personnage nommé ; « Field Commander » ne peut pas être utilisé sur elle.',
    noCharacter: '{{unit}} n’est pas un PERSONNAGE ; « Field Commander » ne peut être utilisé que sur un PERSONNAGE.',
    noKeyword: '{{unit}} n’a le mot-clé d’aucun « Specialist Detachment » dont elle fait partie.',
    wrongCost: '{{paid}} PC sont dépensés pour « Field Commander » ; il en coûte {{cost}}.',
    notStated: 'La liste n’indique pas quels détachements sont améliorés en « Specialist Detachments ».',
  },
  fortificationNetworkWithoutWarlord: { warlordInIt: '{{unit}} est le Seigneur de Guerre, mais est dans {{detachment}}.' },
  keywordDetachmentsWhole: {
    stranger:
      '{{unit}} n’a pas le mot-clé nécessaire pour que {{detachment}} soit un détachement « {{keyword}} », sauf si une règle fait exception.',
  },
  oneDetachment: {
    none: 'L’armée n’a pas de détachement.',
    notStated: 'Le détachement n’est pas indiqué.',
    several: 'L’armée a {{count}} {{count|one:détachement|other:détachements}} ; elle ne peut en avoir qu’un.',
    keepOne: 'Garder seulement {{detachment}}.',
  },
  specialistDetachmentsLawful: {
    again: '{{detachment}} est amélioré {{count}} fois ; un détachement ne peut l’être qu’une fois.',
    notOfKind: '{{detachment}} ne peut pas être amélioré en « Specialist Detachment ».',
  },
  specialistKeywordHeld: {
    noKeyword: '{{unit}} a {{option}} mais pas le mot-clé {{keyword}} de son « Specialist Detachment ».',
    noUpgrade: '{{unit}} a {{option}}, mais aucun détachement de l’armée n’est amélioré pour {{keyword}}.',
    otherDetachment: '{{unit}} a {{option}} d’un « Specialist Detachment » dont elle ne fait pas partie.',
    noPsyker: '{{unit}} a le pouvoir psychique {{power}} d’un « Specialist Detachment » sans être un PSYKER.',
    severalPowers: '{{unit}} a {{count}} pouvoirs psychiques d’un « Specialist Detachment » ; un seul de ses pouvoirs peut être remplacé.',
    notStated: '{{unit}} a {{option}} d’un « Specialist Detachment », mais la liste n’indique pas quels détachements sont améliorés.',
  },
  titanicUnitsPaidFor: {
    notPaid: '{{unit}} est TITANESQUE ; {{detachment}} a été payé {{spent}} PC, mais ne peut inclure une telle unité que pour {{cost}}.',
    wrongCost: '{{detachment}} a été payé {{spent}} PC ; il en coûte {{cost}}, ou {{titanicCost}} avec des unités TITANESQUES.',
  },
  unitsInOneDetachment: {
    inNone: '{{unit}} n’est dans aucun détachement.',
    noDetachments: 'L’armée est « battle-forged » mais n’a aucun détachement.',
    notPlaced: 'Le détachement de {{count}} {{count|one:unité|other:unités}} n’est pas indiqué.',
  },
});
