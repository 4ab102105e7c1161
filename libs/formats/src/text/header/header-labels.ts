/** The subject of a labelled line in the header. */
export type LabelKind =
  'faction' | 'factionsUsed' | 'detachment' | 'disposition' | 'total' | 'player' | 'warlord' | 'enhancement' | 'units' | 'note';

/** The labels of each subject, normalised with `keywordKey`. Tools print the first one; organisers ask for the others. */
const labels: readonly (readonly [LabelKind, readonly string[]])[] = [
  ['faction', ['faction keyword', 'faction', 'army faction', 'army', 'army main faction', 'main faction', 'faction principale']],
  ['factionsUsed', ['factions used', 'army factions used', 'faction used', 'factions utilisees', 'factions']],
  [
    'detachment',
    [
      'detachment',
      'detachments',
      'detachment used',
      'detachments used',
      'detachment rule',
      'detachment rules',
      'detachment choice',
      'detachement',
      'detachements',
      'regle de detachement',
    ],
  ],
  [
    'disposition',
    [
      ...[
        'force disposition',
        'force dispositions',
        'force disposition used',
        'disposition force used',
        'disposition used',
        'disposition',
        'disposition des forces',
        'dispositions des forces',
      ],
      ...['force disposition chosen', 'chosen force disposition', 'chosen disposition', 'disposition chosen', 'disposition choisie'],
    ],
  ],
  ['total', ['total army points', 'total points', 'army points', 'points', 'points darmee', 'total des points', 'cout total', 'total']],
  ['player', ['player name', 'player', 'player #', 'name', 'nom du joueur', 'joueur']],
  ['warlord', ['warlord', 'warlord & trait', 'warlord and trait', 'seigneur de guerre', 'seigneur de guerre et trait']],
  ['enhancement', ['enhancement', 'enhancements', 'army enhancements', 'ameliorations darmee', 'ameliorations', 'optimisations']],
  ['units', ['number of units', 'nombre dunites']],
  [
    'note',
    [
      ...['secondary', 'secondaires', 'number of units / secondary', 'allied units', 'unites alliees', 'detachment points'],
      ...['bring it down', 'assassination', 'abattez le', 'assassinat', 'no prisoners', 'abhor the witch', 'pas de prisonniers'],
      ...[
        'team name',
        'team',
        'nickname',
        'club',
        'nom de lequipe',
        'equipe',
        'event',
        'country',
        'list name',
        'army name',
        'army fancy name',
      ],
      ...['list fancy name', 'fancy name'],
      ...['number of drops', 'drops'],
    ],
  ],
];

const kinds: ReadonlyMap<string, LabelKind> = new Map(
  labels.toReversed().flatMap(([kind, words]) => words.map((word): readonly [string, LabelKind] => [word, kind])),
);

/** What a form asks for may follow in brackets: `Enhancements (and on whom)`. */
export function labelKind(label: string | null): LabelKind | null {
  if (label === null) return null;
  return kinds.get(label.endsWith(')') ? label.replace(/ ?\([^()]{0,60}\)$/u, '') : label) ?? null;
}
