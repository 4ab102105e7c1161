import { NAME_READ_AS } from './names-read.js';
import { translationOf, type Translations } from '#muster/messages';
import type { armyMessages } from './army.messages.js';
import type { SoughtWord } from './look-up/reasons.js';

const french = translationOf<typeof armyMessages>()({
  [NAME_READ_AS]: {
    option: '{{unit}} : « {{name}} » a été lu comme « {{meant}} ».',
    entry: '« {{name}} » a été lu comme « {{meant}} ».',
  },
  UNRESOLVED_NAME: {
    notFound: 'Introuvable dans cette version des données ({{kind}}) : « {{name}} ».',
    notFoundNear: 'Introuvable dans cette version des données ({{kind}}) : « {{name}} ». De nom proche : {{near}}.',
    choiceNotFound: 'L’armée a « {{name}} », que cette version des données n’a pas, ou pas tel qu’il a été choisi.',
    noSuchModel: '{{unit}} n’a pas de figurines « {{name}} » dans cette version des données ; elles ont été comptées comme des siennes.',
    unitReadAs: 'Aucune fiche de cette version des données ne s’appelle « {{name}} » ; ce nom a été lu comme « {{meant}} ».',
    readAs: 'Rien dans {{unit}} ne s’appelle « {{name}} » dans cette version des données ; ce nom a été lu comme « {{meant}} ».',
    noSuchOption: '{{unit}} n’a pas d’option « {{name}} » dans cette version des données.',
    noSuchOptionNear: '{{unit}} n’a pas d’option « {{name}} » dans cette version des données. De nom proche : {{near}}.',
  },
  AMBIGUOUS_NAME: {
    several: '« {{name}} » peut désigner l’une de ces entrées : {{candidates}}. Écrivez-le comme l’une d’elles pour choisir.',
  },
  WARGEAR_NOT_STATED: {
    loadoutUnstated: 'La liste n’indique pas l’équipement de {{unit}}.',
    noWargear: 'La liste n’indique pas l’équipement ; celui par défaut a été pris.',
    noModels: 'La liste n’indique pas le nombre de figurines de l’unité {{unit}} ; le plus petit a été pris.',
    modelsContradict:
      'La liste donne {{stated}} {{stated|one:figurine|other:figurines}} à l’unité {{unit}} ; celles notées sous son nom sont {{counted}}.',
  },
  DATA_GAP: {
    sizeUncertain:
      'L’unité {{unit}} a été lue avec {{models}} {{models|one:figurine|other:figurines}}, ce que seul son équipement indique, et ne coûte pas ce qu’indique la liste.',
    tooManyOfOption: 'Les données de cette version n’ont pas de place dans {{unit}} pour {{count}} « {{name}} » de plus.',
    enhancementNotOffered: 'Les données de cette version n’offrent pas « {{name}} » à {{unit}} : son prix n’a pas pu être calculé.',
    clauseNotUnderstood: '« {{clause}} », une clause de {{army}}, n’a pas été comprise en entier.',
    noDatasheet: 'Les données de cette version permettent de choisir {{unit}}, sans dire quelle est sa fiche technique.',
    priceUnreadable: 'Les données de cette version ne donnent pas à {{unit}} un prix plausible : son prix n’a pas pu être calculé.',
    unitNotSelectable: 'Les données de cette version ne donnent aucun moyen de choisir {{unit}} : son prix n’a pas pu être calculé.',
  },
});

const kind: Readonly<Record<SoughtWord, string>> = {
  datasheet: 'fiche technique',
  faction: 'faction',
  detachment: 'détachement',
  enhancement: 'Optimisation',
  option: 'option',
  relic: 'relique',
  'psychic power': 'pouvoir psychique',
  Stratagem: 'Stratagème',
  'Warlord Trait': 'Trait de Seigneur de Guerre',
};

/** French sentences for this package. */
export const armyTranslations: Translations = { fr: { messages: french, words: { kind } } };
