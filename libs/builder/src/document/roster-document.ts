import type { RosterState } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import { withUnits, type Declarations, type RosterUnit, type UnitId } from '#muster/roster';

/**
 * The stored form of a roster: its choices, by BattleScribe ids, and what the player declares about it. Prices and verdicts are computed.
 */
export interface RosterDocument {
  readonly name: string;
  readonly notes: string | null;
  /** The Army Faction that an imported list states. If absent, it is the faction from which most of the points were chosen. */
  readonly faction?: { readonly id: string; readonly name: string };
  readonly battleSize: StatedBattleSize | null;
  readonly rules: RulesSetting;
  /** Forces and selections. A unit is a selection directly in a force that belongs to a datasheet. */
  readonly state: RosterState;
  /** Declarations for which the data has no choice. Units are named by the ids of their selections. */
  readonly declarations: Declarations;
  /** The unit with the Warlord, if the data has no choice for it. */
  readonly warlord: UnitId | null;
  readonly unitNotes: readonly UnitNote[];
  readonly doubts: readonly Doubt[];
  /**
   * Units of an imported list without a selection, because the release does not contain them, has several units of the name, or offers no
   * way to select them. `doubts` contains the reasons. The units remain until the player removes them or a move finds them.
   */
  readonly unplaced: readonly RosterUnit[];
  /** Units of an imported list that have not been edited yet. */
  readonly asWritten: readonly UnitAsWritten[];
}

export interface BattleSizeChoice {
  /** For example "Strike Force". Null if only the limit is known. */
  readonly name: string | null;
  /** In points. */
  readonly limit: number;
}

/** The battle size as an imported list states it. */
export interface StatedBattleSize extends Pick<BattleSizeChoice, 'name'> {
  /** In points. Null for the limit of the battle size with this name. */
  readonly limit: number | null;
}

/** The rules that apply in addition to those of the edition. */
export interface RulesSetting {
  /** Ids of amendments. If empty, those of the mission pack that the roster's own choices name, if any. */
  readonly amendments: readonly string[];
  /** The organiser's house rules as submitted, or null if there are none. */
  readonly houseRules: HouseRulesGiven | null;
}

export type HouseRulesGiven = Readonly<Record<string, unknown>>;

export const PLAIN_RULES: RulesSetting = { amendments: [], houseRules: null };

export type ReservesKind = NonNullable<Declarations['reserves']>[number]['how'];

export interface UnitNote {
  readonly unit: UnitId;
  readonly note: string;
}

export const DOUBT_CODES = [
  'UNRECOGNISED_FORMAT',
  'UNPARSED_LINES',
  'UNRESOLVED_NAME',
  'AMBIGUOUS_NAME',
  'WARGEAR_NOT_STATED',
  'DATA_GAP',
] as const satisfies readonly ReviewReason['code'][];
export type DoubtCode = (typeof DOUBT_CODES)[number];

/** Something in an imported list or a moved unit that was not understood. It remains until the player edits or confirms the unit. */
export interface Doubt {
  /** Null if the doubt concerns the whole army. */
  readonly unit: UnitId | null;
  readonly reason: Pick<ReviewReason, 'about' | 'messageId' | 'params'> & { readonly code: DoubtCode };
}

/** Which model carries what was assigned by Muster, so the price of the list is used. */
export interface UnitAsWritten {
  readonly unit: UnitId;
  readonly statedPoints: number | null;
  readonly modelsInferred?: true;
  /** What was assumed when the list was read; a reason for review only if an error depends on it. */
  readonly presumed?: Doubt['reason'];
  readonly unpriced?: true;
}

/** A roster without declarations. */
export const NOTHING_DECLARED = {
  declarations: {},
  warlord: null,
  unitNotes: [],
  doubts: [],
  unplaced: [],
  asWritten: [],
} as const satisfies Partial<RosterDocument>;

const DECLARED_LISTS = ['units', 'attachments', 'passengers', 'reserves'] as const;
type DeclaredList = (typeof DECLARED_LISTS)[number];

/** Replaces the declarations of one kind. If the list is empty, nothing is declared. */
export function withDeclaredList<Kind extends DeclaredList>(
  declarations: Declarations,
  kind: Kind,
  list: NonNullable<Declarations[Kind]>,
): Declarations {
  const { [kind]: before, ...others } = declarations;
  if (list.length > 0) return { ...others, [kind]: list };
  return before?.length === 0 ? declarations : others;
}

function without(declarations: Declarations, kind: DeclaredList): Declarations {
  const { [kind]: _taken, ...others } = declarations;
  return others;
}

/** Removes every declaration about this unit. */
export function withoutUnit(document: RosterDocument, unit: UnitId): RosterDocument {
  const { declarations, warlord, unitNotes, doubts, unplaced, asWritten } = document;
  const others = <T extends { readonly unit: UnitId | null }>(list: readonly T[]): readonly T[] => list.filter((one) => one.unit !== unit);
  const left = withUnits(declarations, (id) => (id === unit ? null : id));
  const emptied = DECLARED_LISTS.filter((kind) => declarations[kind]?.length !== 0);
  return {
    ...document,
    declarations: emptied.reduce((all, kind) => (all[kind]?.length === 0 ? without(all, kind) : all), left),
    warlord: warlord === unit ? null : warlord,
    unitNotes: others(unitNotes),
    doubts: others(doubts),
    unplaced: unplaced.filter(({ unitId }) => unitId !== unit),
    asWritten: others(asWritten),
  };
}

export interface KeywordChoice {
  readonly unit: UnitId;
  /** The keyword, in angle brackets if the datasheet prints it that way. */
  readonly keyword: string;
  readonly choice: string;
}

/** The keyword choices in the order in which they were made. */
export const keywordChoices = ({ units = [] }: Declarations): readonly KeywordChoice[] =>
  units.flatMap(({ unit, keywordChoices: made = [] }) =>
    made.flatMap(({ keyword, choice }) => (choice === null ? [] : [{ unit, keyword, choice }])),
  );
