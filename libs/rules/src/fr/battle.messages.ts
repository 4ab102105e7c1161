import { inFrench } from './rules-in-french.js';

/** Sentences of rules about what is declared for the battle: Command points, Stratagems, Reserves, Leaders and passengers. */
export const battleMessages = inFrench({
  aircraftLeaveTheTable: {
    noAircraft: 'Il est déclaré que {{unit}} a quitté la table, et ce n’est pas un « AIRCRAFT ».',
    unbound: 'Il est déclaré que {{unit}} a quitté la table pour les Réserves Stratégiques, et l’armée est « Unbound ».',
    notDeclared: 'Il n’est pas déclaré quelles unités commencent la bataille en Réserves Stratégiques ou quittent la table pour elles.',
  },
  attachedUnitLeadersWithinLimit: {
    tooMany: '{{bodyguard}} a {{count}} {{count|one:Meneur|other:Meneurs}} ; aucune règle n’en permet plus de {{limit}}.',
    notBeside: '{{leader}} et {{other}} ne peuvent pas mener ensemble {{bodyguard}}.',
    clauseUnread: 'Il n’a pas été compris dans les données si {{leader}} et {{other}} peuvent mener ensemble {{bodyguard}}.',
    leadsTwice: '{{leader}} est attaché à {{count}} {{count|one:unité|other:unités}}.',
  },
  commandPointsAffordable: {
    cannotPay: '{{cause}} coûte {{cost}} PC ; il en reste {{balance}}.',
    reservesTooMany: 'Les Réserves Stratégiques ont un « Power Rating » de {{power}} et coûtent {{cost}} PC ; il en reste {{balance}}.',
    spendLess: 'Dépenser {{commandPoints}} PC de moins, pour ceci ou pour ce qui est payé avant.',
    leaveOut: 'Ne pas mettre en Réserves Stratégiques : {{units}}.',
    statedSuffice:
      'D’après les règles, les PC de l’armée ne suffisent pas : il en reste {{computed}}. La liste en indique {{stated}} ; d’où vient la différence n’est pas connu.',
    statedDiffer:
      'La liste indique {{stated}} PC au début de la bataille ; d’après ses détachements et ses dépenses, il y en a {{computed}}.',
    costNotStated: 'Ce que coûte {{cause}} n’est pas indiqué.',
    sizeNotKnown: 'La taille de la bataille n’est pas connue, et donc les PC au début non plus.',
    notModelled: 'Les PC de {{detachment}} ne sont pas connus.',
    powerNotKnown: 'Le « Power Rating » de l’unité {{unit}}, qui est en Réserves Stratégiques, n’est pas connu.',
  },
  commandPointsPaidInBattle: {
    cannotPay: '{{cause}} coûte {{cost}} PC au round de bataille {{round}} ; il en reste {{balance}}.',
    gainedTooMuch:
      '{{cause}} donne des PC au-delà de ce qu’un round de bataille permet ({{limit}}) en plus de ceux des phases de Commandement.',
    costBelowZero: '{{cause}} est payé {{cost}} PC ; aucun Stratagème ne coûte moins de 0.',
    costUnknown: 'Ce que coûte {{cause}} n’est pas connu.',
    notDeclared: 'Aucune suite de PC au cours de la bataille n’est déclarée.',
  },
  commandPointsPaidWithBattleForgedBonus: {
    cannotPay: '{{cause}} coûte {{cost}} PC au round de bataille {{round}} ; il en reste {{balance}}.',
    gainedTooMuch:
      '{{cause}} donne des PC au-delà de ce qu’un round de bataille permet ({{limit}}) en plus du bonus « battle-forged » et de la mission.',
    neverRefunded: '{{cause}} rembourse des PC qui n’ont pas été dépensés pendant une phase.',
    costUnknown: 'Ce que coûte {{cause}} n’est pas connu.',
    startNotStated: 'Le nombre de PC au début de la bataille n’est pas indiqué.',
    notDeclared: 'Aucune suite de PC au cours de la bataille n’est déclarée.',
  },
  deepStrikeByEveryModel: {
    countedAsStrategic:
      'Les figurines de l’unité {{unit}} n’ont pas toutes la Frappe en Profondeur d’après leur fiche technique ; elle compte comme étant en Réserves Stratégiques.',
    attachedWithout:
      '{{other}}, qui forme une unité attachée avec {{unit}}, n’a pas la Frappe en Profondeur d’après sa fiche technique ; elles comptent comme étant en Réserves Stratégiques.',
  },
  fortificationsNotInStrategicReserves: {
    placed: '{{unit}} est une FORTIFICATION et est en Réserves Stratégiques.',
    leaveOut: 'Placer {{unit}} sur la table.',
  },
  leadersJoinTheirBodyguard: {
    noLeader: '{{leader}} est attaché à {{bodyguard}} sans être un Meneur.',
    notListed: '{{leader}} ne peut pas mener {{bodyguard}}.',
    toItself: '{{leader}} est attaché à lui-même.',
    clauseUnread: 'Il n’a pas été compris dans les données qui {{leader}} peut mener.',
    perhapsByEnhancement:
      '{{leader}} ne peut pas mener {{bodyguard}} d’après sa fiche technique ; une Optimisation qu’il porte le permet peut-être.',
    needsWargear: '{{leader}} ne peut mener {{bodyguard}} qu’avec ceci : {{wargear}}. La liste n’en indique pas.',
    leftAlone: '{{leader}} doit mener une unité et n’est attaché à aucune.',
    notDeclared: 'Il n’est pas déclaré quels Meneurs sont attachés à quelles unités.',
  },
  passengersEligible: {
    notEligible: '{{model}} de l’unité {{unit}} ne peut pas embarquer dans {{transport}}.',
    onlyAttached:
      '{{model}} de l’unité {{unit}} ne peut embarquer dans {{transport}} que tant qu’il est attaché à une unité que sa clause nomme.',
    clauseUnread: 'Il n’a pas été compris dans les données qui {{transport}} peut transporter.',
    woundsUnknown:
      'Si {{model}} de l’unité {{unit}} peut embarquer dans {{transport}} dépend de ses Points de Vie, qui ne sont pas certains.',
    selectionNotStated:
      'Si {{model}} de l’unité {{unit}} peut embarquer dans {{transport}} dépend du mot-clé choisi pour {{keyword}} de {{of}}, qui n’est pas indiqué.',
    disembark: 'Laisser {{unit}} commencer hors de {{transport}}.',
  },
  passengersEmbarkedOnce: {
    inItself: '{{unit}} est embarquée dans elle-même.',
    twice: '{{unit}} est embarquée {{count}} fois, avec plus de figurines qu’elle n’en a.',
    apart: '{{unit}} et {{other}} sont attachées l’une à l’autre et ne sont pas embarquées dans le même « TRANSPORT ».',
    partNotStated: '{{leader}} est attaché à une partie de {{unit}} ; il n’est pas indiqué laquelle.',
  },
  passengersReservedWithTransport: {
    both: '{{unit}} est en Réserves et est embarquée dans {{transport}}, qui n’est pas en Réserves.',
  },
  reinforcementPointsAffordable: {
    cannotPay: '{{unit}} coûte {{points}} {{points|one:point|other:points}} de Renfort ; il en reste {{balance}}.',
    makeSmaller: 'Prendre {{unit}} plus petite ou avec moins d’options, de {{points}} {{points|one:point|other:points}}.',
    notSetAside: 'Il n’est pas indiqué combien de points de Renfort sont mis de côté.',
  },
  reservesWithinHalf: {
    tooManyUnits:
      '{{count}} {{count|one:unité|other:unités}} sur {{all}} {{count|one:commence|other:commencent}} en Réserves ; {{percent}} % le peuvent au plus.',
    tooManyPointsOfRelease:
      'Aux prix de la version des données {{release}}, des unités de {{points}} {{points|one:point|other:points}} sur {{all}} commencent en Réserves ; {{percent}} % le peuvent au plus. La liste indique d’autres prix.',
    tooManyPoints:
      'Des unités de {{points}} {{points|one:point|other:points}} sur {{all}} commencent en Réserves ; {{percent}} % le peuvent au plus.',
    notDeclared: 'Il n’est pas déclaré quelles unités commencent la bataille en Réserves.',
    leaveOut: 'Ne pas mettre en Réserves : {{units}}.',
  },
  stratagemOptionsPaid: {
    trait:
      '{{unit}} a le Trait de Seigneur de Guerre {{option}} par un Stratagème, et aucun PC n’est dépensé en Stratagèmes avant la bataille.',
    relic: '{{unit}} a la relique {{option}} par un Stratagème, et aucun PC n’est dépensé en Stratagèmes avant la bataille.',
    perhapsUnpaid:
      '{{unit}} a {{option}} par un Stratagème ; aucun des Stratagèmes pour lesquels des PC sont dépensés n’est indiqué comme le donnant.',
    notDeclared: 'Il n’est pas déclaré à quoi les PC sont dépensés avant la bataille ; {{unit}} a {{option}} par un Stratagème.',
  },
  stratagemsInTheirPhase: {
    wrongPhase:
      '{{stratagem}} est utilisé à la phase {{phase}} du round de bataille {{round}} ; il ne peut l’être qu’à la phase {{phases}}.',
    inOwnTurn: '{{stratagem}} est utilisé au propre tour du joueur (round de bataille {{round}}) ; il ne peut l’être qu’au tour adverse.',
    inOpponentsTurn:
      '{{stratagem}} est utilisé au tour adverse (round de bataille {{round}}) ; il ne peut l’être qu’au propre tour du joueur.',
    unusualMoment:
      '{{stratagem}} est utilisé à la phase {{phase}} du round de bataille {{round}}, tour {{turn}}. Ce à quoi il répond n’arrive pas normalement à ce moment ; une règle peut le permettre.',
    phaseNotStated: 'La phase à laquelle {{stratagem}} est utilisé au round de bataille {{round}} n’est pas indiquée.',
  },
  stratagemsOfAWholeDetachment: {
    noDetachment: '{{stratagem}} demande un détachement entièrement de {{faction}} ; l’armée n’en a aucun.',
    notPlaced: 'Il n’est pas indiqué dans quel détachement sont certaines unités.',
    selectionNotStated:
      '{{stratagem}} demande un détachement entièrement de {{faction}} ; le mot-clé choisi pour {{keyword}} de {{unit}} n’est pas indiqué.',
  },
  stratagemsOnEligibleUnits: {
    lacks: '{{stratagem}} est utilisé sur {{unit}}, qui n’est pas une unité avec le mot-clé {{keyword}}.',
    excluded: '{{stratagem}} ne peut pas être utilisé sur {{unit}}, qui a le mot-clé {{keyword}}.',
    excludedWithout: '{{stratagem}} ne peut pas être utilisé sur {{unit}}, qui a le mot-clé {{keyword}} sans le mot-clé {{other}}.',
    perhapsHas: '{{stratagem}} est utilisé sur {{unit}} ; il n’est pas certain qu’elle ait le mot-clé {{keyword}}.',
    notInReserves:
      '{{stratagem}} est utilisé sur {{unit}}, dont il n’est pas déclaré qu’elle est en Réserves. Une règle a pu l’y placer pendant la bataille.',
    reservesNotDeclared: 'Il n’est pas déclaré quelles unités sont en Réserves ; {{stratagem}} n’est donc pas vérifié.',
  },
  stratagemsOncePerPhase: {
    usedAgain: '{{stratagem}} est utilisé de nouveau dans la phase {{phase}} du round de bataille {{round}}, tour {{turn}}.',
  },
  stratagemsWithinTheirLimits: {
    againInTurn: '{{stratagem}} est utilisé de nouveau au round de bataille {{round}}, tour {{turn}} ; il l’est une fois par tour au plus.',
    againInBattle: '{{stratagem}} est utilisé de nouveau au round de bataille {{round}} ; il l’est une fois par bataille au plus.',
  },
  strategicReservesWithinPoints: {
    over: 'Les unités en Réserves Stratégiques coûtent {{points}} {{points|one:point|other:points}} ; {{limit}} {{limit|one:est permis|other:sont permis}} au plus.',
    perhapsOver:
      'Les unités en Réserves Stratégiques coûtent peut-être {{points}} {{points|one:point|other:points}} ; {{limit}} {{limit|one:est permis|other:sont permis}} au plus. Les prix ou les aptitudes ne sont pas tous certains.',
    overOfRelease:
      'Aux prix de la version des données {{release}}, les unités en Réserves Stratégiques coûtent {{points}} {{points|one:point|other:points}} ; {{limit}} {{limit|one:est permis|other:sont permis}} au plus. La liste indique d’autres prix.',
    overAssumed:
      'Les unités en Réserves Stratégiques coûtent {{points}} {{points|one:point|other:points}}. La liste n’indique aucune limite de points ; sous celle qui est supposée, {{limit}} {{limit|one:est permis|other:sont permis}} au plus.',
    unpriced: '{{unit}} est en Réserves Stratégiques et son prix n’a pas pu être calculé.',
    noLimit: 'Aucune limite de points n’est indiquée.',
    notDeclared: 'Il n’est pas déclaré quelles unités commencent la bataille en Réserves.',
    leaveOut: 'Ne pas mettre en Réserves Stratégiques : {{units}}.',
  },
  transportCapacityKept: {
    overfull: 'Les figurines embarquées dans {{transport}} prennent {{taken}} places ; il y en a {{capacity}}.',
    tooManyOf:
      '{{count}} {{count|one:figurine|other:figurines}} d’une sorte dont {{transport}} prend {{limit}} y {{count|one:est embarquée|other:sont embarquées}}.',
    tooManyUnits:
      '{{transport}} transporte {{count}} {{count|one:unité|other:unités}} d’une sorte dont {{limit}} au plus {{limit|one:peut|other:peuvent}} y embarquer.',
    roomKept:
      'Des places de {{transport}}, {{kept}} {{kept|one:est gardée|other:sont gardées}} pour d’autres que ceux qui y sont embarqués.',
    perhapsOverfull: 'Les données ne disent pas avec certitude si {{transport}} a de la place pour tout ce qui y est embarqué.',
    noTransport: '{{transport}} n’est pas un TRANSPORT.',
    capacityUnread: 'Il n’a pas été compris dans les données combien de figurines {{transport}} peut transporter.',
    sizeNotStated: 'Il n’est pas indiqué combien de figurines de l’unité {{unit}} {{unit|one:est embarquée|other:sont embarquées}}.',
    notDeclared: 'Il n’est pas déclaré quelles unités commencent la bataille embarquées.',
    disembark: 'Laisser {{models}} {{models|one:figurine|other:figurines}} commencer hors de {{transport}}.',
  },
});
