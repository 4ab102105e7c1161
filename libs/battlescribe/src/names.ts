/**
 * Names that BattleScribe data uses for concepts of the rules. They are the same in all editions, but differ in case and may be surrounded
 * by spaces (" PL").
 */

export const dataNames = {
  warlord: 'Warlord',
  battleSize: 'Battle Size',
  detachment: 'Detachment',
  configuration: 'Configuration',
  enhancements: 'Enhancements',
} as const;

export function isNamed(thing: keyof typeof dataNames, name: string): boolean {
  return keyOf(name) === keyOf(dataNames[thing]);
}

/** Names of cost types in the data. The first one is the most common. */
const COST_TYPES = {
  points: ['pts', 'points'],
  power: ['PL', 'Power Level'],
  command: ['CP'],
  detachmentPoints: ['Detachment Points'],
  enhancements: ['Enhancements'],
} as const;

export type Counted = keyof typeof COST_TYPES;

export const costName = (counted: Counted): string => COST_TYPES[counted][0];

export function isCostName(counted: Counted, name: string): boolean {
  const named = keyOf(name);
  return COST_TYPES[counted].some((one) => keyOf(one) === named);
}

/** Null if the data does not have this cost type. */
export function costTypeId(counted: Counted, types: readonly { readonly id: string; readonly name: string }[]): string | null {
  return types.find(({ name }) => isCostName(counted, name))?.id ?? null;
}

/** Name of the upgrade that makes a model the Warlord, and of the category of such models. */
export const isWarlordName = (name: string): boolean => mayEndWarlord(name) && /^\s*warlord\s*$/i.test(name);

/** Most names of a roster end with another letter. */
function mayEndWarlord(name: string): boolean {
  const last = name.charCodeAt(name.length - 1) | 32;
  return last === LETTER_D || last < LETTER_A || last > LETTER_Z;
}

const [LETTER_A, LETTER_D, LETTER_Z] = [97, 100, 122];

/** The choice of a Force Disposition (11th edition). */
export const isForceDispositionName = (name: string): boolean => /^\s*force\s+disposition\s*$/i.test(name);

export const isBattleSizeName = (name: string): boolean => /^\s*battle\s+size\s*$/i.test(name);

/** Name of the entry in which the player chooses the army's detachments, and of the group inside it (10th and 11th edition). */
export const isDetachmentChoiceName = (name: string): boolean => /^\s*detachments?( choice)?\s*$/i.test(name);

/** The same, but also accepts the longer names of some data versions: "Detachment IK", "Detachment Rule". */
export const isAboutDetachments = (name: string): boolean => /detachment/i.test(name);

/** Name of a group of Enhancements (10th and 11th edition): "Enhancements", "Gladius Enhancements". */
export const isEnhancementGroupName = (name: string): boolean => /enhancement/i.test(name);

/** Removes the Command points that the data prints after the name of a force (8th and 9th edition): "Patrol Detachment -2CP". */
export const withoutCommandPoints = (name: string): string => name.trim().replace(/(?<=\S) [+-]?\d{1,3} ?CP$/i, '');

/** The beginnings of the names of entries whose Command points depend on the force that contains them (8th and 9th edition). */
const COUNTED_PER_FORCE = ['detachment command cost', 'detachment cp', 'battle-forged cp', 'command benefit'] as const;
const WORKED_OUT_BY_RULES = [...COUNTED_PER_FORCE, 'battle size', 'game type', 'gametype', 'shared faction bonus'] as const;

export const countsPerForce = (name: string): boolean => beginsWith(name, COUNTED_PER_FORCE);

/** Whether an entry only records Command points or sizes that Muster's rules calculate themselves (8th and 9th edition). */
export const isWorkedOutByRules = (name: string): boolean => beginsWith(name, WORKED_OUT_BY_RULES);

/** Primary categories of entries that describe the roster itself rather than a unit. */
const ABOUT_ROSTER: ReadonlySet<string> = new Set(['configuration', 'stratagems', 'game type', 'crusade', 'order of battle']);

export const isAboutRoster = (category: string): boolean => ABOUT_ROSTER.has(keyOf(category));

const FACTION_PREFIX = /^faction:\s*(?=\S)/i;

/** Since the 10th edition, the data writes Faction keywords as categories: "Faction: Necrons". */
export const isFactionCategory = (name: string): boolean => FACTION_PREFIX.test(name);

export const factionCategory = (keyword: string): string => `Faction: ${keyword}`;

export const withoutFactionPrefix = (name: string): string => name.replace(FACTION_PREFIX, '').trim();

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

function beginsWith(name: string, beginnings: readonly string[]): boolean {
  const key = keyOf(name);
  return beginnings.some((beginning) => key.startsWith(beginning));
}
