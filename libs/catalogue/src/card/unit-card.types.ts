import type { DatasheetOption, FixedWargear, OptionGroup } from './wargear.types.js';
import type { InvulnerableSave, PrintedAbility, PrintedKind } from './ability.types.js';
import type { ModelType, Profile } from '../entries.js';

/** A datasheet as its card shows it: values typed, and options linked to what they bring. */
export interface UnitCard {
  readonly statlines: readonly Statline[];
  readonly weapons: readonly CardWeapon[];
  readonly abilities: readonly CardAbility[];
  readonly invulnerableSaves: readonly CardSave[];
  readonly wargear: readonly CardWargear[];
  readonly options: readonly CardOptionGroup[];
  /** Options and other wargear by their BattleScribe ids. */
  readonly items: ReadonlyMap<string, CardOption | CardWargear>;
}

/** The characteristics of a model. Each is null in editions that do not have it. */
export interface Statline extends Profile {
  readonly movement: string | null;
  readonly weaponSkill: string | null;
  readonly ballisticSkill: string | null;
  readonly strength: string | null;
  readonly toughness: string | null;
  readonly wounds: string | null;
  readonly attacks: string | null;
  readonly leadership: string | null;
  readonly save: string | null;
  readonly objectiveControl: string | null;
}

/** A weapon profile. A characteristic is null in editions that do not have it. */
export interface CardWeapon extends Profile {
  readonly type: 'ranged' | 'melee';
  readonly range: string | null;
  readonly attacks: string | null;
  readonly skill: string | null;
  readonly strength: string | null;
  readonly armourPenetration: string | null;
  readonly damage: string | null;
  /** Keywords (10th and 11th edition) or the type of weapon (8th and 9th). */
  readonly keywords: readonly WeaponKeyword[];
  readonly options: readonly CardOption[];
  readonly wargear: readonly CardWargear[];
}

/** "Rapid Fire 2" is the keyword "Rapid Fire" with the value "2". */
export interface WeaponKeyword {
  readonly name: string;
  readonly value: string | null;
}

export interface CardAbility extends Pick<PrintedAbility, 'name'> {
  readonly kind: PrintedKind | 'wargear';
  readonly value: string | null;
  /** The name with its number, as printed: "Deadly Demise D3". */
  readonly text: string;
  /** The models that have it. Empty if all have it, or if it depends on wargear. */
  readonly models: readonly ModelType[];
  readonly grantedBy: readonly string[];
  readonly options: readonly CardOption[];
  readonly wargear: readonly CardWargear[];
}

export interface CardSave extends Pick<InvulnerableSave, 'value'> {
  readonly against: NonNullable<InvulnerableSave['against']> | null;
  /** The models that have it. Empty if all have it. */
  readonly models: readonly ModelType[];
  readonly ability: string | null;
  readonly options: readonly CardOption[];
  readonly wargear: readonly CardWargear[];
}

interface Linked {
  readonly weapons: readonly CardWeapon[];
  readonly abilities: readonly CardAbility[];
}

export type CardOption = Pick<DatasheetOption, 'id' | 'name' | 'points' | 'default'> & Linked;

export interface CardWargear extends Pick<FixedWargear, 'id' | 'name'>, Linked {
  /** The kind of model that has it. Null if the unit has it. */
  readonly model: ModelType | null;
}

export interface CardOptionGroup extends Omit<OptionGroup, 'model' | 'options'> {
  /** The kind of model that chooses. Null if the unit chooses. */
  readonly model: ModelType | null;
  readonly options: readonly CardOption[];
}
