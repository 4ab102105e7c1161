import type { Aspect, Diagnostic, Path, ReviewReason, Sayable } from '#muster/diagnostics';
import type { EditionId, Roster } from '#muster/roster';
import type { Budget } from '#muster/rules';
import type { Verdict, Verdicts } from './verdict.js';

/**
 * The data for a check: the release with a label, the one in force on a given day or today, or the one for the data version in the list's
 * footer.
 */
export type Against =
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'asOf'; readonly date: string }
  | { readonly kind: 'today' }
  | { readonly kind: 'stated' };

/** What is checked: a pasted list, a roster given as data, or a roster file (.ros, .rosz or its JSON form) with its name and bytes. */
export type CheckSubject =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'roster'; readonly roster: Roster }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array };

export interface CheckInput {
  readonly subject: CheckSubject;
  /** Overrides the edition that the subject appears to be written for. */
  readonly edition: EditionId | null;
  readonly against: Against;
  /** Points limit of the battle, or null for the limit that the list states. */
  readonly pointsLimit: number | null;
  /** Name of the battle size, for example "Strike Force", or null for the one that the list states. */
  readonly battleSize: string | null;
  /** The aspects that decide the verdict; at least one. */
  readonly aspects: readonly Aspect[];
  /** If true, everything that a roster must record and this one does not is a review reason. */
  readonly complete: boolean;
  /** Ids of amendments that apply in addition to the edition's rules. */
  readonly amendments: readonly string[];
  /** The organiser's own amendment in the form for `readHouseRules`, or null. It is unvalidated input. */
  readonly houseRules: unknown;
}

/** The options of a check besides its subject and its data. */
export type CheckQuestion = Omit<CheckInput, 'subject' | 'against'>;

/** The complete question, as the report repeats it. */
export type AskedQuestion = Omit<CheckInput, 'subject'>;

/** GIVEN: in the question. STATED: by the list. ASSUMED: the smallest battle size of the edition that the army fits into. */
export type LimitSource = 'GIVEN' | 'STATED' | 'ASSUMED';

/** The codes never change their meaning. */
export type RefusalCode =
  | 'UNKNOWN_RELEASE'
  | 'RELEASE_OF_OTHER_EDITION'
  | 'UNKNOWN_AMENDMENT'
  | 'AMENDMENT_OF_OTHER_EDITION'
  | 'AMENDMENTS_CONFLICT'
  | 'INVALID_HOUSE_RULES'
  | 'UNKNOWN_BATTLE_SIZE'
  | 'INVALID_ROSTER';

/** A part of the request that cannot be fulfilled. */
export interface Refusal extends Sayable {
  readonly code: RefusalCode;
  /** The path in the input: `amendments`, `1`. */
  readonly path: Path;
}

/** The reasons why a check could not start; never empty. */
export interface CheckRefusal {
  readonly refused: readonly Refusal[];
}

export interface CheckedUnit {
  readonly name: string;
  /** Slug of the datasheet in the release, or null if it was not found. */
  readonly datasheet: string | null;
  readonly models: number | null;
  readonly stated: number | null;
  readonly computed: number | null;
  readonly line: number | null;
}

/** Units that count as one because Leaders were declared to join a Bodyguard unit. */
export interface CheckedAttachedUnit {
  /** Indexes of its units in the list, from 0, with the Bodyguard unit first. */
  readonly units: readonly number[];
  /** Total number of models in its units, or null if the number of one unit is not stated. */
  readonly startingStrength: number | null;
  /** Normalised keywords and Faction keywords of all its models, sorted. The attached unit has all of them. */
  readonly keywords: readonly string[];
}

export interface StatedSource {
  readonly appVersion: string | null;
  readonly dataVersion: string | null;
  /** The release that is recorded for the data version, or null if none is recorded. */
  readonly release: { readonly label: string; readonly effectiveFrom: string } | null;
}

/** The result under another release, whose prices are those that the list states. */
export interface BetterFitting {
  readonly release: { readonly label: string; readonly effectiveFrom: string };
  /** The number of units with a stated price. */
  readonly unitsStated: number;
  /** The number of units that cost what the list states under that release, and under the release of the report. */
  readonly unitsAsStated: number;
  readonly unitsAsStatedHere: number;
  /** The computed total under that release, or null if a unit could not be priced. */
  readonly points: number | null;
  readonly verdict: Verdict;
  readonly aspects: Verdicts;
}

/**
 * The result of judging one roster under one release, as codes and values. `renderer` turns them into sentences when the answer is sent.
 */
export interface CheckReport {
  /** The worst verdict of the requested aspects. */
  readonly verdict: Verdict;
  readonly aspects: Verdicts;
  readonly question: AskedQuestion;
  readonly edition: { readonly id: EditionId | null; readonly how: 'given' | 'certain' | 'likely' | 'guess' };
  /** Id of the ruleset that was applied, or null if the edition has none. */
  readonly ruleset: string | null;
  /** The applied amendments; the organiser's own is last. */
  readonly amendments: readonly { readonly id: string; readonly version: number; readonly title: string }[];
  readonly release: { readonly label: string; readonly effectiveFrom: string } | null;
  readonly format: { readonly id: string; readonly dialect: string | null; readonly confidence: string } | null;
  /** What the tool that wrote the list states about itself, or null if it states nothing. */
  readonly writtenBy?: StatedSource | null;
  /** The army as the list states it. Names that were found are written as in the release. */
  readonly army: {
    readonly name: string | null;
    readonly player: string | null;
    readonly faction: string | null;
    readonly detachments: readonly string[];
  };
  readonly points: {
    readonly limit: number | null;
    /** Null if no limit is known. */
    readonly limitSource: LimitSource | null;
    readonly stated: number | null;
    readonly computed: number | null;
  };
  readonly budgets: readonly Budget[];
  readonly findings: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
  /** Rules and parts of the game that were not judged, with the reasons. They do not affect the verdict. */
  readonly notChecked: readonly Sayable[];
  readonly units: readonly CheckedUnit[];
  /** The attached units as declared. */
  readonly attachedUnits: readonly CheckedAttachedUnit[];
  /** Another release that fits the stated prices better. Absent if there is none, or if the stated prices are those of the release. */
  readonly betterFitting?: BetterFitting;
}
