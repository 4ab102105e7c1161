import { phrases } from '../phrase.js';

/** The names in lists that the data does not have. */
export const UNRESOLVED = phrases({
  lead: {
    en: 'Names that checks of the last 30 days did not find in the data, the most frequent first. Say what a name means, and checks read it from then on.',
    fr: 'Les noms que les vérifications des 30 derniers jours n’ont pas trouvés dans les données, les plus fréquents d’abord. Dites ce qu’un nom désigne : les vérifications le lisent dès lors.',
  },
  count: { en: '{{count}} unresolved {{count|one:name|other:names}}', fr: '{{count}} {{count|one:nom inconnu|other:noms inconnus}}' },
  none: { en: 'No unresolved name matches.', fr: 'Aucun nom inconnu ne correspond.' },
  lists: { en: 'Lists', fr: 'Listes' },
  lastSeen: { en: 'Last seen', fr: 'Vu le' },
  mayMean: { en: 'May mean', fr: 'Désigne peut-être' },
  likeness: { en: '{{percent}}% alike', fr: 'proche à {{percent}} %' },
  other: { en: 'Another name', fr: 'Un autre nom' },
  accept: { en: 'Accept', fr: 'Accepter' },
  refused: { en: '"{{name}}" was not accepted: {{fault}}', fr: '« {{name}} » n’est pas accepté : {{fault}}' },
  aliases: { en: 'Names already taught', fr: 'Les noms déjà appris' },
});

/** The names that were taught. */
export const ALIASES = phrases({
  title: { en: 'Aliases', fr: 'Alias' },
  back: { en: 'Unresolved names', fr: 'Les noms inconnus' },
  lead: {
    en: 'An alias is a name in lists for what the data calls by another name. It applies to every release of its edition.',
    fr: 'Un alias est un nom que des listes donnent à ce que les données nomment autrement. Il vaut pour toutes les versions de son édition.',
  },
  tables: {
    en: 'To teach many names at once, import a CSV table with the mutation {{mutation}} in {{graphql}}, or on the command line: {{command}}.',
    fr: 'Pour apprendre beaucoup de noms à la fois, importez un tableau CSV avec la mutation {{mutation}} dans {{graphql}}, ou en ligne de commande : {{command}}.',
  },
  withdrawnToo: { en: 'Withdrawn aliases, too', fr: 'Aussi les alias retirés' },
  count: { en: '{{count}} {{count|one:alias|other:aliases}}', fr: '{{count}} alias' },
  none: { en: 'No alias matches.', fr: 'Aucun alias ne correspond.' },
  means: { en: 'Means', fr: 'Désigne' },
  taught: { en: 'Taught', fr: 'Appris' },
  by: { en: 'by {{name}}', fr: 'par {{name}}' },
  withdrawn: { en: 'Withdrawn', fr: 'Retiré' },
  action: { en: 'Action', fr: 'Action' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  reason: { en: 'Reason, for the audit log (optional)', fr: 'Raison, pour le journal (facultative)' },
  withdrawnNow: {
    en: 'The alias was withdrawn. The next check no longer uses it.',
    fr: 'L’alias est retiré. La prochaine vérification ne l’utilise plus.',
  },
  teach: { en: 'Teach a name', fr: 'Apprendre un nom' },
  name: { en: 'Name in lists', fr: 'Nom dans les listes' },
  nameHelp: { en: 'Case, accents and plurals are ignored.', fr: 'La casse, les accents et les pluriels ne comptent pas.' },
  meaning: { en: 'Name in the data', fr: 'Nom dans les données' },
  languageHelp: { en: 'A code such as fr (optional).', fr: 'Un code tel que fr (facultatif).' },
  taughtNow: {
    en: 'From the next check on, "{{name}}" means "{{means}}".',
    fr: 'Dès la prochaine vérification, « {{name}} » désigne « {{means}} ».',
  },
});

/** The filters and columns of both lists. */
export const NAME_FIELDS = phrases({
  filter: { en: 'Filter', fr: 'Filtrer' },
  show: { en: 'Show', fr: 'Afficher' },
  search: { en: 'Part of the name', fr: 'Partie du nom' },
  any: { en: 'any', fr: 'toutes' },
  name: { en: 'Name', fr: 'Nom' },
  edition: { en: 'Edition', fr: 'Édition' },
  kind: { en: 'Kind', fr: 'Sorte' },
  language: { en: 'Language', fr: 'Langue' },
});

/** What a name can stand for. */
export const NAME_KINDS = phrases({
  faction: { en: 'faction', fr: 'faction' },
  detachment: { en: 'detachment', fr: 'détachement' },
  unit: { en: 'unit', fr: 'unité' },
  model: { en: 'model', fr: 'figurine' },
  wargear: { en: 'wargear', fr: 'équipement' },
  enhancement: { en: 'Enhancement', fr: 'optimisation' },
  armyOption: { en: 'army option', fr: 'option d’armée' },
});
