import { inFrench } from './rules-in-french.js';

/** Sentences of rules about the army as a whole: its faction, size, points and Warlord. */
export const armyMessages = inFrench({
  armyFactionKeywordShared: {
    noneShared: 'Aucun mot-clé de Faction n’est commun à toutes les unités.',
    dataDisagree:
      'Dans les données BattleScribe, aucun mot-clé de Faction n’est commun à toutes les unités, alors qu’une même armée peut les inclure toutes.',
    notOfFaction: 'La Faction d’Armée indiquée est {{faction}}, mais aucune unité n’en fait partie.',
    perhapsOfFaction:
      'La Faction d’Armée indiquée est {{faction}}, mais aucune unité n’a ce mot-clé de Faction dans les données BattleScribe.',
    partlyOfFaction: 'La Faction d’Armée indiquée est {{faction}}, mais ces unités n’en font pas partie : {{units}}.',
    takeOut: 'Retirer {{unit}} ; les autres unités ont un mot-clé de Faction en commun.',
  },
  armyOfRenownKept: {
    unbound: '{{army}} est une « Army of Renown », mais l’armée n’est pas « battle-forged ».',
    specialist: '{{detachment}} est un « Specialist Detachment », ce que {{army}}, une « Army of Renown », ne peut pas avoir.',
    notListed: '{{unit}} ne fait pas partie des unités de {{army}}.',
    forbidden: '{{unit}} ne peut pas faire partie de {{army}}.',
    missing: '{{army}} exige une unité qui manque à l’armée.',
    notDescribed: 'La liste ne décrit pas quelles unités {{army}} peut inclure.',
  },
  armyRosterComplete: {
    models: 'Point 1 : le nombre de figurines de l’unité {{unit}} n’est pas noté.',
    role: 'Point 1 : le rôle tactique de l’unité {{unit}} n’est pas noté.',
    wargear: 'Point 2 : les armes et l’équipement de l’unité {{unit}} ne sont pas notés.',
    unitPoints: 'Point 3 : les points de l’unité {{unit}} ne sont pas notés.',
    power: 'Point 3 : le « Power Rating » de l’unité {{unit}} n’est pas noté.',
    keyword: 'Point 4 : le choix pour {{keyword}} de l’unité {{unit}} n’est pas noté.',
    powers: 'Point 4 : les pouvoirs psychiques de l’unité {{unit}} ne sont pas notés.',
    rule: 'Point 4 : le choix pour {{rule}} de l’unité {{unit}} n’est pas noté.',
    totalPoints: 'Point 5 : les points de l’armée ne sont pas notés.',
    detachments: 'Point 6 : les détachements ne sont pas notés.',
    unitDetachment: 'Point 6 : le détachement de l’unité {{unit}} n’est pas noté.',
    playerName: 'Point 7 : le nom du joueur n’est pas noté.',
    armyName: 'Point 7 : le nom de l’armée n’est pas noté.',
    faction: 'Point 7 : la Faction de l’armée n’est pas notée.',
    warlord: 'Point 8 : le Seigneur de Guerre n’est pas noté.',
    trait: 'Point 8 : le Trait de Seigneur de Guerre de l’unité {{unit}} n’est pas noté.',
    commandPoints: 'Point 9 : le nombre de PC au début de la bataille n’est pas noté.',
  },
  battleSizeModelled: {
    beyond: 'La bataille dépasse la plus grande taille de bataille ; ses PC et ses limites de détachements sont donc inconnus.',
    notKnown: 'Ni une taille de bataille, ni une limite de points, ni les deux Niveaux de Puissance ne sont indiqués.',
    limitBeyondSize:
      'La limite est de {{points}} {{points|one:point|other:points}} ; le maximum pour la taille de bataille « {{size}} » est {{limit}}.',
  },
  cappedUnitsWithinLimit: {
    tooMany:
      'L’armée a {{count}} {{count|one:unité|other:unités}} « {{cap}} » ; au plus {{limit}} {{limit|one:est permise|other:sont permises}}.',
    takeOut: 'Retirer {{extra}} de ces unités.',
  },
  characterPresent: {
    noCharacter: 'Aucune unité de l’armée n’est un PERSONNAGE.',
    noneEligible: 'Aucun PERSONNAGE de l’armée ne peut en être le Seigneur de Guerre.',
    grantsUnknown:
      'Aucune unité de l’armée n’est un PERSONNAGE d’après sa fiche technique ; le détachement, qui pourrait donner le mot-clé, est inconnu.',
    addCharacter: 'Ajouter une unité qui a le mot-clé {{keyword}} et peut être le Seigneur de Guerre.',
  },
  noBannedUnits: {
    banned: '{{unit}} n’est pas permis : {{ban}}.',
    takeOut: 'Retirer {{unit}}.',
  },
  noLegends: {
    legends: '{{unit}} est une fiche technique « Legends ».',
    takeOut: 'Retirer {{unit}}.',
  },
  oneWarlord: {
    none: 'Aucune unité n’est le Seigneur de Guerre.',
    notStated: 'La liste n’indique pas quelle unité est le Seigneur de Guerre.',
    several: '{{unit}} est aussi le Seigneur de Guerre ; l’armée en a {{count}} et ne peut en avoir qu’un.',
    keepOne: 'Garder seulement {{unit}} comme Seigneur de Guerre.',
  },
  pointsWithinLimit: {
    overLimit: 'L’armée coûte {{points}} {{points|one:point|other:points}} ; la limite est de {{limit}}.',
    overLimitOfRelease:
      'Aux prix de la version des données {{release}}, l’armée coûte {{points}} {{points|one:point|other:points}} ; la limite est de {{limit}}. La liste indique d’autres prix.',
    overAssumedLimit:
      'L’armée coûte {{points}} {{points|one:point|other:points}}. La liste n’indique aucune limite de points ; {{limit}} {{limit|one:point|other:points}} {{limit|one:est supposé|other:sont supposés}}.',
    takeOut: 'Retirer au moins {{points}} {{points|one:point|other:points}}.',
    takeOutUnit: 'Retirer au moins {{points}} {{points|one:point|other:points}} ; retirer {{unit}} suffit.',
    unpriced: 'Le prix de l’unité {{unit}} n’a pas pu être calculé ; le total est donc inconnu.',
    noLimit: 'Aucune limite de points n’est indiquée.',
  },
  powerRatingNotLowered: {
    below: '{{unit}} est indiquée avec le « Power Rating » {{stated}} ; sa fiche technique a {{printed}}.',
    perhapsBelow:
      '{{unit}} est indiquée avec le « Power Rating » {{stated}} ; sa fiche technique a {{printed}} dans ces données, qui datent peut-être d’un autre moment.',
  },
  powerLevelSummed: {
    overLimit: 'Le Niveau de Puissance de l’armée est de {{power}} ; le Niveau de Puissance convenu est de {{limit}}.',
    notKnown: 'Le « Power Rating » de {{count}} {{count|one:unité|other:unités}} est inconnu.',
  },
  supremeCommandIsWarlord: {
    notEligible: '{{unit}} n’a pas les mots-clés exigés par {{detachment}}.',
    notWarlord: '{{unit}} est dans {{detachment}} mais n’est pas le Seigneur de Guerre.',
    benefitNotOffered: '{{detachment}} prend le bénéfice pour « {{benefit}} », mais l’armée n’a pas de détachement de ce type.',
  },
  unboundArmyNoted: {
    unbound: 'L’armée est « Unbound » : elle commence sans PC, et aucune règle de détachement ne s’applique à elle.',
    reserves: 'L’armée est « Unbound » mais a des unités en Réserves Stratégiques, ce qui est réservé aux armées « battle-forged ».',
    notStated: 'La liste n’indique ni détachements ni que l’armée est « Unbound ».',
  },
  unitsOfOneSubfaction: {
    ofAnother: '{{unit}} a le mot-clé de Faction {{other}} ; une armée {{army}} ne peut pas l’inclure.',
    mixed: '{{unit}} a le mot-clé de Faction {{other}}, mais {{first}} a {{one}} ; une même armée ne peut pas inclure les deux.',
  },
  unitsOfArmyFaction: {
    stranger: '{{unit}} n’a pas le mot-clé de Faction {{faction}}, et les données BattleScribe ne la permettent pas comme alliée.',
    perhapsAlly:
      '{{unit}} n’a pas le mot-clé de Faction {{faction}} ; le détachement, qui pourrait la permettre, est inconnu ou n’a pas été compris.',
    notStated: 'La Faction de l’armée n’est pas indiquée.',
  },
  warlordClausesObeyed: {
    cannotBe: '{{unit}} est le Seigneur de Guerre, mais une règle dit que cette unité ne peut pas l’être.',
    mustBe: '{{warlord}} est le Seigneur de Guerre, mais une règle dit que ce doit être {{unit}}.',
    clauseUnread: 'Les règles de l’unité {{unit}} sur le Seigneur de Guerre n’ont pas été comprises.',
    chooseOther: 'Choisir un autre Seigneur de Guerre que {{unit}}.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
  },
  warlordIsCharacterIfAny: {
    noCharacter: '{{unit}} est le Seigneur de Guerre sans être un PERSONNAGE, alors que l’armée en a un.',
    noCharacterByData:
      '{{unit}} est le Seigneur de Guerre mais n’est pas un PERSONNAGE dans les données BattleScribe, qui proposent pourtant d’en faire le Seigneur de Guerre.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
  },
  warlordIsCharacter: {
    noCharacter: '{{unit}} est le Seigneur de Guerre sans être un PERSONNAGE.',
    grantsUnknown:
      '{{unit}} est le Seigneur de Guerre sans être un PERSONNAGE d’après sa fiche technique ; le détachement, qui pourrait donner le mot-clé, est inconnu.',
    makeWarlord: 'Faire de l’unité {{unit}} le Seigneur de Guerre.',
  },
  warlordNotFortification: {
    fortification: '{{unit}} est le Seigneur de Guerre, mais c’est une FORTIFICATION.',
    chooseOther: 'Choisir un autre Seigneur de Guerre que {{unit}}.',
  },
  warlordTraitsAccountedFor: {
    noCharacter: '{{unit}} a le Trait de Seigneur de Guerre {{trait}} sans être un PERSONNAGE.',
    noCharacterUnlessGiven:
      '{{unit}} a le Trait de Seigneur de Guerre {{trait}} sans être un PERSONNAGE, et la liste n’indique aucune règle qui le donne.',
    noCharacterByData:
      '{{unit}} a le Trait de Seigneur de Guerre {{trait}} mais n’est pas un PERSONNAGE dans les données BattleScribe, qui lui offrent pourtant ce trait.',
    notEligible: '{{unit}} ne peut pas avoir le Trait de Seigneur de Guerre {{trait}}.',
    second: '{{unit}} a le Trait de Seigneur de Guerre {{trait}} en plus d’un autre, et la liste n’indique aucune règle qui le donne.',
    notWarlord:
      '{{unit}} a le Trait de Seigneur de Guerre {{trait}} sans être le Seigneur de Guerre, et la liste n’indique aucune règle qui le donne.',
    notItsOwn:
      '{{unit}} est un personnage nommé qui a le Trait de Seigneur de Guerre {{trait}}, sans qu’il soit indiqué que ce trait est le sien.',
    keepsItsOwn:
      '{{unit}} est un personnage nommé et le Seigneur de Guerre, mais a {{trait}} d’un « Specialist Detachment » à la place de son propre trait.',
    notStated: 'La liste n’indique aucun Trait de Seigneur de Guerre pour le Seigneur de Guerre, {{unit}}.',
  },
  warlordTraitsDistinct: {
    takenAgain: '{{trait}} est le Trait de Seigneur de Guerre de {{count}} {{count|one:unité|other:unités}} ; une seule peut l’avoir.',
  },
});
