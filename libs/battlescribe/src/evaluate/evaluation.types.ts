import type { Severity } from '#muster/diagnostics';
import type { EntryType } from '../nodes.js';
import type { Information } from './information.types.js';
import type { Option } from './compile/option.js';

export interface CostValue {
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

/** A category of a selection after modifiers. */
export interface EvaluatedCategory {
  readonly id: string;
  readonly name: string;
  readonly primary: boolean;
}

/** A selection after all modifiers have been applied. */
export interface EvaluatedSelection {
  /** Id of the selection in the roster state. */
  readonly id: string;
  readonly entryId: string;
  readonly entryGroupId: string | null;
  readonly name: string;
  /** Null if the entry was not found in the data. */
  readonly type: EntryType | null;
  readonly number: number;
  readonly hidden: boolean;
  readonly categories: readonly EvaluatedCategory[];
  /** The page on which the entry is printed. Empty if the data does not state it. */
  readonly page: string;
  /** Effective unit cost times number, without children. Omits costs of 0; in the order of the game's cost types. */
  readonly costs: readonly CostValue[];
  readonly selections: readonly EvaluatedSelection[];
  /** The option that is selected. Null if the data does not contain it. */
  readonly option: Option | null;
}

export interface EvaluatedForce {
  readonly id: string;
  readonly entryId: string;
  readonly catalogueId: string;
  /** Empty where the data do not have it. */
  readonly catalogueName: string;
  readonly name: string;
  readonly hidden: boolean;
  /** Categories that the force entry lists and that are not hidden, in its order. */
  readonly categories: readonly EvaluatedCategory[];
  /**
   * The categories as the engine writes them to a roster file. Includes hidden ones and those that the engine adds for selections without a
   * listed category.
   */
  readonly listedCategories: readonly EvaluatedCategory[];
  readonly selections: readonly EvaluatedSelection[];
  readonly forces: readonly EvaluatedForce[];
}

export type FindingKind =
  'tooFew' | 'tooMany' | 'hidden' | 'overCostLimit' | 'stated' | 'unknownEntry' | 'unknownForce' | 'unknownCatalogue';

/**
 * The part of the roster to which a finding belongs. `entryId` is the id of its definition: of the force entry for a force, of the category
 * for a category.
 */
export interface FindingOwner {
  readonly kind: 'roster' | 'force' | 'category' | 'selection';
  /** Id of the force or selection in the roster state. For a category, the id of its force; null for the roster. */
  readonly id: string | null;
  readonly entryId: string | null;
  readonly name: string;
}

/** A broken constraint, or a message that the data shows under a condition. */
export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly owner: FindingOwner;
  /** Id of the node that has the constraint: the link if the constraint is written in the link, `costLimits` for a cost limit. */
  readonly entryId: string;
  /** Id of the constraint, `hidden`, or the id of the cost type. */
  readonly constraintId: string;
  /** Effective name of the counted entry. */
  readonly name: string;
  readonly count: number;
  readonly limit: number;
  /** `selections`, `forces` or the name of a cost type. */
  readonly counted: string;
  /** The kind of place in which it was counted. */
  readonly scope: 'selection' | 'category' | 'force' | 'roster';
  /** Name of the place in which it was counted. */
  readonly scopeName: string;
  /** Whether the limit is a percentage. */
  readonly percent: boolean;
  /** The text that the data provides: for `stated`, and for constraints with a message of their own. */
  readonly message: string | null;
  /** Ids of the selections that were counted. */
  readonly selections: readonly string[];
  /**
   * Whether the finding exists because something outside the unit is not selected. The player may have that thing without stating it in the
   * list. Only set for hidden selections and messages, because a broken minimum always means that something is missing.
   */
  readonly forLackOutside: boolean;
}

/** A limit that the data sets for a selection, and the current count. */
export interface EvaluatedLimit {
  readonly constraintId: string;
  /** Where the limit is defined: on the entry or link of the selection, on a group that contains it, or on one of its categories. */
  readonly carrier: 'entry' | 'group' | 'category';
  readonly type: 'min' | 'max';
  /** The limit after modifiers. A percentage is converted to a number. */
  readonly limit: number;
  readonly count: number;
  /** `selections`, `forces` or the name of a cost type. */
  readonly counted: string;
  /** The kind of place in which it is counted. */
  readonly scope: Finding['scope'];
}

/** The result of evaluating a roster. */
export interface Evaluation {
  /** Totals over all selections, one per cost type of the game, in the order of the cost types. */
  readonly costs: readonly CostValue[];
  readonly forces: readonly EvaluatedForce[];
  readonly findings: readonly Finding[];
  /** Finds a selection at any depth by its id in the roster state. */
  readonly selection: (id: string) => EvaluatedSelection | null;
  /** Profiles and rules of a selection or force after modifiers, computed on demand. Null if the id is unknown. */
  readonly information: (id: string) => Information | null;
  /** All limits of a selection, including those that are met, computed on demand. Empty if the id is unknown. */
  readonly limits: (id: string) => readonly EvaluatedLimit[];
}
