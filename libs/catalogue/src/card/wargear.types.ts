/** A choice on a datasheet, from which between `min` and `max` options are taken. */
export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  /** The type of model that makes the choice. Null if the unit makes it. */
  readonly model: string | null;
  readonly min: number;
  readonly max: number | null;
  readonly options: readonly DatasheetOption[];
}

export interface DatasheetOption extends Brings {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly default: boolean;
}

/** Wargear that its bearers always have. */
export interface FixedWargear extends Brings {
  readonly id: string;
  readonly name: string;
  /** The type of model that has it. Null if the unit has it. */
  readonly model: string | null;
}

/** What an item of wargear brings. */
export interface Brings {
  /** Ids of its weapon profiles in `weapons`. Absent if it is not a weapon. */
  readonly weapons?: readonly string[];
  /** Names of the abilities that it grants. Absent if it has none. */
  readonly abilities?: readonly string[];
}
