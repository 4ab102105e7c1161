import { inFrench } from './rules-in-french.js';

/** Sentences of rules about single units: copies, sizes, options, Enhancements, relics and powers. */
export const unitMessages = inFrench({
  allModelsOptionsWhole: {
    partly:
      '{{unit}} a l’option {{option}} sur {{replaced}} de ses {{models}} {{models|one:figurine|other:figurines}} ; elle est pour toutes ou pour aucune.',
  },
  datasheetCopiesWithinLimit: {
    tooManyCopies: '{{unit}} est pris {{count}} fois ; {{limit}} {{limit|one:est permise|other:sont permises}} au plus.',
    takeOut: 'Exemplaires de « {{unit}} » à retirer : {{extra}}.',
    grantsUnknown:
      '{{unit}} est pris {{count}} fois ; ce n’est permis que si un mot-clé lui est donné en constituant l’armée, et le détachement n’est pas connu.',
    grantNotStated:
      '{{unit}} est pris {{count}} fois ; ce n’est permis que si son détachement ou le Seigneur de Guerre lui donne un mot-clé, ce que la liste n’indique pas.',
  },
  enhancementBearerEligible: {
    noCharacter: '{{unit}} porte {{enhancement}} sans être un PERSONNAGE.',
    epicHero: '{{unit}} porte {{enhancement}} et est un HÉROS ÉPIQUE.',
    notOfClause: '{{unit}} porte {{enhancement}} sans avoir les mots-clés qu’il faut à son porteur.',
    modelNotOfClause: '{{model}} de {{unit}} porte {{enhancement}} sans avoir les mots-clés qu’il faut à son porteur.',
    clauseUnread: 'Il n’a pas été compris dans les données qui peut porter {{enhancement}}.',
    perhapsAllowed:
      '{{unit}} porte {{enhancement}} et n’est pas un porteur ordinaire (un PERSONNAGE qui n’est pas un HÉROS ÉPIQUE) ; sa clause le permet peut-être.',
    grantsUnknown:
      '{{unit}} porte {{enhancement}}, ce que sa fiche technique seule ne permet pas ; le détachement, qui peut donner des mots-clés, n’est pas connu.',
    takeOff: 'Enlever {{enhancement}} à l’unité {{unit}}.',
  },
  enhancementBearerNamed: {
    notNamed: 'Il n’est pas indiqué quelle figurine de l’unité {{unit}} porte {{enhancement}}.',
    unknownModel: '{{bearer}} est indiqué comme portant {{enhancement}} ; aucune figurine de {{unit}} n’a ce nom dans les données.',
  },
  enhancementsDistinct: {
    takenAgain: '{{enhancement}} est pris {{count}} fois.',
    takeOff: 'N’en laisser qu’un exemplaire : {{enhancement}}.',
  },
  enhancementsOfDetachment: {
    ofOtherDetachment: '{{enhancement}} n’est pas une Optimisation de {{detachment}}.',
    detachmentNotStated: 'Le détachement n’est pas indiqué : ses Optimisations ne sont pas connues.',
    takeOff: 'Enlever {{enhancement}}.',
  },
  enhancementsWithinLimit: {
    tooMany:
      'L’armée a {{count}} {{count|one:Optimisation|other:Optimisations}} ; {{limit}} {{limit|one:est permise|other:sont permises}} au plus.',
    takeOff: 'Enlever {{enhancement}}.',
  },
  epicHeroesOnce: {
    takenAgain: '{{unit}} est un HÉROS ÉPIQUE et est pris {{count}} fois.',
    takeOut: 'Retirer tous les exemplaires de « {{unit}} » sauf un.',
  },
  oneEnhancementPerUnit: {
    several: '{{unit}} porte {{count}} {{count|one:Optimisation|other:Optimisations}} ; elle peut en porter une.',
    takeOff: 'Enlever {{enhancements}}.',
  },
  relicReplacedWeaponsPaid: {
    notPaid: '{{relic}} remplace {{weapon}} de l’unité {{unit}}, qui n’est pas dans le prix.',
    pointsNotStated:
      'Ni une limite de points ni un total ne sont indiqués ; une arme remplacée par une relique se paie là où l’on joue en points.',
  },
  relicsForCharacters: {
    named: '{{unit}} est un personnage nommé et porte {{relic}}.',
    noCharacter: '{{unit}} porte {{relic}} sans être un PERSONNAGE.',
    noCharacterUnlessGiven: '{{unit}} porte {{relic}} sans être un PERSONNAGE, et rien de ce qui est indiqué ne la donne.',
    noCharacterByData: '{{unit}} porte {{relic}}, que les données lui offrent, sans être d’après elles un PERSONNAGE.',
    notEligible: '{{unit}} ne peut pas porter {{relic}}.',
    besideAnother: '{{unit}} porte {{relic}} d’un « Specialist Detachment », donnée à la place de {{other}}.',
  },
  smiteNotReplaced: { replaced: '{{unit}} a {{power}} à la place de {{kept}}, qui n’est jamais remplacé.' },
  understrengthUnitsWithinLimit: {
    tooMany: 'Unités « {{unit}} » en sous-effectif : {{count}} ; {{limit}} peuvent l’être au plus.',
    forbidden: '{{unit}} est en sous-effectif, et {{detachment}} n’accueille pas de telles unités.',
    sizesUncertain: '{{unit}} semble en sous-effectif, d’après des tailles qui n’ont pas été lues en entier.',
    fillUp: 'Donner {{models}} {{models|one:figurine|other:figurines}} à l’unité {{unit}}.',
  },
  unitSizePurchasable: {
    tooFew: '{{unit}} a {{models}} {{models|one:figurine|other:figurines}} ; sa plus petite taille est {{min}}.',
    tooMany: '{{unit}} a {{models}} {{models|one:figurine|other:figurines}} ; sa plus grande taille est {{max}}.',
    sizesUncertain:
      '{{unit}} a {{models}} {{models|one:figurine|other:figurines}}, ce qui est hors des tailles lues dans les données ; celles-ci ne sont pas complètes.',
    priceDisagrees:
      '{{unit}} a {{models}} {{models|one:figurine|other:figurines}} et sa plus petite taille est {{min}} d’après les données ; pourtant la liste indique pour elle le prix de cette taille.',
    notStated: 'Le nombre de figurines n’est pas indiqué pour {{units}} des unités.',
    setModels: 'Donner {{models}} {{models|one:figurine|other:figurines}} à l’unité {{unit}}.',
  },
  unitsSplitOnce: {
    again: '{{unit}} est divisée {{count}} fois ; les mêmes figurines ne le sont qu’une fois.',
    notInTwo: '{{unit}} est divisée en {{count}} {{count|one:partie|other:parties}} ; elle se divise en deux.',
    notAllModels:
      'Les parties de l’unité {{unit}} ont {{parts}} {{parts|one:figurine|other:figurines}} ensemble ; l’unité en a {{models}}.',
    leaveNotKnown: 'Les données ne disent pas si une règle permet à {{unit}} de se diviser.',
  },
  unitsWholeUnlessSplit: {
    embarkedInPart:
      '{{models}} des {{all}} {{all|one:figurine|other:figurines}} de {{unit}} {{unit|one:est embarquée|other:sont embarquées}}, et l’unité n’est pas divisée.',
    embarkedPerhapsSplit:
      '{{models}} des {{all}} {{all|one:figurine|other:figurines}} de {{unit}} {{unit|one:est embarquée|other:sont embarquées}} ; une division de l’unité n’est pas déclarée.',
    moreThanAll:
      '{{models}} {{models|one:figurine|other:figurines}} de {{unit}} {{unit|one:est embarquée|other:sont embarquées}} ; elle en a {{all}}.',
    notAPart:
      '{{models}} {{models|one:figurine|other:figurines}} de {{unit}} {{unit|one:est embarquée|other:sont embarquées}} ; ses parties en ont {{parts}}.',
    halfInReserves: 'La moitié de {{unit}} est en Réserves, et l’unité n’est pas divisée.',
    halfPerhapsSplit: 'La moitié de {{unit}} est en Réserves ; une division de l’unité n’est pas déclarée.',
  },
});
