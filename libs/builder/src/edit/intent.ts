import type { ReservesKind, RulesSetting } from '../document/roster-document.js';

/**
 * One small change by a player. Units, selections and forces are named by their ids in the roster, or, within one call, by the name
 * that an earlier intent gave with `as`.
 */
export type Intent =
  | AddUnit
  | { readonly kind: 'duplicateUnit'; readonly unit: string; readonly as?: string }
  | { readonly kind: 'moveUnit'; readonly unit: string; readonly force: string }
  | { readonly kind: 'removeUnit'; readonly unit: string }
  | { readonly kind: 'resizeUnit'; readonly unit: string; readonly models: number }
  | ChooseOption
  | ChooseEntry
  | { readonly kind: 'setWarlord'; readonly unit: string | null }
  | { readonly kind: 'chooseKeyword'; readonly unit: string; readonly keyword: string; readonly choice: string | null }
  | { readonly kind: 'attach'; readonly leader: string; readonly bodyguard: string }
  | { readonly kind: 'detach'; readonly unit: string }
  | { readonly kind: 'embark'; readonly unit: string; readonly transport: string }
  | { readonly kind: 'disembark'; readonly unit: string }
  | { readonly kind: 'placeInReserves'; readonly unit: string; readonly how: ReservesKind }
  | { readonly kind: 'setUp'; readonly unit: string }
  | AddDetachment
  /** By the id of its force or of the choice that it is, both in the roster, or by its id in the release. */
  | { readonly kind: 'removeDetachment'; readonly detachment: string }
  | { readonly kind: 'setBattleSize'; readonly name: string | null; readonly limit: number }
  | { readonly kind: 'setOrganisation'; readonly organisation: 'battle-forged' | 'unbound' | null }
  | SetAmendments
  /** Confirms the unit, or the whole list, as it is, although parts of the imported list were not understood. */
  | { readonly kind: 'settle'; readonly unit?: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'setNotes'; readonly notes: string | null; readonly unit?: string };

export interface AddUnit {
  readonly kind: 'addUnit';
  /** Id of a datasheet of the release. */
  readonly datasheet: string;
  /** The force to which the unit is added. If absent, the first one whose catalogue offers it; if there is none, a new one. */
  readonly force?: string;
  /** If absent, the smallest size. */
  readonly models?: number;
  readonly as?: string;
}

/** Sets the number of wargear or of any other option in a unit or a force. */
export interface ChooseOption {
  readonly kind: 'chooseOption';
  /** The selection or force that contains the option. */
  readonly of: string;
  readonly option: OptionReference;
  /** The new number; 0 removes the option. */
  readonly count: number;
}

/** An entry of the option tree, named as in `SelectionState`. */
export interface OptionReference {
  readonly entryId: string;
  readonly entryGroupId: string | null;
}

/**
 * Adds or removes an Enhancement, relic, Warlord Trait, psychic power or another entry that the unit's own options offer, by its id in
 * the release.
 */
export interface ChooseEntry {
  readonly kind: 'chooseEntry';
  readonly unit: string;
  readonly entry: string;
  readonly chosen: boolean;
}

export interface AddDetachment {
  readonly kind: 'addDetachment';
  /**
   * Id of a detachment of the release. In the 8th and 9th edition it adds a kind of force; in the 10th it replaces the army's detachment.
   */
  readonly detachment: string;
  /** The detachment's faction. If absent, the army's faction. */
  readonly faction?: string;
  readonly as?: string;
}

/** Replaces all amendments and house rules set before. */
export interface SetAmendments extends RulesSetting {
  readonly kind: 'setAmendments';
}

export type IntentKind = Intent['kind'];
