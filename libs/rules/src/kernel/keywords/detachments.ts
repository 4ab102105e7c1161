import { type ArmyDetachment, type Army, type ArmyUnit } from '#muster/army';
import { keywordKey, selectableKey } from '#muster/catalogue';
import { roleOf } from './keywords.js';
import { count, flag, nullable, record, tableOf, type Limit } from '../limits.js';
import { selectionOf } from './selected-keywords.js';

/** A kind of detachment of a battle-forged army. */
export interface DetachmentKind {
  /** CP to include it. */
  readonly cost: number;
  /** CP to include it with TITANIC units, where that differs. */
  readonly titanicCost: number | null;
  /** CP back if the Warlord is part of it. */
  readonly warlordBenefit: number;
  /** CP back if all its units share a Faction with the Warlord's detachment. */
  readonly sharedFactionBenefit: number;
  /** Fewest and most units by Battlefield Role. */
  readonly slots: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Exactly so many units in all; null: as the slots say. */
  readonly units: number | null;
  /** Of its kind in one army; null: any number. */
  readonly most: number | null;
  readonly sameFaction: boolean;
  readonly understrength: boolean;
  /** Whether it takes a Dedicated Transport for each INFANTRY unit. */
  readonly transportPerInfantry: boolean;
  /** Whether its units can gain detachment abilities. */
  readonly abilities: boolean;
}

export type DetachmentKinds = Readonly<Record<string, DetachmentKind>>;

export const detachmentKinds: Limit<DetachmentKinds> = tableOf(
  'Detachments by kind',
  record('Detachment', {
    cost: count('CP to include it'),
    titanicCost: nullable(count('CP to include it with TITANIC units')),
    warlordBenefit: count('CP back if the Warlord is part of it'),
    sharedFactionBenefit: count('CP back if all its units share a Faction with the detachment of the Warlord'),
    slots: tableOf('Units by Battlefield Role', record('Slot', { min: count('Fewest'), max: count('Most') })),
    units: nullable(count('Units in all')),
    most: nullable(count('Of its kind in one army')),
    sameFaction: flag('Whether its units share a Faction'),
    understrength: flag('Whether it takes understrength units'),
    transportPerInfantry: flag('Whether it takes a Dedicated Transport for each INFANTRY unit'),
    abilities: flag('Whether its units can gain detachment abilities'),
  }),
);

/** A detachment of the roster with its units and what its kind says. */
export interface Force {
  readonly taken: ArmyDetachment;
  readonly kind: string;
  /** Null: a kind that the ruleset does not know. */
  readonly rules: DetachmentKind | null;
  readonly units: readonly ArmyUnit[];
}

/** The roster's detachments in its order. None for an Unbound army. */
export function forcesOf(roster: Army, kinds: DetachmentKinds): readonly Force[] {
  if (isUnbound(roster)) return [];
  return roster.detachments.map((taken, index) => {
    const kind = kindOf(taken);
    return { taken, kind, rules: kinds[kind] ?? null, units: roster.units.filter(({ detachment }) => detachment === index) };
  });
}

/** Those of a kind that the ruleset does not know. A force that is no detachment ("Reinforcements") is none of them. */
export function strangersAmong(forces: readonly Force[]): readonly Force[] {
  return forces.filter(({ taken, rules }) => rules === null && taken.detachment.kind !== null);
}

/** "Super-Heavy Auxiliary Detachment -3CP" is of the kind `super heavy auxiliary`. */
export function kindOf({ detachment }: ArmyDetachment): string {
  if (detachment.kind) return detachment.kind;
  const key = keywordKey(detachment.name);
  const at = key.search(/ detachment\b/);
  return (at < 0 ? key : key.slice(0, at)).replace(/ [+-]?\d{1,3} ?cp$/, '');
}

/** Declared Unbound, or built on what data files call an Unbound army. */
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

/** The Battlefield Role as detachments name it; null where it is none that takes a slot. */
export function slotOf(unit: ArmyUnit): string | null {
  const role = roleOf(unit);
  return role === null ? null : slotNamed(role);
}

/** The same of a role as datasheets print it. */
export function slotNamed(printed: string): string | null {
  const role = keywordKey(printed);
  const slot = SINGULAR[role] ?? role;
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
 * Keys of the Faction keywords that all units share; null where there are no units. One in angle brackets is shared unless different keywords
 * are stated for it.
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
