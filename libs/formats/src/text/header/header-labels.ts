/** What a labelled line of the header is about. */
export type LabelKind =
  'faction' | 'factionsUsed' | 'detachment' | 'disposition' | 'total' | 'player' | 'warlord' | 'enhancement' | 'units' | 'note';

/** As `keywordKey` makes them. Tools print the first of each; organisers ask for the others. */
const labels: readonly (readonly [LabelKind, readonly string[]])[] = [
  ['faction', ['faction keyword', 'faction', 'army faction', 'army']],
  ['factionsUsed', ['factions used', 'army factions used', 'faction used']],
  ['detachment', ['detachment', 'detachments', 'detachment used', 'detachments used']],
  ['disposition', ['force disposition', 'force dispositions', 'disposition used', 'disposition']],
  ['total', ['total army points', 'total points', 'army points', 'points']],
  ['player', ['player name', 'player', 'name', 'nom du joueur', 'joueur']],
  ['warlord', ['warlord']],
  ['enhancement', ['enhancement', 'enhancements']],
  ['units', ['number of units']],
  ['note', ['secondary', 'team name', 'team', 'club', 'event', 'country', 'list name', 'army name', 'number of drops', 'drops']],
];

export function labelKind(label: string | null): LabelKind | null {
  return labels.find(([, words]) => label !== null && words.includes(label))?.[0] ?? null;
}
