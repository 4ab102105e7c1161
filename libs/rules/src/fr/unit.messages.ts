import { inFrench } from './rules-in-french.js';

/** Sentences of rules about single units: copies, sizes, options, Enhancements, relics and powers. */
export const unitMessages = inFrench({
  allModelsOptionsWhole: {
    partly:
      '{{unit}} a l’option {{option}} sur {{replaced}} de ses {{models}} {{models|one:figurine|other:figurines}} ; elle est pour toutes ou pour aucune.',
  },
  datasheetCopiesWithinLimit: {
    tooManyCopies: '{{unit}} est pris {{count}} fois ; au plus {{limit}} {{limit|one:est permise|other:sont permises}}.',
    takeOut: 'Retirer {{extra}} {{extra|one:exemplaire|other:exemplaires}} de « {{unit}} ».',
    grantsUnknown:
      '{{unit}} est pris {{count}} fois ; ce n’est permis que si cette unité reçoit un mot-clé lors de la constitution de l’armée, mais le détachement est inconnu.',
    grantNotStated:
      '{{unit}} est pris {{count}} fois ; ce n’est permis que si son détachement ou le Seigneur de Guerre lui donne un mot-clé, et la liste n’indique pas si c’est le cas.',
  },
  enhancementBearerEligible: {
    noCharacter: '{{unit}} porte {{enhancement}} sans être un PERSONNAGE.',
    epicHero: '{{unit}} porte {{enhancement}} mais est un HÉROS ÉPIQUE.',
    notOfClause: '{{unit}} porte {{enhancement}} mais n’a pas les mots-clés exigés de son porteur.',
    modelNotOfClause: '{{model}} de {{unit}} porte {{enhancement}} mais n’a pas les mots-clés exigés de son porteur.',
    clauseUnread: 'La clause indiquant qui peut porter {{enhancement}} n’a pas été comprise.',
    perhapsAllowed:
      '{{unit}} porte {{enhancement}} mais n’est pas un porteur admissible selon la règle générale (un PERSONNAGE qui n’est pas un HÉROS ÉPIQUE) ; la clause de l’Optimisation le permet peut-être.',
    grantsUnknown:
      '{{unit}} porte {{enhancement}}, ce que sa fiche technique seule ne permet pas ; le détachement, qui pourrait donner des mots-clés, est inconnu.',
    takeOff: 'Retirer {{enhancement}} de l’unité {{unit}}.',
  },
  enhancementBearerNamed: {
    notNamed: 'La liste n’indique pas quelle figurine de l’unité {{unit}} porte {{enhancement}}.',
    unknownModel:
      '{{bearer}} est indiqué comme porteur de {{enhancement}}, mais aucune figurine de {{unit}} n’a ce nom dans les données BattleScribe.',
  },
  enhancementsDistinct: {
    takenAgain: '{{enhancement}} est pris {{count}} fois ; cette Optimisation ne peut être prise qu’une fois.',
    takenTooOften:
      '{{enhancement}} est pris {{count}} fois ; au plus {{limit}} {{limit|one:unité peut l’avoir|other:unités peuvent l’avoir}}.',
    takeOff: 'Retirer {{enhancement}} de toutes les unités sauf une.',
    takeSomeOff: 'Retirer {{enhancement}} de toutes les unités sauf {{limit}}.',
  },
  enhancementsOfDetachment: {
    ofOtherDetachment: '{{enhancement}} n’est pas une Optimisation de {{detachment}}.',
    detachmentNotStated: 'Le détachement n’est pas indiqué ; ses Optimisations sont donc inconnues.',
    takeOff: 'Retirer {{enhancement}}.',
  },
  enhancementsWithinLimit: {
    tooMany:
      'L’armée a {{count}} {{count|one:Optimisation|other:Optimisations}} ; au plus {{limit}} {{limit|one:est permise|other:sont permises}}.',
    takeOff: 'Retirer {{enhancement}}.',
  },
  epicHeroesOnce: {
    takenAgain: '{{unit}} est un HÉROS ÉPIQUE mais est pris {{count}} fois ; il ne peut l’être qu’une fois.',
    takeOut: 'Retirer tous les exemplaires de « {{unit}} » sauf un.',
  },
  oneEnhancementPerUnit: {
    several: '{{unit}} porte {{count}} {{count|one:Optimisation|other:Optimisations}} ; elle ne peut en porter qu’une.',
    takeOff: 'Retirer {{enhancements}}.',
  },
  relicReplacedWeaponsPaid: {
    notPaid: '{{relic}} remplace {{weapon}} de l’unité {{unit}}, mais l’arme n’est pas comprise dans le prix.',
    pointsNotStated:
      'Ni une limite de points ni un total ne sont indiqués ; une arme remplacée par une relique doit être payée si l’on joue avec des points.',
  },
  relicsForCharacters: {
    named: '{{unit}} porte {{relic}} mais est un personnage nommé.',
    noCharacter: '{{unit}} porte {{relic}} sans être un PERSONNAGE.',
    noCharacterUnlessGiven: '{{unit}} porte {{relic}} sans être un PERSONNAGE, et la liste n’indique aucune règle qui donne cette relique.',
    noCharacterByData:
      '{{unit}} porte {{relic}} mais n’est pas un PERSONNAGE dans les données BattleScribe, qui lui offrent pourtant cette relique.',
    notEligible: '{{unit}} ne peut pas porter {{relic}}.',
    besideAnother: '{{relic}}, que porte {{unit}}, est une relique d’un « Specialist Detachment » et doit remplacer {{other}}.',
  },
  smiteNotReplaced: { replaced: '{{unit}} a {{power}} à la place de {{kept}}, qui ne peut pas être remplacé.' },
  understrengthUnitsWithinLimit: {
    tooMany:
      '{{count}} {{count|one:unité|other:unités}} « {{unit}} » {{count|one:est|other:sont}} en sous-effectif ; au plus {{limit}} {{limit|one:peut|other:peuvent}} l’être.',
    forbidden: '{{unit}} est en sous-effectif, ce que {{detachment}} ne permet pas.',
    sizesUncertain: '{{unit}} semble en sous-effectif, mais ses tailles n’ont pas été entièrement comprises.',
    fillUp: 'Donner {{models}} {{models|one:figurine|other:figurines}} à l’unité {{unit}}.',
  },
  unitSizePurchasable: {
    tooFew: '{{unit}} : minimum {{min}} {{min|one:figurine|other:figurines}}, en a {{models}}.',
    tooMany: '{{unit}} : maximum {{max}} {{max|one:figurine|other:figurines}}, en a {{models}}.',
    sizesUncertain:
      '{{unit}} a {{models}} {{models|one:figurine|other:figurines}}, ce qui n’est pas une de ses tailles connues ; ses tailles n’ont pas été entièrement comprises.',
    priceDisagrees:
      '{{unit}} a {{models}} {{models|one:figurine|other:figurines}} et son minimum est {{min}}, mais la liste indique le prix de cette taille.',
    notStated: 'Le nombre de figurines n’est pas indiqué pour {{units}} {{units|one:unité|other:unités}}.',
    setModels: 'Donner {{models}} {{models|one:figurine|other:figurines}} à l’unité {{unit}}.',
  },
  unitsSplitOnce: {
    again: '{{unit}} est divisée {{count}} fois ; une unité ne peut être divisée qu’une fois.',
    notInTwo: '{{unit}} est divisée en {{count}} {{count|one:partie|other:parties}} ; elle doit être divisée en deux.',
    notAllModels:
      'Les parties de l’unité {{unit}} ont {{parts}} {{parts|one:figurine|other:figurines}} au total ; l’unité en a {{models}}.',
    leaveNotKnown: 'Les données ne montrent pas si une règle permet à {{unit}} de se diviser.',
  },
  unitsWholeUnlessSplit: {
    embarkedInPart:
      '{{models}} des {{all}} {{all|one:figurine|other:figurines}} de {{unit}} {{models|one:est embarquée|other:sont embarquées}}, mais l’unité n’est pas divisée.',
    embarkedPerhapsSplit:
      '{{models}} des {{all}} {{all|one:figurine|other:figurines}} de {{unit}} {{models|one:est embarquée|other:sont embarquées}}, mais aucune division de l’unité n’est déclarée.',
    moreThanAll:
      '{{models}} {{models|one:figurine|other:figurines}} de {{unit}} {{models|one:est embarquée|other:sont embarquées}} ; elle en a {{all}}.',
    notAPart:
      '{{models}} {{models|one:figurine|other:figurines}} de {{unit}} {{models|one:est embarquée|other:sont embarquées}} ; ses parties ont {{parts}} {{parts|one:figurine|other:figurines}}.',
    halfInReserves: 'La moitié de {{unit}} est en Réserves, mais l’unité n’est pas divisée.',
    halfPerhapsSplit: 'La moitié de {{unit}} est en Réserves, mais aucune division de l’unité n’est déclarée.',
  },
});
