import { translationOf } from '#muster/messages';
import type { readMessages } from './read-messages.js';

export const readMessagesInFrench = translationOf<typeof readMessages>()({
  'import/unreadable-file': {
    notXml: '{{file}}, ligne {{line}} : le XML n’est pas valide : {{problem}}.',
    notUtf8: '{{file}} : le texte n’est pas en UTF-8.',
    doctype: '{{file}}, ligne {{line}} : les DOCTYPE ne sont pas acceptés.',
    empty: '{{file}} : le fichier est vide.',
    truncated: '{{file}}, ligne {{line}} : le fichier se termine avant que tous ses éléments soient fermés.',
    wrongRoot: '{{file}}, ligne {{line}} : un fichier de ce type ne peut pas commencer par cet élément.',
    missingIdentity: '{{file}}, ligne {{line}} : <{{element}}> n’a pas d’attribut {{attribute}}.',
    notJson: '{{file}} : le JSON n’est pas valide.',
  },
  'import/other-file': {
    notData: '{{file}} : le fichier ne contient pas de données BattleScribe et a été ignoré.',
  },
  'import/over-limit': {
    bytes: '{{file}} : le fichier dépasse {{limit}} {{limit|one:octet|other:octets}}.',
    elements: '{{file}}, ligne {{line}} : le fichier a plus de {{limit}} éléments.',
    depth: '{{file}}, ligne {{line}} : les éléments sont imbriqués sur plus de {{limit}} niveaux.',
    attributes: '{{file}}, ligne {{line}} : un élément a plus de {{limit}} attributs.',
    text: '{{file}}, ligne {{line}} : un texte dépasse {{limit}} {{limit|one:caractère|other:caractères}}.',
    places:
      '{{file}}, ligne {{line}} : une fois ses liens suivis, {{name}} contient plus de {{limit}} {{limit|one:entrée|other:entrées}} et groupes.',
    allPlaces:
      'Une fois leurs liens suivis, les entrées de tous les fichiers contiennent plus de {{limit}} {{limit|one:entrée|other:entrées}} et groupes.',
    information: '{{file}}, ligne {{line}} : une fois ses liens suivis, {{name}} montre plus de {{limit}} profils et règles.',
    name: '{{file}}, ligne {{line}} : un nom dépasse {{limit}} {{limit|one:caractère|other:caractères}} et a été tronqué.',
  },
  'import/unreadable-zip': {
    notZip: '{{file}} : ce n’est pas un fichier zip lisible.',
    manyFiles: '{{file}} : le fichier zip doit contenir un seul fichier, mais il en contient {{count}}.',
    encrypted: '{{file}} : le fichier zip est chiffré.',
    tooLarge: '{{file}} : une fois décompressé, le contenu dépasse {{limit}} {{limit|one:octet|other:octets}}.',
    tooDense: '{{file}} : une fois décompressé, le contenu est plus de {{limit}} fois plus gros que le fichier zip.',
    broken: '{{file}} : {{entry}} ne peut pas être décompressé.',
    manyEntries: '{{file}} : le fichier zip contient plus de {{limit}} {{limit|one:fichier|other:fichiers}}.',
    noData: '{{file}} : le fichier zip ne contient aucun fichier de données.',
  },
  'import/unknown-construct': {
    element: '{{file}}, ligne {{line}} : <{{element}}> dans <{{parent}}> est inconnu et a été ignoré.',
    attribute: '{{file}}, ligne {{line}} : {{attribute}} de <{{element}}> est inconnu et a été ignoré.',
    associations: '{{file}}, ligne {{line}} : <{{element}}> compte des associations, qui ne sont pas évaluées.',
    scope: '{{file}}, ligne {{line}} : la portée {{scope}} de <{{element}}> est inconnue, donc sans effet.',
  },
  'import/bad-value': {
    number: '{{file}}, ligne {{line}} : {{attribute}} de <{{element}}> n’est pas un nombre ; l’élément a été ignoré.',
    word: '{{file}}, ligne {{line}} : « {{value}} » n’est pas une valeur connue pour {{attribute}} de <{{element}}>.',
    noId: '{{file}}, ligne {{line}} : <{{element}}> n’a pas d’identifiant.',
    repeatedId: '{{file}}, ligne {{line}} : l’identifiant {{id}} de <{{element}}> est déjà utilisé.',
  },
  'import/bad-amount': {
    unreadable: '{{file}}, ligne {{line}} : {{attribute}} de <{{element}}> vaut « {{value}} », ce qui n’est pas un nombre.',
    outOfRange:
      '{{file}}, ligne {{line}} : {{attribute}} de <{{element}}> vaut {{value}}, ce qui n’est pas compris entre {{least}} et {{most}}.',
    missing: '{{file}}, ligne {{line}} : <{{element}}> n’a pas d’attribut {{attribute}}.',
    modifier:
      '{{file}}, ligne {{line}} : la valeur par laquelle un modificateur change un coût ou une limite n’est pas un nombre compris entre {{least}} et {{most}}.',
  },
  'import/duplicate-id': {
    file: '{{file}} : le fichier a le même identifiant que {{other}} : {{id}}.',
    node: '{{file}}, ligne {{line}} : l’identifiant {{id}} de <{{element}}> est déjà utilisé dans {{other}}, ligne {{otherLine}} ; {{count}} nœuds ont cet identifiant.',
  },
  'import/missing-file': {
    catalogue: '{{file}}, ligne {{line}} : le catalogue lié {{name}} ({{id}}) n’est pas parmi les fichiers.',
    gameSystem: '{{file}} : le système de jeu {{id}} n’est pas parmi les fichiers.',
  },
  'import/link-cycle': {
    catalogues: '{{file}}, ligne {{line}} : le lien vers {{name}} crée un cycle de liens entre catalogues.',
  },
  'import/dangling-target': {
    link: '{{file}}, ligne {{line}} : <{{element}}> renvoie à {{id}}, qui n’existe pas ; {{count}} {{count|one:lien y renvoie|other:liens y renvoient}}.',
  },
});
