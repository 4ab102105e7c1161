import type { AliasKind } from '#muster/catalogue';
import { translationOf, type Translations } from '#muster/messages';
import type { aliasMessages } from './alias.messages.js';

const messages = translationOf<typeof aliasMessages>()({
  UNKNOWN_NAME: {
    notFound: 'L’édition {{edition}} n’a rien de ce nom ({{kind}}) : « {{name}} ».',
    notFoundNear: 'L’édition {{edition}} n’a rien de ce nom ({{kind}}) : « {{name}} ». Vouliez-vous dire : {{near}} ?',
  },
  INVALID_ALIAS: {
    same: 'L’alias est le nom lui-même.',
    empty: 'Il manque une valeur ({{column}}).',
    tooLong: 'Cette valeur ({{column}}) a plus de {{limit}} {{limit|one:caractère|other:caractères}}.',
    notPlain: 'Cette valeur ({{column}}) contient un saut de ligne ou un caractère invisible.',
    edition: '« {{given}} » n’est pas une édition : écrivez 8e, 9e, 10e ou 11e.',
    kind: '« {{given}} » n’est pas un genre : écrivez faction, detachment, unit, model, wargear, enhancement ou armyOption.',
    language: '« {{given}} » n’est pas un code de langue comme fr.',
    uneven: 'La ligne a {{count}} {{count|one:colonne|other:colonnes}} ; {{expected}} {{expected|one:est attendue|other:sont attendues}}.',
  },
  LIMIT_REACHED: {
    aliases: 'Une édition a au plus {{limit}} alias en vigueur.',
    aliasLines:
      'Le tableau a {{count}} {{count|one:ligne|other:lignes}} ; {{limit}} au plus {{limit|one:est acceptée|other:sont acceptées}} à la fois.',
  },
  UNREADABLE_CSV: {
    notAliases: 'Le tableau ne peut pas être lu au format CSV ({{fault}}).',
    noColumns: 'La première ligne doit nommer les colonnes edition, language, kind, name et means ; il manque : {{missing}}.',
  },
});

const kind: Readonly<Record<AliasKind, string>> = {
  faction: 'faction',
  detachment: 'détachement',
  unit: 'unité',
  model: 'figurine',
  wargear: 'équipement',
  enhancement: 'Optimisation',
  armyOption: 'option d’armée',
};

/** French sentences for the reasons why an alias is not accepted. */
export const aliasTranslations: Translations = { fr: { messages, words: { kind } } };
