import type { Severity } from '#muster/diagnostics';
import type { EntryType } from '../nodes.js';
import type { Information } from './information.types.js';
import type { Option } from './compile/option.js';

export interface CostValue {
  readonly typeId: string;
  readonly name: string;
  readonly value: number;
}

/** A category that a selection has after modifiers. */
export interface EvaluatedCategory {
  readonly id: string;
  readonly name: string;
  readonly primary: boolean;
}

/** What a selection is once every modifier has been applied. */
export interface EvaluatedSelection {
  /** The selection's id in the roster state. */
  readonly id: string;
  readonly entryId: string;
  readonly entryGroupId: string | null;
  readonly name: string;
  /** Null when the entry was not found in the data. */
  readonly type: EntryType | null;
  readonly number: number;
  readonly hidden: boolean;
  readonly categories: readonly EvaluatedCategory[];
  /** The page it is printed on; empty where the data do not say. */
  readonly page: string;
  /** Effective cost times number, its children not included; in the order of the game's cost types, those that are 0 left out. */
  readonly costs: readonly CostValue[];
  readonly selections: readonly EvaluatedSelection[];
  /** The option it is of; null when the data no longer have it. */
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
  /** Those its force entry lists and that are not hidden, in its order. */
  readonly categories: readonly EvaluatedCategory[];
  /** The categories as the engine lists them in a roster file: hidden ones too, and those it adds for selections that are in none of them. */
  readonly listedCategories: readonly EvaluatedCategory[];
  readonly selections: readonly EvaluatedSelection[];
  readonly forces: readonly EvaluatedForce[];
}

export type FindingKind =
  'tooFew' | 'tooMany' | 'hidden' | 'overCostLimit' | 'stated' | 'unknownEntry' | 'unknownForce' | 'unknownCatalogue';

/** Where a finding belongs. `entryId` is the definition's id there (of a force its force entry, of a category the category). */
export interface FindingOwner {
  readonly kind: 'roster' | 'force' | 'category' | 'selection';
  /** Id in the roster state of the force or selection; for a category that of its force; null for the roster. */
  readonly id: string | null;
  readonly entryId: string | null;
  readonly name: string;
}

/** One broken constraint of the data, or one message the data state. */
export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly owner: FindingOwner;
  /** The id of the node that carries the constraint (the link's where it sits on the link), `costLimits` for a cost limit. */
  readonly entryId: string;
  /** The constraint's id, `hidden`, or the cost type's id. */
  readonly constraintId: string;
  /** Effective name of what is counted. */
  readonly name: string;
  readonly count: number;
  readonly limit: number;
  /** `selections`, `forces` or a cost type's name. */
  readonly counted: string;
  /** Where it was counted. */
  readonly scope: 'selection' | 'category' | 'force' | 'roster';
  /** The name of that place. */
  readonly scopeName: string;
  /** Limits that are a share of the whole. */
  readonly percent: boolean;
  /** The data's own words, for `stated` and for constraints that carry them. */
  readonly message: string | null;
  /** Ids of the selections that count. */
  readonly selections: readonly string[];
  /**
   * Whether it stands because something outside of the unit is not selected: on a list that may be there and only not be stated. Of what is
   * hidden and of messages; limits that are broken by too few say so themselves.
   */
  readonly forLackOutside: boolean;
}

/** What the data allow of something that is selected, and how much of it there is. */
export interface EvaluatedLimit {
  readonly constraintId: string;
  /** Whose limit it is: the selection's own entry's or link's, that of a group it is in, that of a category it has. */
  readonly carrier: 'entry' | 'group' | 'category';
  readonly type: 'min' | 'max';
  /** After modifiers; of a percentage the number it comes to. */
  readonly limit: number;
  readonly count: number;
  /** `selections`, `forces` or a cost type's name. */
  readonly counted: string;
  /** Where it is counted. */
  readonly scope: Finding['scope'];
}

/** A roster evaluated. */
export interface Evaluation {
  /** Totals over all selections, one per cost type of the game, in its order. */
  readonly costs: readonly CostValue[];
  readonly forces: readonly EvaluatedForce[];
  readonly findings: readonly Finding[];
  /** A selection at any depth by its id in the roster state. */
  readonly selection: (id: string) => EvaluatedSelection | null;
  /** Profiles and rules of a selection or a force after modifiers, worked out when asked for. Null where there is no such element. */
  readonly information: (id: string) => Information | null;
  /** What the data limit of a selection, kept or not; worked out when asked for. Empty where there is no such selection. */
  readonly limits: (id: string) => readonly EvaluatedLimit[];
}
