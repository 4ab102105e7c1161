import { translationOf } from '#muster/messages';
import type { readMessages } from './read-messages.js';

export const readMessagesInFrench = translationOf<typeof readMessages>()({
  'import/unreadable-file': {
    notXml: '{{file}}, ligne {{line}} : le XML est défectueux : {{problem}}.',
    notUtf8: '{{file}} : le texte n’est pas en UTF-8.',
    doctype: '{{file}}, ligne {{line}} : un DOCTYPE n’est pas accepté.',
    empty: '{{file}} : il n’y a rien dedans.',
    truncated: '{{file}}, ligne {{line}} : le fichier finit avant ses éléments.',
    wrongRoot: '{{file}}, ligne {{line}} : un tel fichier ne commence pas ainsi.',
    missingIdentity: '{{file}}, ligne {{line}} : <{{element}}> est sans {{attribute}}.',
    notJson: '{{file}} : le JSON est défectueux.',
  },
  'import/over-limit': {
    bytes: '{{file}} : il dépasse {{limit}} {{limit|one:octet|other:octets}}.',
    elements: '{{file}}, ligne {{line}} : il a plus de {{limit}} éléments.',
    depth: '{{file}}, ligne {{line}} : ses éléments s’emboîtent sur plus de {{limit}} niveaux.',
    attributes: '{{file}}, ligne {{line}} : un élément a plus de {{limit}} attributs.',
    text: '{{file}}, ligne {{line}} : un texte dépasse {{limit}} {{limit|one:caractère|other:caractères}}.',
    places:
      '{{file}}, ligne {{line}} : une fois ses liens suivis, {{name}} contient plus de {{limit}} {{limit|one:entrée|other:entrées}} et groupes.',
    allPlaces:
      'Une fois leurs liens suivis, les entrées de tous les fichiers contiennent plus de {{limit}} {{limit|one:entrée|other:entrées}} et groupes.',
    information: '{{file}}, ligne {{line}} : une fois ses liens suivis, {{name}} montre plus de {{limit}} profils et règles.',
    name: '{{file}}, ligne {{line}} : un nom dépasse {{limit}} {{limit|one:caractère|other:caractères}} et a été coupé.',
  },
  'import/unreadable-zip': {
    notZip: '{{file}} : ce n’est pas un fichier zip lisible.',
    manyFiles: '{{file}} : il doit contenir un seul fichier ; il en contient {{count}}.',
    encrypted: '{{file}} : il est chiffré.',
    tooLarge: '{{file}} : décompressé, il dépasse {{limit}} {{limit|one:octet|other:octets}}.',
    tooDense: '{{file}} : décompressé, il dépasse {{limit}} fois sa taille.',
    broken: '{{file}} : {{entry}} ne peut pas être décompressé.',
    manyEntries: '{{file}} : il contient plus de {{limit}} {{limit|one:fichier|other:fichiers}}.',
    noData: '{{file}} : il ne contient aucun fichier de données.',
  },
  'import/unknown-construct': {
    element: '{{file}}, ligne {{line}} : <{{element}}> dans <{{parent}}> est inconnu et a été laissé de côté.',
    attribute: '{{file}}, ligne {{line}} : {{attribute}} de <{{element}}> est inconnu et a été laissé de côté.',
  },
  'import/bad-value': {
    number: '{{file}}, ligne {{line}} : {{attribute}} de <{{element}}> n’est pas un nombre ; l’élément a été laissé de côté.',
    word: '{{file}}, ligne {{line}} : « {{value}} » n’est pas connu comme {{attribute}} de <{{element}}>.',
    noId: '{{file}}, ligne {{line}} : <{{element}}> est sans identifiant.',
    repeatedId: '{{file}}, ligne {{line}} : l’identifiant {{id}} de <{{element}}> a déjà servi.',
  },
  'import/bad-amount': {
    unreadable: '{{file}}, ligne {{line}} : {{attribute}} de <{{element}}> vaut « {{value}} », ce qui n’est pas un nombre.',
    outOfRange: '{{file}}, ligne {{line}} : {{attribute}} de <{{element}}> vaut {{value}}, hors de l’intervalle de {{least}} à {{most}}.',
    missing: '{{file}}, ligne {{line}} : <{{element}}> est sans {{attribute}}.',
    modifier:
      '{{file}}, ligne {{line}} : la valeur par laquelle un modificateur change un coût ou une limite n’est pas un nombre de {{least}} à {{most}}.',
  },
  'import/duplicate-id': {
    file: '{{file}} : il a l’identifiant {{id}} de {{other}}.',
    node: '{{file}}, ligne {{line}} : l’identifiant {{id}} de <{{element}}> a déjà été donné, dans {{other}}, ligne {{otherLine}} ; {{count}} nœuds l’ont.',
  },
  'import/missing-file': {
    catalogue: '{{file}}, ligne {{line}} : le catalogue lié {{name}} ({{id}}) n’est pas parmi les fichiers.',
    gameSystem: '{{file}} : son système de jeu {{id}} n’est pas parmi les fichiers.',
  },
  'import/link-cycle': {
    catalogues: '{{file}}, ligne {{line}} : le lien vers {{name}} ferme un cercle de catalogues.',
  },
  'import/dangling-target': {
    link: '{{file}}, ligne {{line}} : <{{element}}> renvoie à {{id}}, qui n’est nulle part ; {{count}} liens le font.',
  },
});
