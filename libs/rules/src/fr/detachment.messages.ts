import { inFrench } from './rules-in-french.js';

/** Sentences of rules about detachments and the units they allow. */
export const detachmentMessages = inFrench({
  alliesWithinPoints: {
    over: 'Les unités admises par {{detachment}} coûtent {{points}} {{points|one:point|other:points}} ; {{limit}} {{limit|one:est permis|other:sont permis}} au plus.',
    perhapsOver:
      'Les unités admises par {{detachment}} coûtent peut-être {{points}} {{points|one:point|other:points}} ; {{limit}} {{limit|one:est permis|other:sont permis}} au plus. Les prix ne sont pas certains.',
    overOfRelease:
      'Aux prix de la version des données {{release}}, les unités admises par {{detachment}} coûtent {{points}} {{points|one:point|other:points}} ; {{limit}} {{limit|one:est permis|other:sont permis}} au plus. La liste indique d’autres prix.',
    overAssumed:
      'Les unités admises par {{detachment}} coûtent {{points}} {{points|one:point|other:points}}. La liste n’indique aucune taille de bataille ; pour celle qui est supposée, {{limit}} {{limit|one:est permis|other:sont permis}} au plus.',
    sizeNotKnown: 'La taille de bataille pour laquelle {{detachment}} admet des unités n’est pas connue.',
  },
  chosenKeywordsWithinLimit: {
    tooMany:
      '{{count}} {{count|one:unité|other:unités}} {{count|one:porte une Optimisation ou est|other:portent une Optimisation ou sont}} le Seigneur de Guerre seulement comme {{count|one:PERSONNAGE choisi|other:PERSONNAGES choisis}} ; {{detachment}} permet d’en choisir {{limit}}.',
    perhapsTooMany:
      '{{count}} {{count|one:unité|other:unités}} {{count|one:porte une Optimisation ou est|other:portent une Optimisation ou sont}} le Seigneur de Guerre ; {{detachment}} permet d’en choisir {{limit}} comme PERSONNAGES, et la clause d’une Optimisation n’en demande peut-être pas.',
  },
  dedicatedTransportsWithinInfantry: {
    tooMany:
      '{{detachment}} : {{transports}} {{transports|one:Transport Assigné|other:Transports Assignés}} pour {{infantry}} {{infantry|one:unité|other:unités}} d’INFANTERIE.',
    takeOut: 'Transports Assignés à retirer : {{extra}}.',
  },
  detachmentAbilitiesNoted: { none: 'Les unités de {{detachment}} ne gagnent aucune aptitude de détachement.' },
  detachmentAdmitsUnits: {
    forbidden: '{{unit}} ne peut pas être dans une armée qui a le détachement {{detachment}}.',
    missing: 'L’armée a {{count}} des unités que demande le détachement {{detachment}} ; il en demande {{atLeast}}.',
    tooMany: '{{unit}} est de trop : le détachement {{detachment}} permet à une armée d’en inclure {{atMost}}.',
    neverChosen: '{{unit}} a le mot-clé {{keyword}}, que le détachement {{detachment}} ne lui permet pas de choisir.',
    perhapsNeverChosen:
      '{{unit}} a le mot-clé {{keyword}}, que le détachement {{detachment}} ne lui permet pas de choisir ; ce qu’elle porte le donne peut-être.',
    unread: 'Ce que {{detachment}} dit des unités de son armée n’a pas été compris dans les données.',
  },
  detachmentFactionShared: {
    noneShared: 'Les unités de {{detachment}} n’ont aucun mot-clé de Faction en commun.',
    dataDisagree:
      'Les données ne donnent aux unités de {{detachment}} aucun mot-clé de Faction commun à toutes, et permettent pourtant à une armée de les avoir toutes.',
  },
  detachmentKeywordsShared: {
    attachedApart: '{{one}} rejoint {{other}} sans partager avec elle aucun des mots-clés dont {{detachment}} demande un.',
    embarkedApart: '{{one}} est embarquée dans {{other}} sans partager avec elle aucun des mots-clés dont {{detachment}} demande un.',
    notStated: 'Il n’est pas indiqué lequel des mots-clés que {{detachment}} laisse choisir au joueur est celui de l’unité {{unit}}.',
  },
  detachmentOfArmyFaction: {
    ofOtherFaction: '{{detachment}} n’est pas un détachement de {{faction}}.',
    otherGame: '{{detachment}} est pour {{forces}}, dont les règles ne sont pas construites.',
    factionNotStated: 'La Faction de l’armée n’est pas indiquée.',
  },
  detachmentSlotsKept: {
    tooFew: '{{detachment}} : unités du rôle « {{role}} » : {{count}} ; il en faut {{min}}.',
    tooMany: '{{detachment}} : unités du rôle « {{role}} » : {{count}} ; il y a de la place pour {{max}}.',
    noSlot: '{{unit}} est du rôle « {{role}} », pour lequel {{detachment}} n’a pas d’emplacement.',
    tooFewInAll: '{{detachment}} a {{count}} {{count|one:unité|other:unités}} ; il en faut {{min}}.',
    wrongTotal: '{{detachment}} peut compter {{units}} {{units|one:unité|other:unités}} ; il en a {{count}}.',
    rolesUncertain:
      'Les unités de {{detachment}} n’entrent pas dans ses emplacements avec les rôles de leurs fiches techniques ; les rôles dans lesquels elles ont été prises ne sont pas connus.',
    unitsNotPlaced: 'Il n’est pas indiqué quelles unités sont dans {{detachment}}.',
    addUnits: 'Unités du rôle « {{role}} » à ajouter : {{count}}.',
    addAnyUnits: 'Unités à ajouter : {{count}}.',
    takeOut: 'À en retirer : {{units}}.',
  },
  detachmentsModelled: { notModelled: 'Les règles de {{detachment}} ne sont pas construites.' },
  detachmentsOfKindWithinLimit: {
    tooMany:
      'L’armée a {{count}} {{count|one:détachement|other:détachements}} du type « {{kind}} » ; {{limit}} {{limit|one:est permis|other:sont permis}} au plus.',
  },
  detachmentsWithinLimit: {
    tooMany:
      'L’armée a {{count}} {{count|one:détachement|other:détachements}} ; une bataille de la taille « {{size}} » en permet {{limit}}.',
    takeOut: 'Détachements à retirer : {{extra}}.',
  },
  fieldCommandersLawful: {
    tooOften: '« Field Commander » est utilisé {{uses}} fois ; Stratagèmes de « Specialist Detachment » utilisés : {{upgrades}}.',
    warlord: '{{unit}} est le Seigneur de Guerre ; « Field Commander » est pour un autre PERSONNAGE.',
    named: '{{unit}} est un personnage nommé ; « Field Commander » est pour d’autres.',
    noCharacter: '{{unit}} n’est pas un PERSONNAGE ; « Field Commander » est pour un PERSONNAGE.',
    noKeyword: '{{unit}} n’a pas de mot-clé d’un « Specialist Detachment » dont elle fait partie.',
    wrongCost: '« Field Commander » est payé {{paid}} PC ; il en coûte {{cost}}.',
    notStated: 'Il n’est pas indiqué quels détachements sont améliorés en « Specialist Detachments ».',
  },
  fortificationNetworkWithoutWarlord: { warlordInIt: '{{unit}} est le Seigneur de Guerre et est dans {{detachment}}.' },
  keywordDetachmentsWhole: {
    stranger:
      '{{unit}} n’a pas le mot-clé qui ferait de {{detachment}} un détachement « {{keyword}} », à moins qu’une règle dise que cela n’importe pas.',
  },
  oneDetachment: {
    none: 'L’armée n’a pas de détachement.',
    notStated: 'Le détachement n’est pas indiqué.',
    several: 'L’armée a {{count}} {{count|one:détachement|other:détachements}} ; elle peut en avoir un.',
    keepOne: 'Garder {{detachment}} et aucun autre.',
  },
  specialistDetachmentsLawful: {
    again: '{{detachment}} est amélioré {{count}} fois ; un détachement l’est une fois.',
    notOfKind: '{{detachment}} ne peut pas devenir un « Specialist Detachment ».',
  },
  specialistKeywordHeld: {
    noKeyword: '{{unit}} a {{option}} sans le mot-clé {{keyword}} de son « Specialist Detachment ».',
    noUpgrade: '{{unit}} a {{option}}, et aucun détachement de l’armée n’est amélioré pour {{keyword}}.',
    otherDetachment: '{{unit}} a {{option}} d’un « Specialist Detachment » dont elle ne fait pas partie.',
    noPsyker: '{{unit}} a le pouvoir psychique {{power}} d’un « Specialist Detachment » sans être un PSYKER.',
    severalPowers: '{{unit}} a {{count}} pouvoirs psychiques d’un « Specialist Detachment » ; un seul de ses pouvoirs peut être remplacé.',
    notStated:
      'Il n’est pas indiqué quels détachements sont améliorés en « Specialist Detachments » ; {{unit}} a {{option}} de l’un d’eux.',
  },
  titanicUnitsPaidFor: {
    notPaid: '{{unit}} est TITANESQUE ; {{detachment}} a été payé {{spent}} PC et n’accueille une telle unité que pour {{cost}}.',
    wrongCost: '{{detachment}} a été payé {{spent}} PC ; il en coûte {{cost}}, ou {{titanicCost}} avec des unités TITANESQUES.',
  },
  unitsInOneDetachment: {
    inNone: '{{unit}} n’est dans aucun détachement.',
    noDetachments: 'L’armée est « battle-forged » et n’a aucun détachement.',
    notPlaced: 'Le détachement n’est pas indiqué pour {{count}} des unités.',
  },
});
