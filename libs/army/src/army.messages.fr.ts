import { ALIAS_USED, CHOICE_NOT_APPLIED, NAME_READ_AS, WARGEAR_WITHOUT_EFFECT } from './names-read.js';
import { translationOf, type Translations } from '#muster/messages';
import type { armyMessages } from './army.messages.js';
import type { SoughtWord } from './look-up/reasons.js';

const french = translationOf<typeof armyMessages>()({
  [NAME_READ_AS]: {
    option: '{{unit}} : « {{name}} » a été lu comme « {{meant}} ».',
    entry: '« {{name}} » a été lu comme « {{meant}} ».',
    impliedDetachment: 'La liste n’indique pas de détachement ; seul {{meant}} convient à l’armée et à ses Optimisations.',
  },
  [ALIAS_USED]: {
    option: '{{unit}} : « {{name}} » est un alias de « {{meant}} ».',
    entry: '« {{name}} » est un alias de « {{meant}} ».',
  },
  [WARGEAR_WITHOUT_EFFECT]: {
    plain:
      '{{unit}} : les données ne proposent pas tous les « {{name}} » que la liste indique ; c’est une arme simple, donc cela ne change rien.',
    repeated: '{{unit}} : « {{name}} » est répété sur la ligne et n’a été lu qu’une fois.',
  },
  [CHOICE_NOT_APPLIED]: {
    choice: 'Les données n’ont aucun choix appelé « {{name}} » ; il n’a donc pas été appliqué.',
  },
  UNRESOLVED_NAME: {
    notFound: 'Introuvable dans cette version des données ({{kind}}) : « {{name}} ».',
    notFoundNear: 'Introuvable dans cette version des données ({{kind}}) : « {{name}} ». Vouliez-vous dire : {{near}} ?',
    choiceNotFound: 'L’armée contient « {{name}} », que cette version des données n’offre pas ou n’offre que sous une autre forme.',
    noSuchModel:
      '{{unit}} n’a pas de figurines « {{name}} » dans cette version des données ; elles ont été comptées comme des figurines ordinaires de l’unité.',
    unitReadAs: 'Aucune fiche de cette version des données ne s’appelle « {{name}} » ; ce nom a été lu comme « {{meant}} ».',
    readAs: 'Rien dans {{unit}} ne s’appelle « {{name}} » dans cette version des données ; ce nom a été lu comme « {{meant}} ».',
    noSuchOption: '{{unit}} n’a pas d’option « {{name}} » dans cette version des données.',
    noSuchOptionNear: '{{unit}} n’a pas d’option « {{name}} » dans cette version des données. Vouliez-vous dire : {{near}} ?',
  },
  AMBIGUOUS_NAME: {
    several: '« {{name}} » peut désigner : {{candidates}}. Utilisez l’un de ces noms.',
  },
  WARGEAR_NOT_STATED: {
    loadoutUnstated: 'La liste n’indique pas l’équipement de {{unit}}.',
    noWargear: 'La liste n’indique pas l’équipement ; l’équipement par défaut est supposé.',
    noModels: 'La liste n’indique pas le nombre de figurines de l’unité {{unit}} ; le minimum est supposé.',
    modelsContradict:
      'La liste donne {{stated}} {{stated|one:figurine|other:figurines}} à l’unité {{unit}}, mais {{counted}} {{counted|one:figure|other:figurent}} sous son nom.',
  },
  DATA_GAP: {
    incompleteData:
      'Les données de {{faction}} sont incomplètes : {{files}} {{count|one:n’a pas été importé|other:n’ont pas été importés}}. Importez ce qui manque, puis vérifiez la liste à nouveau.',
    pricesOnly:
      'Le fichier de données de {{faction}} n’a pas été importé. Ses prix, points de détachement et améliorations sont ceux de {{source}} ; mots-clés, tailles d’unités et équipements sont inconnus. Importez le fichier de données de {{faction}}, puis vérifiez la liste à nouveau.',
    sourcesDiffer:
      'Les sources diffèrent au sujet de {{entry}} : les données de cette version indiquent « {{used}} », {{source}} indique « {{other}} ». Vérifiez laquelle a raison.',
    sizeUncertain:
      'L’unité {{unit}} a été lue avec {{models}} {{models|one:figurine|other:figurines}}, d’après son seul équipement, mais son coût n’est pas celui de la liste.',
    tooManyOfOption: 'L’unité {{unit}} ne peut pas prendre {{count}} « {{name}} » de plus.',
    notAllWaysTried: 'L’équipement de {{unit}} peut être réparti entre ses figurines de trop de façons pour les essayer toutes.',
    enhancementNotOffered: 'Les données BattleScribe n’offrent pas « {{name}} » à {{unit}}. Le prix de l’unité la comprend.',
    clauseNotUnderstood: '« {{clause}} », une clause de {{army}}, n’a pas été entièrement comprise.',
    noDatasheet: '{{unit}} peut être choisi dans les données BattleScribe, mais n’y a pas de fiche technique.',
    priceUnreadable: 'Les données BattleScribe ne donnent pas à {{unit}} un prix plausible : son prix n’a pas pu être calculé.',
    unitNotSelectable: '{{unit}} ne peut pas être choisi dans les données BattleScribe : son prix n’a pas pu être calculé.',
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
