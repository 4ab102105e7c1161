import type { RosterState } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import type { Declared } from '#muster/roster';

/** A roster as it is kept: what was chosen, in the data's own ids, and what its player declares of it. Prices and verdicts are worked out. */
export interface RosterDocument {
  readonly name: string;
  readonly notes: string | null;
  readonly battleSize: BattleSizeChoice | null;
  readonly rules: RulesSetting;
  /** Forces and selections; a unit is a selection that stands directly in a force and is a datasheet's. */
  readonly state: RosterState;
  readonly declared: RosterDeclarations;
}

export interface BattleSizeChoice {
  /** "Strike Force"; null: only the limit is agreed. */
  readonly name: string | null;
  /** Points. */
  readonly limit: number;
}

/** By what it is to be judged beside the rules of its edition. */
export interface RulesSetting {
  /** Ids of amendments; none: those of the mission pack that the roster's own choices name, if any. */
  readonly amendments: readonly string[];
  /** An organiser's own, as they were given; null: none. */
  readonly houseRules: HouseRulesGiven | null;
}

export type HouseRulesGiven = Readonly<Record<string, unknown>>;

export const PLAIN_RULES: RulesSetting = { amendments: [], houseRules: null };

/** What no choice of the data tells, by the ids of units' selections. Nothing declared is only not declared. */
export interface RosterDeclarations {
  /** Where the data have no choice for it: the unit whose model is the Warlord. */
  readonly warlord: string | null;
  readonly organisation: 'battle-forged' | 'unbound' | null;
  readonly attachments: readonly AttachedUnits[];
  readonly passengers: readonly EmbarkedUnit[];
  readonly reserves: readonly HeldUnit[];
  readonly keywordChoices: readonly KeywordChoice[];
  readonly unitNotes: readonly UnitNote[];
  readonly doubts: readonly UnitDoubt[];
}

export interface AttachedUnits {
  readonly leader: string;
  readonly bodyguard: string;
}

export interface EmbarkedUnit {
  readonly unit: string;
  readonly transport: string;
}

export interface HeldUnit {
  readonly unit: string;
  readonly how: ReservesKind;
}

export type ReservesKind = NonNullable<Declared['reserves']>[number]['how'];

export interface KeywordChoice {
  readonly unit: string;
  /** In angle brackets where the datasheet prints it so. */
  readonly keyword: string;
  readonly choice: string;
}

export interface UnitNote {
  readonly unit: string;
  readonly note: string;
}

/** What was never stated is no doubt: the roster has what the data give it. */
export const DOUBT_CODES = ['UNRESOLVED_NAME', 'AMBIGUOUS_NAME', 'DATA_GAP'] as const satisfies readonly ReviewReason['code'][];
export type DoubtCode = (typeof DOUBT_CODES)[number];

/** Something of the unit as it was before it was imported or moved that its release does not have; until its choices are seen to. */
export interface UnitDoubt {
  readonly unit: string;
  readonly reason: Pick<ReviewReason, 'messageId' | 'params'> & { readonly code: DoubtCode };
}

export const NOTHING_DECLARED: RosterDeclarations = {
  warlord: null,
  organisation: null,
  attachments: [],
  passengers: [],
  reserves: [],
  keywordChoices: [],
  unitNotes: [],
  doubts: [],
};

/** Without everything that speaks of this unit. */
export function declaredWithout(declared: RosterDeclarations, unit: string): RosterDeclarations {
  const others = <T extends { readonly unit: string }>(list: readonly T[]): readonly T[] => list.filter((one) => one.unit !== unit);
  return {
    ...declared,
    warlord: declared.warlord === unit ? null : declared.warlord,
    attachments: declared.attachments.filter(({ leader, bodyguard }) => leader !== unit && bodyguard !== unit),
    passengers: others(declared.passengers).filter(({ transport }) => transport !== unit),
    reserves: others(declared.reserves),
    keywordChoices: others(declared.keywordChoices),
    unitNotes: others(declared.unitNotes),
    doubts: others(declared.doubts),
  };
}
