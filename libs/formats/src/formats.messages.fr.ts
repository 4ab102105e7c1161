import { translationOf, type Translations } from '#muster/messages';
import type { formatsMessages } from './formats.messages.js';

const french = translationOf<typeof formatsMessages>()({
  UNRECOGNISED_FORMAT: {
    unknownShape: 'Le texte n’a la forme d’aucun format de liste connu ici.',
    noRosterFile: 'Le fichier n’est pas une liste d’armée lisible.',
    tooLarge: 'Le texte est trop grand pour une liste : rien n’en a été lu.',
  },
  UNPARSED_LINES: {
    unreadElement: 'La ligne {{line}} du fichier n’a pas été comprise en entier.',
    anotherList:
      'À partir de la ligne {{line}} commence une autre liste, dont rien n’a été lu. Vérifiez les listes une par une, ou toutes ensemble.',
    unreadLine: 'La ligne {{line}} n’a pas été comprise.',
    unknownVersion: 'Le document est d’une version inconnue ici.',
    notText: '« {{place}} » n’est pas un texte bien formé.',
    notNumber: '« {{place}} » n’est pas un nombre.',
    notYesOrNo: '« {{place}} » n’est ni vrai ni faux.',
    notAmong: '« {{place}} » n’est aucun des mots possibles à cet endroit.',
    notList: '« {{place}} » n’est pas une suite de valeurs.',
    notObject: '« {{place}} » n’est pas un objet.',
    unknownField: '« {{place}} » est un champ qu’aucune liste d’armée n’a.',
    missingField: '« {{place}} » manque.',
    notUnique: '« {{place}} » nomme déjà une autre unité.',
    tooDeep: '« {{place}} » est à trop de niveaux de profondeur.',
    unitsDiffer: 'La liste annonce {{declared}} {{declared|one:unité|other:unités}} ; {{read}} {{read|one:a été lue|other:ont été lues}}.',
    enhancementMissing: 'L’en-tête annonce l’Optimisation « {{name}} » ; aucune unité lue ne la porte.',
    bearerDiffers: 'L’en-tête annonce « {{name}} » pour {{declared}} ; elle a été lue pour {{read}}.',
    warlordMissing: 'L’en-tête annonce {{declared}} comme Seigneur de Guerre ; aucune unité lue ne l’est.',
    warlordDiffers: 'L’en-tête annonce {{declared}} comme Seigneur de Guerre ; c’est {{read}} qui a été lu comme tel.',
  },
  'text/too-large': {
    tooManyBytes: 'Le texte dépasse {{limit}} {{limit|one:octet|other:octets}}.',
    tooManyLines: 'Le texte a {{count}} {{count|one:ligne|other:lignes}} ; {{limit}} {{limit|one:est lue|other:sont lues}} au plus.',
  },
  'text/line-too-long': {
    lineTooLong: 'La ligne {{line}} dépasse {{limit}} {{limit|one:caractère|other:caractères}} et n’a pas été lue.',
  },
  'text/total-differs': {
    totalDiffers:
      'La liste annonce {{total}} {{total|one:point|other:points}} en tout ; les prix qu’elle annonce pour ses unités font {{sum}}.',
  },
  'text/power-level-differs': {
    powerLevelDiffers: 'La liste annonce un Niveau de Puissance de {{total}} ; ce qu’elle annonce pour ses unités fait {{sum}}.',
  },
  'text/command-points-differ': {
    commandPointsDiffer:
      'La liste annonce qu’il reste {{left}} {{left|one:point|other:points}} de Commandement ; ce qu’elle en annonce fait {{sum}}.',
  },
  'text/not-written': {
    unitWithoutPoints: '{{unit}} est sans points, et le format {{format}} les imprime pour chaque unité.',
    notReadable: 'Écrite dans le format {{format}}, cette liste ne serait pas relue telle qu’elle est.',
  },
});

export const formatsTranslations: Translations = { fr: { messages: french } };
