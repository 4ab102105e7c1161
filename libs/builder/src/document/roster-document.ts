import type { RosterState } from '#muster/battlescribe';
import type { ReviewReason } from '#muster/diagnostics';
import { withUnits, type Declarations, type RosterUnit, type UnitId } from '#muster/roster';

/** A roster as it is kept: what was chosen, in the data's own ids, and what its player declares of it. Prices and verdicts are worked out. */
export interface RosterDocument {
  readonly name: string;
  readonly notes: string | null;
  /** The Army Faction that an imported list states. Absent: that from which most of the points were chosen. */
  readonly faction?: { readonly id: string; readonly name: string };
  readonly battleSize: StatedBattleSize | null;
  readonly rules: RulesSetting;
  /** Forces and selections; a unit is a selection that stands directly in a force and is a datasheet's. */
  readonly state: RosterState;
  /** What no choice of the data tells; units are named by their selections. */
  readonly declarations: Declarations;
  /** Where the data have no choice for it: the unit whose model is the Warlord. */
  readonly warlord: UnitId | null;
  readonly unitNotes: readonly UnitNote[];
  readonly doubts: readonly Doubt[];
  /**
   * Units as the imported list has them that are in no selection: the release does not have them, or has several of the name, or no way to select
   * them. They are looked up and judged with the others until somebody removes them.
   */
  readonly unplaced: readonly RosterUnit[];
  /** Units of an imported list that nobody saw to yet. */
  readonly asWritten: readonly UnitAsWritten[];
}

export interface BattleSizeChoice {
  /** "Strike Force"; null: only the limit is agreed. */
  readonly name: string | null;
  /** Points. */
  readonly limit: number;
}

/** As an imported list states it. */
export interface StatedBattleSize extends Pick<BattleSizeChoice, 'name'> {
  /** Points; null: that of the battle size of this name. */
  readonly limit: number | null;
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

/** Something of the list that was imported, or of a unit that was moved, that was not understood; until somebody sees to it. */
export interface Doubt {
  /** Null: of the army. */
  readonly unit: UnitId | null;
  readonly reason: Pick<ReviewReason, 'about' | 'messageId' | 'params'> & { readonly code: DoubtCode };
}

/** Which of its models carries what was dealt out; the price is that of the list. */
export interface UnitAsWritten {
  readonly unit: UnitId;
  readonly statedPoints: number | null;
  readonly modelsInferred?: true;
  readonly unpriced?: true;
}

/** A roster of which nothing is declared yet. */
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

/** With these statements in place of those of the kind. When the last one is taken back nothing is declared. */
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

/** Without everything that speaks of this unit. */
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
  /** In angle brackets where the datasheet prints it so. */
  readonly keyword: string;
  readonly choice: string;
}

/** In the order in which they were made. */
export const keywordChoices = ({ units = [] }: Declarations): readonly KeywordChoice[] =>
  units.flatMap(({ unit, keywordChoices: made = [] }) =>
    made.flatMap(({ keyword, choice }) => (choice === null ? [] : [{ unit, keyword, choice }])),
  );
