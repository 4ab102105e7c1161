import { inFrench } from './rules-in-french.js';

/** Sentences of rules about the army as a whole: its faction, size, points and Warlord. */
export const armyMessages = inFrench({
  armyFactionKeywordShared: {
    noneShared: 'Aucun mot-clé de Faction n’est commun à toutes les unités.',
    dataDisagree:
      'Les données ne donnent aux unités aucun mot-clé de Faction commun à toutes, et permettent pourtant à une armée de les avoir toutes.',
    notOfFaction: 'La Faction d’Armée est indiquée comme {{faction}}, et aucune unité n’est de cette Faction.',
    perhapsOfFaction: 'La Faction d’Armée est indiquée comme {{faction}}, et aucune unité n’a ce mot-clé de Faction dans les données.',
    partlyOfFaction: 'La Faction d’Armée est indiquée comme {{faction}} ; ne sont pas de cette Faction : {{units}}.',
    takeOut: 'Sans {{unit}}, les autres en ont un en commun.',
  },
  armyOfRenownKept: {
    unbound: '{{army}} est une « Army of Renown », et l’armée n’est pas « battle-forged ».',
    specialist: '{{army}} est une « Army of Renown », et {{detachment}} est un « Specialist Detachment ».',
    notListed: '{{unit}} ne fait pas partie des unités de {{army}}.',
    forbidden: '{{unit}} ne peut pas être dans {{army}}.',
    missing: '{{army}} demande une unité que l’armée n’a pas.',
    notDescribed: 'Il n’est pas décrit quelles unités {{army}} peut inclure.',
  },
  armyRosterComplete: {
    models: 'Point 1 : le nombre de figurines de l’unité {{unit}} n’est pas noté.',
    role: 'Point 1 : le rôle tactique de l’unité {{unit}} n’est pas noté.',
    wargear: 'Point 2 : les armes et l’équipement de l’unité {{unit}} ne sont pas notés.',
    unitPoints: 'Point 3 : les points de l’unité {{unit}} ne sont pas notés.',
    power: 'Point 3 : le « Power Rating » de l’unité {{unit}} n’est pas noté.',
    keyword: 'Point 4 : ce qu’est {{keyword}} pour l’unité {{unit}} n’est pas noté.',
    powers: 'Point 4 : les pouvoirs psychiques de l’unité {{unit}} ne sont pas notés.',
    rule: 'Point 4 : ce qui est choisi pour {{rule}} de l’unité {{unit}} n’est pas noté.',
    totalPoints: 'Point 5 : les points de l’armée ne sont pas notés.',
    detachments: 'Point 6 : les détachements ne sont pas notés.',
    unitDetachment: 'Point 6 : le détachement de l’unité {{unit}} n’est pas noté.',
    playerName: 'Point 7 : le nom du joueur n’est pas noté.',
    armyName: 'Point 7 : le nom de l’armée n’est pas noté.',
    faction: 'Point 7 : la Faction de l’armée n’est pas notée.',
    warlord: 'Point 8 : le Seigneur de Guerre n’est pas noté.',
    trait: 'Point 8 : le Trait de Seigneur de Guerre de l’unité {{unit}} n’est pas noté.',
    commandPoints: 'Point 9 : les PC au début de la bataille ne sont pas notés.',
  },
  battleSizeModelled: {
    beyond: 'La bataille dépasse la plus grande taille : ses PC et ses détachements ne sont pas connus.',
    notKnown: 'Ni une taille de bataille, ni une limite de points, ni les deux Niveaux de Puissance ne sont indiqués.',
    limitBeyondSize:
      'La limite est de {{points}} {{points|one:point|other:points}} ; une bataille de la taille « {{size}} » en a {{limit}} au plus.',
  },
  cappedUnitsWithinLimit: {
    tooMany: 'Unités « {{cap}} » : {{count}} ; {{limit}} {{limit|one:est permise|other:sont permises}} au plus.',
    takeOut: 'À retirer parmi elles : {{extra}}.',
  },
  characterPresent: {
    noCharacter: 'Aucune unité de l’armée n’est un PERSONNAGE.',
    noneEligible: 'Aucun PERSONNAGE de l’armée ne peut en être le Seigneur de Guerre.',
    grantsUnknown:
      'Aucune unité de l’armée n’est un PERSONNAGE d’après sa fiche technique ; le détachement, qui peut donner le mot-clé, n’est pas connu.',
    addCharacter: 'Ajouter une unité qui a le mot-clé {{keyword}} et peut être le Seigneur de Guerre.',
  },
  noBannedUnits: {
    banned: '{{unit}} n’est pas permis : {{ban}}.',
    takeOut: 'Retirer {{unit}}.',
  },
  noLegends: {
    legends: '{{unit}} fait partie des « Legends ».',
    takeOut: 'Retirer {{unit}}.',
  },
  oneWarlord: {
    none: 'Aucune unité n’est le Seigneur de Guerre.',
    notStated: 'La liste n’indique pas quelle unité est le Seigneur de Guerre.',
    several: '{{unit}} est aussi le Seigneur de Guerre ; l’armée en a {{count}}.',
    keepOne: 'Garder {{unit}} comme Seigneur de Guerre et aucun autre.',
  },
  pointsWithinLimit: {
    overLimit: 'L’armée coûte {{points}} {{points|one:point|other:points}} ; la limite est de {{limit}}.',
    overLimitOfRelease:
      'Aux prix de la version des données {{release}}, l’armée coûte {{points}} {{points|one:point|other:points}} ; la limite est de {{limit}}. La liste indique d’autres prix.',
    overAssumedLimit:
      'L’armée coûte {{points}} {{points|one:point|other:points}}. La liste n’indique aucune limite de points ; {{limit}} {{limit|one:point|other:points}} {{limit|one:est supposé|other:sont supposés}}.',
    takeOut: 'Retirer au moins {{points}} {{points|one:point|other:points}}.',
    takeOutUnit: 'Retirer au moins {{points}} {{points|one:point|other:points}} ; {{unit}} suffit à elle seule.',
    unpriced: 'Le prix de l’unité {{unit}} n’a pas pu être calculé : le total n’est pas connu.',
    noLimit: 'Aucune limite de points n’est indiquée.',
  },
  powerRatingNotLowered: {
    below: '{{unit}} est indiquée avec le « Power Rating » {{stated}} ; sa fiche technique a {{printed}}.',
    perhapsBelow:
      '{{unit}} est indiquée avec le « Power Rating » {{stated}} ; sa fiche technique a {{printed}} dans ces données, qui ne sont peut-être pas de sa date.',
  },
  powerLevelSummed: {
    overLimit: 'Le Niveau de Puissance de l’armée est de {{power}} ; {{limit}} est convenu.',
    notKnown: 'Le « Power Rating » n’est pas connu pour {{count}} des unités.',
  },
  supremeCommandIsWarlord: {
    notEligible: '{{unit}} n’a pas les mots-clés que demande {{detachment}}.',
    notWarlord: '{{unit}} est dans {{detachment}} et n’est pas le Seigneur de Guerre.',
    benefitNotOffered: '{{detachment}} prend le bénéfice pour « {{benefit}} », que l’armée n’inclut pas.',
  },
  unboundArmyNoted: {
    unbound: 'L’armée est « Unbound » : elle commence sans PC, et aucune règle des détachements ne la lie.',
    reserves: 'L’armée est « Unbound » et a des unités en Réserves Stratégiques, ce que seule une armée « battle-forged » peut avoir.',
    notStated: 'Ni des détachements ni une armée « Unbound » ne sont indiqués.',
  },
  unitsOfOneSubfaction: {
    ofAnother: '{{unit}} a le mot-clé de Faction {{other}} ; une armée {{army}} ne peut pas l’inclure.',
    mixed: '{{unit}} a le mot-clé de Faction {{other}} et {{first}} a {{one}} ; une même armée ne peut pas inclure les deux.',
  },
  unitsOfArmyFaction: {
    stranger:
      '{{unit}} n’a pas le mot-clé de Faction {{faction}}, et rien dans les données ne permet à cette armée de l’avoir comme alliée.',
    perhapsAlly:
      '{{unit}} n’a pas le mot-clé de Faction {{faction}} ; le détachement, qui peut l’admettre, n’est pas connu ou n’a pas été compris.',
    notStated: 'La Faction de l’armée n’est pas indiquée.',
  },
  warlordClausesObeyed: {
    cannotBe: '{{unit}} est le Seigneur de Guerre, et une règle dit qu’elle ne peut pas l’être.',
    mustBe: '{{warlord}} est le Seigneur de Guerre ; une règle dit que ce doit être {{unit}}.',
    clauseUnread: 'Ce que les règles de l’unité {{unit}} disent du Seigneur de Guerre n’a pas été compris dans les données.',
    chooseOther: 'Choisir un autre Seigneur de Guerre que {{unit}}.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
  },
  warlordIsCharacterIfAny: {
    noCharacter: '{{unit}} est le Seigneur de Guerre sans être un PERSONNAGE ; l’armée en a un.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
  },
  warlordIsCharacter: {
    noCharacter: '{{unit}} est le Seigneur de Guerre sans être un PERSONNAGE.',
    grantsUnknown:
      '{{unit}} est le Seigneur de Guerre sans être un PERSONNAGE d’après sa fiche technique ; le détachement, qui peut donner le mot-clé, n’est pas connu.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
  },
  warlordNotFortification: {
    fortification: '{{unit}} est le Seigneur de Guerre et est une FORTIFICATION.',
    chooseOther: 'Choisir un autre Seigneur de Guerre que {{unit}}.',
  },
  warlordTraitsAccountedFor: {
    noCharacter: '{{unit}} a le Trait de Seigneur de Guerre {{trait}} sans être un PERSONNAGE.',
    noCharacterUnlessGiven:
      '{{unit}} a le Trait de Seigneur de Guerre {{trait}} sans être un PERSONNAGE, et rien de ce qui est indiqué ne le donne.',
    noCharacterByData:
      '{{unit}} a le Trait de Seigneur de Guerre {{trait}}, que les données lui offrent, sans être d’après elles un PERSONNAGE.',
    notEligible: '{{unit}} ne peut pas avoir le Trait de Seigneur de Guerre {{trait}}.',
    second: '{{unit}} a le Trait de Seigneur de Guerre {{trait}} en plus d’un autre, et rien de ce qui est indiqué ne le donne.',
    notWarlord:
      '{{unit}} a le Trait de Seigneur de Guerre {{trait}} sans être le Seigneur de Guerre, et rien de ce qui est indiqué ne le donne.',
    notItsOwn: '{{unit}} est un personnage nommé et a le Trait de Seigneur de Guerre {{trait}}, qui n’est pas indiqué comme le sien.',
    keepsItsOwn:
      '{{unit}} est un personnage nommé et le Seigneur de Guerre, et a {{trait}} d’un « Specialist Detachment » à la place du sien.',
    notStated: 'Aucun Trait de Seigneur de Guerre de {{unit}}, le Seigneur de Guerre, n’est indiqué.',
  },
  warlordTraitsDistinct: { takenAgain: '{{trait}} est le Trait de Seigneur de Guerre de {{count}} {{count|one:unité|other:unités}}.' },
});
