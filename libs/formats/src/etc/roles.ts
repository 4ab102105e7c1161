import { keywordKey } from '#muster/catalogue';

/** Labels of roles before a unit, numbered within the role: `HQ1:`, `Troupes 2 :`. Normalised with `keywordKey`. */
const roles: readonly (readonly [string, readonly string[]])[] = [
  ['HQ', ['hq', 'qg']],
  ['Troops', ['tr', 'tp', 'troop', 'troops', 'troupe', 'troupes', 'troup']],
  ['Elites', ['el', 'elite', 'elites']],
  ['Fast Attack', ['fa', 'fast attack', 'attaque rapide', 'attaques rapides', 'ar']],
  ['Heavy Support', ['hs', 'heavy support', 'soutien', 'soutiens']],
  ['Flyer', ['fl', 'fly', 'flyer', 'flyers', 'volant', 'volants', 'aeronef', 'aeronefs']],
  ['Dedicated Transport', ['dt', 'de', 'transport', 'transports', 'dedicated transport', 'transport assigne', 'transports assignes']],
  ['Lord of War', ['lw', 'low', 'lord of war', 'lords of war', 'seigneur de batailles', 'seigneur des batailles']],
  ['Fortification', ['fo', 'fort', 'fortification', 'fortifications']],
  ['No Force Org Slot', ['ns', 'nfo', 'no force org slot', 'aucun role', 'no slot', 'el no slot']],
  ['Epic Heroes', ['epic hero', 'epic heroes', 'heros epique', 'heros epiques']],
  ['Characters', ['character', 'characters', 'personnage', 'personnages']],
  ['Battleline', ['battleline', 'line', 'ligne']],
  [
    'Other Datasheets',
    ['infanterie', 'infantry', 'montes', 'mounted', 'betes', 'beasts', 'monstre', 'monstres', 'monsters', 'vehicule', 'vehicules'],
  ],
  ['Other Datasheets', ['vehicles', 'nuee', 'nuees', 'swarms', 'autres', 'autre', 'others', 'other']],
];

const roleOfWords: ReadonlyMap<string, string> = new Map(roles.flatMap(([role, names]) => names.map((name) => [name, role] as const)));

/** The role from a label such as `HQ3`, `Lord of War 2` or `HQ Warlord`; null for any other label. */
export function roleOf(label: string): string | null {
  const words = keywordKey(label)
    .replace(/ [[(]?(?:warlord|sdg)[\])]?$/u, '')
    .replace(/ ?#?\d{1,2}$/u, '')
    .replace(/ (?:warlord|sdg)$/u, '')
    .trim();
  return roleOfWords.get(words) ?? null;
}
