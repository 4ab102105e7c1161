import { inFrench } from './rules-in-french.js';

/** Sentences of rules about mustering by battle size and Detachment Points. */
export const musteringMessages = inFrench({
  battleSizePrinted: {
    tooLarge:
      'L’édition ne prévoit aucune limite pour une bataille de {{points}} {{points|one:point|other:points}} : les exemplaires, les détachements et les Optimisations n’ont pas été jugés.',
    unknownSize:
      'L’édition ne prévoit aucune limite pour la taille de bataille « {{size}} » : les exemplaires, les détachements et les Optimisations n’ont pas été jugés.',
  },
  detachmentPointsWithinBudget: {
    none: 'L’armée n’a aucun détachement.',
    notStated: 'Le détachement n’est pas indiqué.',
    over: 'Les détachements coûtent {{points}} {{points|one:Point|other:Points}} de Détachement ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
    overOfRelease:
      'Dans la version des données {{release}}, les détachements coûtent {{points}} {{points|one:Point|other:Points}} de Détachement ; au plus {{limit}} {{limit|one:est permis|other:sont permis}}. La liste indique les prix d’autres données, dans lesquelles ils coûtent peut-être moins.',
    overAssumed:
      'Les détachements coûtent {{points}} {{points|one:Point|other:Points}} de Détachement. La liste n’indique aucune taille de bataille ; pour la taille supposée, au plus {{limit}} {{limit|one:est permis|other:sont permis}}.',
    costUnknown: 'Les données n’indiquent pas combien de Points de Détachement coûte {{detachment}}.',
  },
  detachmentsDistinct: {
    takenAgain: '{{detachment}} est choisi {{count}} fois ; ce détachement ne peut être choisi qu’une fois.',
    takeOut: 'Retirer {{detachment}} une fois.',
  },
  detachmentTagsUnique: {
    sharedTag: '{{detachments}} ont la même étiquette Unique, {{tag}} ; une armée ne peut avoir qu’un seul d’entre eux.',
    sharedTagOfRelease:
      'Dans la version des données {{release}}, {{detachments}} ont la même étiquette Unique, {{tag}} ; une armée ne peut avoir qu’un seul d’entre eux. La liste indique les prix d’autres données, dont les étiquettes diffèrent peut-être.',
    keepOne: 'Garder seulement {{detachment}}.',
  },
  forceDispositionGranted: {
    notGranted: 'Aucun des détachements n’accorde la Disposition de Force {{disposition}} ; ils accordent : {{granted}}.',
    notGrantedOfRelease:
      'Dans la version des données {{release}}, aucun des détachements n’accorde la Disposition de Force {{disposition}} ; ils accordent : {{granted}}. La liste indique les prix d’autres données, dans lesquelles ils en accordent peut-être d’autres.',
    unknownName: 'L’édition n’a aucune Disposition de Force appelée « {{disposition}} ».',
  },
  datasheetCopiesWithinSize: {
    tooManyCopies:
      '{{unit}} est pris {{count}} fois ; au plus {{limit}} {{limit|one:exemplaire est permis|other:exemplaires sont permis}}.',
    tooManyAssumed:
      '{{unit}} est pris {{count}} fois. La liste n’indique aucune taille de bataille ; pour la taille supposée, au plus {{limit}} {{limit|one:exemplaire est permis|other:exemplaires sont permis}}.',
    takeOut: 'Retirer {{extra}} {{unit}}.',
    perhapsGranted:
      '{{unit}} est pris {{count}} fois ; ce n’est permis que si l’unité gagne un mot-clé, et la liste ne dit pas si c’est le cas.',
  },
  enhancementsWithinSize: {
    tooMany:
      'L’armée a {{count}} {{count|one:Optimisation|other:Optimisations}} ; au plus {{limit}} {{limit|one:est permise|other:sont permises}}.',
    tooManyAssumed:
      'L’armée a {{count}} {{count|one:Optimisation|other:Optimisations}}. La liste n’indique aucune taille de bataille ; pour la taille supposée, au plus {{limit}} {{limit|one:est permise|other:sont permises}}.',
    takeOff: 'Retirer {{enhancement}}.',
  },
  oneEnhancementPerAttachedUnit: {
    several: '{{unit}} porte {{count}} {{count|one:Optimisation|other:Optimisations}} ; une seule est permise.',
    severalTogether:
      '{{units}} forment une seule unité attachée et portent {{count}} {{count|one:Optimisation|other:Optimisations}} ; une seule est permise à l’ensemble.',
    takeOff: 'Retirer {{enhancements}}.',
  },
  supportsAttached: {
    alone: '{{unit}} a l’aptitude Soutien mais n’est attaché à aucune unité.',
    perhapsAlone: '{{unit}} a l’aptitude Soutien, et la liste n’indique pas à quelle unité il est attaché.',
  },
  leadersAndSupportsWithinLimit: {
    severalLeaders:
      '{{bodyguard}} a {{count}} {{count|one:Meneur|other:Meneurs}} : {{units}}. Aucune règle de l’un d’eux n’en permet plus de {{limit}}.',
    severalSupports:
      '{{bodyguard}} a {{count}} {{count|one:Soutien|other:Soutiens}} : {{units}}. Aucune règle de l’un d’eux n’en permet plus de {{limit}}.',
    perhapsSeveral:
      '{{bodyguard}} a {{count}} {{count|one:unité attachée|other:unités attachées}} d’un même rôle : {{units}}. L’une de leurs règles le permet peut-être, mais elle n’a pas été comprise.',
    attachedTwice: '{{unit}} est attaché à {{count}} {{count|one:unité|other:unités}} ; il ne peut l’être qu’à une seule.',
  },
  warlordOfArmyFaction: { ofOtherFaction: '{{unit}} est le Seigneur de Guerre mais n’a pas le mot-clé de Faction {{keyword}}.' },
});
