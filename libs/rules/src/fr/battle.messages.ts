import { inFrench } from './rules-in-french.js';

/** Sentences of rules about what is declared for the battle: Command points, Stratagems, Reserves, Leaders and passengers. */
export const battleMessages = inFrench({
  aircraftLeaveTheTable: {
    noAircraft: '{{unit}} est déclarée comme ayant quitté la table mais n’est pas un « AIRCRAFT ».',
    unbound: '{{unit}} est déclarée comme ayant quitté la table pour les Réserves Stratégiques, mais l’armée est « Unbound ».',
    notDeclared:
      'La liste ne déclare pas quelles unités commencent la bataille en Réserves Stratégiques ou quittent la table pour y entrer.',
  },
  attachedUnitLeadersWithinLimit: {
    tooMany: '{{bodyguard}} a {{count}} {{count|one:Meneur|other:Meneurs}} ; aucune règle n’en permet plus de {{limit}}.',
    notBeside: '{{leader}} et {{other}} ne peuvent pas mener ensemble {{bodyguard}}.',
    clauseUnread: 'Les données indiquant si {{leader}} et {{other}} peuvent mener ensemble {{bodyguard}} n’ont pas été comprises.',
    leadsTwice: '{{leader}} est attaché à {{count}} {{count|one:unité|other:unités}} ; un Meneur ne peut être attaché qu’à une seule.',
  },
  commandPointsAffordable: {
    cannotPay: '{{cause}} coûte {{cost}} PC ; il en reste {{balance}}.',
    reservesTooMany: 'Les Réserves Stratégiques ont un « Power Rating » de {{power}} et coûtent {{cost}} PC ; il en reste {{balance}}.',
    spendLess: 'Dépenser {{commandPoints}} PC de moins, pour ceci ou pour une dépense antérieure.',
    leaveOut: 'Retirer des Réserves Stratégiques : {{units}}.',
    statedSuffice:
      'D’après notre calcul, l’armée n’a pas assez de PC : il en reste {{computed}}. La liste en indique {{stated}} ; la raison de la différence est inconnue.',
    statedDiffer:
      'La liste indique {{stated}} PC au début de la bataille ; après ses détachements et ses dépenses, il en reste {{computed}}.',
    costNotStated: 'Le coût de {{cause}} n’est pas indiqué.',
    sizeNotKnown: 'La taille de la bataille est inconnue ; les PC de départ ne peuvent donc pas être calculés.',
    notModelled: 'Le coût en PC de {{detachment}} est inconnu.',
    powerNotKnown: '{{unit}} est en Réserves Stratégiques, mais son « Power Rating » est inconnu.',
  },
  commandPointsPaidInBattle: {
    cannotPay: '{{cause}} coûte {{cost}} PC au round de bataille {{round}} ; il en reste {{balance}}.',
    gainedTooMuch:
      'Avec {{cause}}, plus de {{limit}} PC sont gagnés dans ce round de bataille, sans compter ceux des phases de Commandement.',
    costBelowZero: '{{cause}} est payé {{cost}} PC ; aucun Stratagème ne coûte moins de 0 PC.',
    costUnknown: 'Le coût de {{cause}} est inconnu.',
    notDeclared: 'Le journal des Points de Commandement n’est pas fourni.',
  },
  commandPointsPaidWithBattleForgedBonus: {
    cannotPay: '{{cause}} coûte {{cost}} PC au round de bataille {{round}} ; il en reste {{balance}}.',
    gainedTooMuch:
      'Avec {{cause}}, plus de {{limit}} PC sont gagnés ou remboursés dans ce round de bataille, sans compter le bonus « battle-forged » et la mission.',
    neverRefunded: '{{cause}} rembourse des PC qui n’ont pas été dépensés pendant une phase.',
    costUnknown: 'Le coût de {{cause}} est inconnu.',
    startNotStated: 'Le nombre de PC au début de la bataille n’est pas indiqué.',
    notDeclared: 'Le journal des Points de Commandement n’est pas fourni.',
  },
  deepStrikeByEveryModel: {
    countedAsStrategic:
      'Les figurines de l’unité {{unit}} n’ont pas toutes la Frappe en Profondeur d’après leur fiche technique ; l’unité compte comme étant en Réserves Stratégiques.',
    attachedWithout:
      '{{other}}, qui forme une unité attachée avec {{unit}}, n’a pas la Frappe en Profondeur d’après sa fiche technique ; les deux comptent comme étant en Réserves Stratégiques.',
  },
  fortificationsNotInStrategicReserves: {
    placed: '{{unit}} est une FORTIFICATION, mais est en Réserves Stratégiques.',
    leaveOut: 'Placer {{unit}} sur la table.',
  },
  leadersJoinTheirBodyguard: {
    noLeader: '{{leader}} est attaché à {{bodyguard}} mais n’est pas un Meneur.',
    notListed: '{{leader}} ne peut pas mener {{bodyguard}}.',
    notListedAlone: 'Selon les données, {{leader}} ne peut pas mener {{bodyguard}} ; aucune seconde source n’a été comparée.',
    toItself: '{{leader}} est attaché à lui-même.',
    clauseUnread: 'La clause indiquant quelles unités {{leader}} peut mener n’a pas été comprise.',
    perhapsByEnhancement:
      'D’après sa fiche technique, {{leader}} ne peut pas mener {{bodyguard}} ; une Optimisation de {{leader}} le permet peut-être.',
    needsWargear: '{{leader}} ne peut mener {{bodyguard}} qu’avec ceci : {{wargear}}. La liste n’indique pas son équipement.',
    leftAlone: '{{leader}} doit mener une unité mais n’est attaché à aucune.',
    notDeclared: 'La liste ne déclare pas quels Meneurs sont attachés à quelles unités.',
  },
  passengersEligible: {
    notEligible: '{{model}} de l’unité {{unit}} ne peut pas embarquer dans {{transport}}.',
    onlyAttached:
      '{{model}} de l’unité {{unit}} ne peut embarquer dans {{transport}} que s’il est attaché à une unité nommée dans la clause du transport.',
    clauseUnread: 'La clause indiquant quelles figurines {{transport}} peut transporter n’a pas été comprise.',
    woundsUnknown:
      'Les Points de Vie de {{model}} de l’unité {{unit}} sont incertains ; ils déterminent si la figurine peut embarquer dans {{transport}}.',
    selectionNotStated:
      'Le choix pour {{keyword}} de {{of}} n’est pas indiqué ; il détermine si {{model}} de l’unité {{unit}} peut embarquer dans {{transport}}.',
    disembark: 'Faire commencer {{unit}} hors de {{transport}}.',
  },
  passengersEmbarkedOnce: {
    inItself: '{{unit}} est embarquée dans elle-même.',
    twice: '{{unit}} est embarquée {{count}} fois, avec au total plus de figurines qu’elle n’en a.',
    apart: '{{unit}} et {{other}} sont attachées l’une à l’autre mais ne sont pas embarquées dans le même « TRANSPORT ».',
    partNotStated: '{{leader}} est attaché à une partie de {{unit}} ; la liste n’indique pas laquelle.',
  },
  passengersReservedWithTransport: {
    both: '{{unit}} est en Réserves mais est embarquée dans {{transport}}, qui n’est pas en Réserves.',
  },
  reinforcementPointsAffordable: {
    cannotPay: '{{unit}} coûte {{points}} {{points|one:point|other:points}} de Renfort ; il en reste {{balance}}.',
    makeSmaller: 'Réduire la taille ou les options de {{unit}} de {{points}} {{points|one:point|other:points}}.',
    notSetAside: 'Le nombre de points de Renfort mis de côté n’est pas indiqué.',
  },
  reservesWithinHalf: {
    tooManyUnits:
      '{{count}} {{count|one:unité|other:unités}} sur {{all}} {{count|one:commence|other:commencent}} en Réserves ; au plus {{percent}} % le peuvent.',
    tooManyPointsOfRelease:
      'Aux prix de la version des données {{release}}, des unités valant {{points}} {{points|one:point|other:points}} sur {{all}} commencent en Réserves ; au plus {{percent}} % le peuvent. La liste indique d’autres prix.',
    tooManyPoints:
      'Des unités valant {{points}} {{points|one:point|other:points}} sur {{all}} commencent en Réserves ; au plus {{percent}} % le peuvent.',
    notDeclared: 'La liste ne déclare pas quelles unités commencent la bataille en Réserves.',
    leaveOut: 'Retirer des Réserves : {{units}}.',
  },
  stratagemOptionsPaid: {
    trait:
      '{{unit}} a le Trait de Seigneur de Guerre {{option}} grâce à un Stratagème, mais aucun PC n’est dépensé en Stratagèmes avant la bataille.',
    relic: '{{unit}} a la relique {{option}} grâce à un Stratagème, mais aucun PC n’est dépensé en Stratagèmes avant la bataille.',
    perhapsUnpaid: '{{unit}} a {{option}} grâce à un Stratagème, mais rien n’indique qu’un des Stratagèmes utilisés donne cette option.',
    notDeclared: '{{unit}} a {{option}} grâce à un Stratagème, mais la liste ne déclare pas à quoi les PC sont dépensés avant la bataille.',
  },
  stratagemsInTheirPhase: {
    wrongPhase:
      '{{stratagem}} est utilisé à la phase {{phase}} du round de bataille {{round}} ; il ne peut l’être qu’à la phase {{phases}}.',
    inOwnTurn:
      '{{stratagem}} est utilisé pendant le tour du joueur lui-même (round de bataille {{round}}) ; il ne peut l’être que pendant le tour adverse.',
    inOpponentsTurn:
      '{{stratagem}} est utilisé pendant le tour adverse (round de bataille {{round}}) ; il ne peut l’être que pendant le tour du joueur lui-même.',
    unusualMoment:
      '{{stratagem}} est utilisé à la phase {{phase}} du round de bataille {{round}}, tour {{turn}}. Son déclencheur ne se produit normalement pas à ce moment, mais une règle peut le permettre.',
    phaseNotStated: 'La phase à laquelle {{stratagem}} est utilisé au round de bataille {{round}} n’est pas indiquée.',
  },
  stratagemsOfAWholeDetachment: {
    noDetachment: '{{stratagem}} exige un détachement dont toutes les unités appartiennent à {{faction}} ; l’armée n’en a aucun.',
    notPlaced: 'La liste n’indique pas dans quel détachement sont certaines unités.',
    selectionNotStated:
      '{{stratagem}} exige un détachement dont toutes les unités appartiennent à {{faction}} ; le choix pour {{keyword}} de {{unit}} n’est pas indiqué.',
  },
  stratagemsOnEligibleUnits: {
    lacks: '{{stratagem}} est utilisé sur {{unit}}, qui n’a pas le mot-clé {{keyword}}.',
    excluded: '{{stratagem}} ne peut pas être utilisé sur {{unit}}, qui a le mot-clé {{keyword}}.',
    excludedWithout: '{{stratagem}} ne peut pas être utilisé sur {{unit}}, qui a le mot-clé {{keyword}} mais pas le mot-clé {{other}}.',
    perhapsHas: '{{stratagem}} est utilisé sur {{unit}} ; il n’est pas certain qu’elle ait le mot-clé {{keyword}}.',
    notInReserves:
      '{{stratagem}} est utilisé sur {{unit}}, qui n’est pas déclarée en Réserves. Une règle a pu l’y placer pendant la bataille.',
    reservesNotDeclared: 'La liste ne déclare pas quelles unités sont en Réserves ; {{stratagem}} n’est donc pas vérifié.',
  },
  stratagemsOncePerPhase: {
    usedAgain: '{{stratagem}} est utilisé de nouveau dans la phase {{phase}} du round de bataille {{round}}, tour {{turn}}.',
  },
  stratagemsWithinTheirLimits: {
    againInTurn:
      '{{stratagem}} est utilisé de nouveau au round de bataille {{round}}, tour {{turn}} ; il ne peut l’être qu’une fois par tour.',
    againInBattle: '{{stratagem}} est utilisé de nouveau au round de bataille {{round}} ; il ne peut l’être qu’une fois par bataille.',
  },
  strategicReservesWithinPoints: {
    over: 'Les unités en Réserves Stratégiques coûtent {{points}} {{points|one:point|other:points}} ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
    perhapsOver:
      'Les unités en Réserves Stratégiques coûtent peut-être {{points}} {{points|one:point|other:points}} ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}. Certains prix ou certaines aptitudes sont incertains.',
    overOfRelease:
      'Aux prix de la version des données {{release}}, les unités en Réserves Stratégiques coûtent {{points}} {{points|one:point|other:points}} ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}. La liste indique d’autres prix.',
    overAssumed:
      'Les unités en Réserves Stratégiques coûtent {{points}} {{points|one:point|other:points}}. La liste n’indique aucune limite de points ; avec la limite supposée, au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
    unpriced: '{{unit}} est en Réserves Stratégiques, mais son prix n’a pas pu être calculé.',
    noLimit: 'Aucune limite de points n’est indiquée.',
    notDeclared: 'La liste ne déclare pas quelles unités commencent la bataille en Réserves.',
    leaveOut: 'Retirer des Réserves Stratégiques : {{units}}.',
  },
  transportCapacityKept: {
    overfull:
      'Les figurines embarquées dans {{transport}} prennent {{taken}} {{taken|one:place|other:places}} ; sa capacité est de {{capacity}}.',
    tooManyOf: '{{transport}} transporte {{count}} {{count|one:figurine|other:figurines}} d’un type limité à {{limit}}.',
    tooManyUnits: '{{transport}} transporte {{count}} {{count|one:unité|other:unités}} d’un type limité à {{limit}}.',
    roomKept: '{{transport}} réserve {{kept}} {{kept|one:place|other:places}} à d’autres figurines que celles qui y sont embarquées.',
    perhapsOverfull:
      'Les données ne montrent pas avec certitude si {{transport}} peut transporter toutes les figurines qui y sont embarquées.',
    noTransport: '{{transport}} n’est pas un TRANSPORT.',
    capacityUnread: 'La clause indiquant combien de figurines {{transport}} peut transporter n’a pas été comprise.',
    sizeNotStated: 'La liste n’indique pas combien de figurines de l’unité {{unit}} sont embarquées.',
    notDeclared: 'La liste ne déclare pas quelles unités commencent la bataille embarquées.',
    disembark: 'Faire commencer {{models}} {{models|one:figurine|other:figurines}} hors de {{transport}}.',
  },
});
