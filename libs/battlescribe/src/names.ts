/**
 * What community data call the things that the rules have words for too. The data keep these names through the editions, in any case and
 * with stray blanks around them (" PL").
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

/** What is counted, as the data name its cost type; the first name is the usual one. */
const COST_TYPES = {
  points: ['pts', 'points'],
  power: ['PL', 'Power Level'],
  command: ['CP'],
  detachmentPoints: ['Detachment Points'],
} as const;

export type Counted = keyof typeof COST_TYPES;

export const costName = (counted: Counted): string => COST_TYPES[counted][0];

export function isCostName(counted: Counted, name: string): boolean {
  const named = keyOf(name);
  return COST_TYPES[counted].some((one) => keyOf(one) === named);
}

/** Null where the data do not count it. */
export function costTypeId(counted: Counted, types: readonly { readonly id: string; readonly name: string }[]): string | null {
  return types.find(({ name }) => isCostName(counted, name))?.id ?? null;
}

/** The upgrade that makes a model the Warlord, and the category of such models. */
export const isWarlordName = (name: string): boolean => /^\s*warlord\s*$/i.test(name);

export const isBattleSizeName = (name: string): boolean => /^\s*battle\s+size\s*$/i.test(name);

/** The choice of the army's detachments, and the group of them in it (10th, 11th). */
export const isDetachmentChoiceName = (name: string): boolean => /^\s*detachments?( choice)?\s*$/i.test(name);

/** The same, with what some states of the data have beside it: "Detachment IK", "Detachment Rule". */
export const isAboutDetachments = (name: string): boolean => /detachment/i.test(name);

/** A group of Enhancements (10th, 11th): "Enhancements", "Gladius Enhancements". */
export const isEnhancementGroupName = (name: string): boolean => /enhancement/i.test(name);

/** "Patrol Detachment -2CP": what a force costs or brings, printed behind its name (8th, 9th). */
export const withoutCommandPoints = (name: string): string => name.trim().replace(/(?<=\S) [+-]?\d{1,3} ?CP$/i, '');

/** Choices whose CP depend on the force they stand in (8th, 9th), by how their names begin. */
const COUNTED_PER_FORCE = ['detachment command cost', 'detachment cp', 'battle-forged cp', 'command benefit'] as const;
const WORKED_OUT_BY_RULES = [...COUNTED_PER_FORCE, 'battle size', 'game type', 'gametype', 'shared faction bonus'] as const;

export const countsPerForce = (name: string): boolean => beginsWith(name, COUNTED_PER_FORCE);

/** Choices by which data of the 8th and 9th edition give and take what the rules of the battle size and of detachments work out. */
export const isWorkedOutByRules = (name: string): boolean => beginsWith(name, WORKED_OUT_BY_RULES);

/** Primary categories under which a roster keeps choices about itself, not units. */
const ABOUT_ROSTER: ReadonlySet<string> = new Set(['configuration', 'stratagems', 'game type', 'crusade', 'order of battle']);

export const isAboutRoster = (category: string): boolean => ABOUT_ROSTER.has(keyOf(category));

const FACTION_PREFIX = /^faction:\s*(?=\S)/i;

/** Data of the 10th edition and later write Faction keywords as categories: "Faction: Necrons". */
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
