import type { ReservesKind, RulesSetting } from '../document/roster-document.js';

/**
 * One small change that a player means. Units, selections and detachments are named by the ids the roster has, or, within one call, by the name
 * that `as` gave to what an earlier intent made.
 */
export type Intent =
  | AddUnit
  | { readonly kind: 'duplicateUnit'; readonly unit: string; readonly as?: string }
  | { readonly kind: 'moveUnit'; readonly unit: string; readonly detachment: string }
  | { readonly kind: 'removeUnit'; readonly unit: string }
  | { readonly kind: 'resizeUnit'; readonly unit: string; readonly models: number }
  | ChooseOption
  | ChooseEntry
  | { readonly kind: 'setWarlord'; readonly unit: string | null }
  | { readonly kind: 'chooseKeyword'; readonly unit: string; readonly keyword: string; readonly choice: string | null }
  | { readonly kind: 'attach'; readonly leader: string; readonly bodyguard: string }
  | { readonly kind: 'detach'; readonly leader: string }
  | { readonly kind: 'embark'; readonly unit: string; readonly transport: string }
  | { readonly kind: 'disembark'; readonly unit: string }
  | { readonly kind: 'hold'; readonly unit: string; readonly how: ReservesKind }
  | { readonly kind: 'deploy'; readonly unit: string }
  | AddDetachment
  | { readonly kind: 'removeDetachment'; readonly detachment: string }
  | { readonly kind: 'setBattleSize'; readonly name: string | null; readonly limit: number }
  | { readonly kind: 'setOrganisation'; readonly organisation: 'battle-forged' | 'unbound' | null }
  | SetAmendments
  /** What was not understood of the unit, or of the list as a whole, is as it is to be. */
  | { readonly kind: 'settle'; readonly unit?: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'setNotes'; readonly notes: string | null; readonly unit?: string };

export interface AddUnit {
  readonly kind: 'addUnit';
  /** Datasheet id of the release. */
  readonly datasheet: string;
  /** The detachment it is added to; absent: the first whose catalogue offers it, else one of its own is made. */
  readonly detachment?: string;
  /** Absent: the smallest size. */
  readonly models?: number;
  readonly as?: string;
}

/** Wargear and every other choice within a unit or a detachment. */
export interface ChooseOption {
  readonly kind: 'chooseOption';
  /** The selection or detachment that makes the choice. */
  readonly of: string;
  readonly option: OptionReference;
  /** How many of it there are to be; 0 takes it away. */
  readonly count: number;
}

/** An entry of the option tree as `SelectionState` names it. */
export interface OptionReference {
  readonly entryId: string;
  readonly entryGroupId: string | null;
}

/** An Enhancement, relic, Warlord Trait, psychic power or other entry that a unit's own options offer, by its id in the release. */
export interface ChooseEntry {
  readonly kind: 'chooseEntry';
  readonly unit: string;
  readonly entry: string;
  readonly chosen: boolean;
}

export interface AddDetachment {
  readonly kind: 'addDetachment';
  /** Detachment id of the release: a kind of force (8th, 9th), or the one the army is mustered by (10th), which replaces the one before. */
  readonly detachment: string;
  /** The faction it is of; absent: the army's. */
  readonly faction?: string;
  readonly as?: string;
}

/** In place of all that was set before. */
export interface SetAmendments extends RulesSetting {
  readonly kind: 'setAmendments';
}

export type IntentKind = Intent['kind'];
