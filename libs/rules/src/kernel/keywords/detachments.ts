import { type ArmyDetachment, type Army, type ArmyUnit } from '#muster/army';
import { keywordKey, selectableKey, valueNamed } from '#muster/catalogue';
import { roleOf } from './keywords.js';
import { count, flag, nullable, record, tableOf, type Limit } from '../limits.js';
import { selectionOf } from './selected-keywords.js';

/** A kind of detachment of a battle-forged army. */
export interface DetachmentKind {
  /** Cost in CP. */
  readonly cost: number;
  /** Cost in CP if the detachment includes TITANIC units. Null if these do not change the cost. */
  readonly titanicCost: number | null;
  /** CP refunded if the detachment contains the Warlord. */
  readonly warlordBenefit: number;
  /** CP refunded if all its units share a Faction keyword with the Warlord's detachment. */
  readonly sharedFactionBenefit: number;
  /** Minimum and maximum number of units, by Battlefield Role. */
  readonly slots: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Exact number of units. Null if only the slots limit the number. */
  readonly units: number | null;
  /** Maximum number of detachments of this kind per army; null if unlimited. */
  readonly most: number | null;
  readonly sameFaction: boolean;
  readonly understrength: boolean;
  /** Whether the detachment can include one Dedicated Transport per INFANTRY unit. */
  readonly transportPerInfantry: boolean;
  /** Whether units of the detachment can gain detachment abilities. */
  readonly abilities: boolean;
}

export type DetachmentKinds = Readonly<Record<string, DetachmentKind>>;

export const detachmentKinds: Limit<DetachmentKinds> = tableOf(
  'Detachments by kind',
  record('Detachment', {
    cost: count('Cost in CP'),
    titanicCost: nullable(count('Cost in CP with TITANIC units')),
    warlordBenefit: count('CP refunded if it contains the Warlord'),
    sharedFactionBenefit: count('CP refunded if all its units share a Faction keyword with the Warlord’s detachment'),
    slots: tableOf('Units by Battlefield Role', record('Slot', { min: count('Minimum'), max: count('Maximum') })),
    units: nullable(count('Exact number of units')),
    most: nullable(count('Maximum number of this kind in one army')),
    sameFaction: flag('Whether all its units must share a Faction keyword'),
    understrength: flag('Whether it allows understrength units'),
    transportPerInfantry: flag('Whether it can include one Dedicated Transport per INFANTRY unit'),
    abilities: flag('Whether its units can gain detachment abilities'),
  }),
);

/** A detachment of the roster with its units and the rules of its kind. */
export interface Force {
  readonly taken: ArmyDetachment;
  readonly kind: string;
  /** Null if the ruleset does not know this kind. */
  readonly rules: DetachmentKind | null;
  readonly units: readonly ArmyUnit[];
}

/** The detachments of the roster, in order. Empty for an Unbound army. */
export function forcesOf(roster: Army, kinds: DetachmentKinds): readonly Force[] {
  if (isUnbound(roster)) return [];
  return roster.detachments.map((taken, index) => {
    const kind = kindOf(taken);
    return { taken, kind, rules: valueNamed(kinds, kind) ?? null, units: roster.units.filter(({ detachment }) => detachment === index) };
  });
}

/** Detachments of a kind that the ruleset does not know. Leaves out forces that are not detachments, such as "Reinforcements". */
export function strangersAmong(forces: readonly Force[]): readonly Force[] {
  return forces.filter(({ taken, rules }) => rules === null && taken.detachment.kind !== null);
}

/** The kind of a detachment: "Super-Heavy Auxiliary Detachment -3CP" is a `super heavy auxiliary`. */
export function kindOf({ detachment }: ArmyDetachment): string {
  if (detachment.kind) return detachment.kind;
  const key = keywordKey(detachment.name);
  const at = key.search(/ detachment\b/);
  return (at < 0 ? key : key.slice(0, at)).replace(/ [+-]?\d{1,3} ?cp$/, '');
}

/** True if the army is declared Unbound, or is built on a force that BattleScribe files name an Unbound army. */
export function isUnbound({ declared, detachments }: Army): boolean {
  if (declared?.organisation) return declared.organisation === 'unbound';
  return detachments.some((taken) => kindOf(taken).startsWith('unbound'));
}

const SINGULAR: Readonly<Record<string, string>> = {
  troop: 'troops',
  elite: 'elites',
  flyers: 'flyer',
  'lords of war': 'lord of war',
  fortifications: 'fortification',
  'dedicated transports': 'dedicated transport',
};

/** The detachment slot that the unit takes, by its Battlefield Role. Null if the role takes no slot. */
export function slotOf(unit: ArmyUnit): string | null {
  const role = roleOf(unit);
  return role === null ? null : slotNamed(role);
}

/** The detachment slot of a Battlefield Role as datasheets print it. Null if the role takes no slot. */
export function slotNamed(printed: string): string | null {
  const role = keywordKey(printed);
  const slot = valueNamed(SINGULAR, role) ?? role;
  return SLOTS.has(slot) ? slot : null;
}

const SLOTS: ReadonlySet<string> = new Set([
  'hq',
  'troops',
  'elites',
  'fast attack',
  'heavy support',
  'flyer',
  'lord of war',
  'fortification',
  'dedicated transport',
]);

/**
 * Keys of the Faction keywords that all units share. Null if there are no units. A keyword in angle brackets counts as shared unless the
 * list states different keywords for it.
 */
export function sharedFactions(units: readonly ArmyUnit[]): ReadonlySet<string> | null {
  const [first, ...others] = units;
  if (!first) return null;
  const common = [...first.factionKeywords].filter((key) => others.every(({ factionKeywords }) => factionKeywords.has(key)));
  return new Set(common.filter((key) => maySelectTheSame(units, key)));
}

function maySelectTheSame(units: readonly ArmyUnit[], key: string): boolean {
  const selectable = selectableKey(key);
  if (selectable === null) return true;
  return new Set(units.map((unit) => selectionOf(unit, selectable)).filter((selected) => selected !== null)).size < 2;
}
