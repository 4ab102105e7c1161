/**
 * The part of a datasheet that prints an ability: core abilities have their rules in the core rules, faction abilities in the rules of the
 * army. `other` are the remaining sections, such as "Damaged" and "Supreme Commander".
 */
export type PrintedKind = 'core' | 'faction' | 'datasheet' | 'other';

/** An ability by its name and number. Its text is never stored. */
export interface PrintedAbility {
  /** The name without its number: "Deadly Demise". */
  readonly name: string;
  readonly kind: PrintedKind;
  /** The number in its name, as printed: "D3", "5+", `6"`, "1-4 wounds remaining". Absent if it has none. */
  readonly value?: string;
  /** Names of the models that have it. Absent if every model of the unit has it. */
  readonly models?: readonly string[];
  /** Names of the abilities whose text grants it. Absent if it is printed by itself. */
  readonly grantedBy?: readonly string[];
}

/** An invulnerable save. A unit can have several: by attack, by model or by wargear. */
export interface InvulnerableSave {
  /** The roll, such as "4+". Null if the data has an invulnerable save without its number. */
  readonly value: string | null;
  /** The only attacks against which it is made. Absent if it is made against all. */
  readonly against?: 'ranged' | 'melee' | 'psychic';
  /** Names of the models that have it. Absent if every model of the unit has it. */
  readonly models?: readonly string[];
  /** Ids of the options and the other wargear that bring it. Absent if it does not depend on wargear. */
  readonly wargear?: readonly string[];
  /** Name of the ability that has it in its text. Absent if the datasheet prints it as an invulnerable save. */
  readonly ability?: string;
}
