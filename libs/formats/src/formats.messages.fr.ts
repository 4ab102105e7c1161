import { translationOf, type Translations } from '#muster/messages';
import type { formatsMessages } from './formats.messages.js';

const french = translationOf<typeof formatsMessages>()({
  UNRECOGNISED_FORMAT: {
    unknownShape: 'Format de liste non reconnu.',
    noRosterFile: 'Le fichier n’est pas une liste d’armée lisible.',
    tooLarge: 'Le texte est trop grand pour une liste : rien n’en a été lu.',
  },
  UNPARSED_LINES: {
    unreadElement: 'La ligne {{line}} du fichier n’a pas été comprise en entier.',
    anotherList: 'Une deuxième liste commence à la ligne {{line}} et n’a pas été lue. Vérifiez les listes une par une, ou toutes ensemble.',
    unreadLine: 'La ligne {{line}} n’a pas été comprise.',
    unknownVersion: 'La version de ce document n’est pas prise en charge.',
    notText: '« {{place}} » n’est pas un texte bien formé.',
    notNumber: '« {{place}} » n’est pas un nombre.',
    notYesOrNo: '« {{place}} » n’est ni vrai ni faux.',
    notAmong: '« {{place}} » ne fait pas partie des valeurs autorisées.',
    notList: '« {{place}} » n’est pas une liste.',
    notObject: '« {{place}} » n’est pas un objet.',
    unknownField: '« {{place}} » n’est pas un champ d’une liste d’armée.',
    missingField: 'Il manque « {{place}} ».',
    notUnique: '« {{place}} » est déjà utilisé par une autre unité.',
    tooDeep: '« {{place}} » est imbriqué trop profondément.',
    unitsDiffer: 'La liste annonce {{declared}} {{declared|one:unité|other:unités}} ; {{read}} {{read|one:a été lue|other:ont été lues}}.',
    enhancementMissing: 'L’en-tête annonce l’Optimisation « {{name}} » ; aucune unité lue ne la porte.',
    bearerDiffers: 'L’en-tête attribue « {{name}} » à {{declared}}, mais le reste de la liste l’attribue à {{read}}.',
    warlordMissing: 'L’en-tête annonce {{declared}} comme Seigneur de Guerre ; aucun Seigneur de Guerre de ce nom n’a été lu.',
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
    totalDiffers: 'La liste annonce {{total}} {{total|one:point|other:points}} en tout ; la somme des prix de ses unités est de {{sum}}.',
  },
  'text/power-level-differs': {
    powerLevelDiffers:
      'La liste annonce un Niveau de Puissance de {{total}} ; la somme des Niveaux de Puissance de ses unités est de {{sum}}.',
  },
  'text/command-points-differ': {
    commandPointsDiffer:
      'La liste annonce qu’il reste {{left}} {{left|one:point|other:points}} de Commandement ; la somme des montants annoncés est de {{sum}}.',
  },
  'text/not-written': {
    unitWithoutPoints: '{{unit}} n’a pas de points, mais le format {{format}} les exige pour chaque unité.',
    notReadable: 'Cette liste ne peut pas être écrite dans le format {{format}} sans être relue différemment.',
  },
});

export const formatsTranslations: Translations = { fr: { messages: french } };
