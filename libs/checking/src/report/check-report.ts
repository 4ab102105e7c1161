import type { Aspect, Diagnostic, Path, ReviewReason, Sayable } from '#muster/diagnostics';
import type { EditionId, Roster } from '#muster/roster';
import type { Budget } from '#muster/rules';
import type { Verdict, Verdicts } from './verdict.js';

/**
 * Which data a check reads: a release by its label, the one in force on a day, the one in force today, or the one that the data version in
 * the list's own footer stands for.
 */
export type Against =
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'asOf'; readonly date: string }
  | { readonly kind: 'today' }
  | { readonly kind: 'stated' };

/** What is checked: a list as pasted, a roster given as data, or a roster file (.ros, .rosz or its JSON form) by its name and bytes. */
export type CheckSubject =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'roster'; readonly roster: Roster }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array };

export interface CheckInput {
  readonly subject: CheckSubject;
  /** Overrides what the subject seems to be. */
  readonly edition: EditionId | null;
  readonly against: Against;
  /** Points limit of the battle; null: as the list states. */
  readonly pointsLimit: number | null;
  /** Name of the battle size: "Strike Force"; null: as the list states. */
  readonly battleSize: string | null;
  /** Which aspects decide the verdict: at least one. */
  readonly aspects: readonly Aspect[];
  /** Judge completeness too: what a roster must record and this one does not is a review reason. */
  readonly complete: boolean;
  /** Ids of amendments that apply beside the edition's own rules. */
  readonly amendments: readonly string[];
  /** An organiser's own amendment, as `readHouseRules` takes it; null: none. Unchecked: it comes from outside. */
  readonly houseRules: unknown;
}

/** What is asked of a check beside its subject and its data. */
export type CheckQuestion = Omit<CheckInput, 'subject' | 'against'>;

/** The question in full, as the report repeats it. */
export type AskedQuestion = Omit<CheckInput, 'subject'>;

/** GIVEN: by the question. STATED: by the list. ASSUMED: the smallest battle size of the edition that holds the army. */
export type LimitSource = 'GIVEN' | 'STATED' | 'ASSUMED';

/** Stable for ever. */
export type RefusalCode =
  | 'UNKNOWN_RELEASE'
  | 'RELEASE_OF_OTHER_EDITION'
  | 'UNKNOWN_AMENDMENT'
  | 'AMENDMENT_OF_OTHER_EDITION'
  | 'AMENDMENTS_CONFLICT'
  | 'INVALID_HOUSE_RULES'
  | 'UNKNOWN_BATTLE_SIZE'
  | 'INVALID_ROSTER';

/** One thing that the caller asked for and that cannot be. */
export interface Refusal extends Sayable {
  readonly code: RefusalCode;
  /** Where in the input: `amendments`, `1`. */
  readonly path: Path;
}

/** A check that could not begin: never empty. */
export interface CheckRefusal {
  readonly refused: readonly Refusal[];
}

export interface CheckedUnit {
  readonly name: string;
  /** Slug of the datasheet in the release; null when it was not found. */
  readonly datasheet: string | null;
  readonly models: number | null;
  readonly stated: number | null;
  readonly computed: number | null;
  readonly line: number | null;
}

/** Units that count as one, since Leaders were declared to join a Bodyguard unit. */
export interface CheckedAttachedUnit {
  /** Places of its units among those of the list, from 0: the Bodyguard unit first. */
  readonly units: readonly number[];
  /** Models of all its units together; null while one is not stated. */
  readonly startingStrength: number | null;
  /** Keys of all keywords and Faction keywords that its models have, sorted: it has them all. */
  readonly keywords: readonly string[];
}

export interface StatedSource {
  readonly appVersion: string | null;
  readonly dataVersion: string | null;
  /** The release that the data version stands for, as the operator says; null: nobody said. */
  readonly release: { readonly label: string; readonly effectiveFrom: string } | null;
}

/** One roster judged under one release, in codes and values: `renderer` makes the sentences where it leaves. */
export interface CheckReport {
  /** The worst of the aspects asked for. */
  readonly verdict: Verdict;
  readonly aspects: Verdicts;
  readonly question: AskedQuestion;
  readonly edition: { readonly id: EditionId | null; readonly how: 'given' | 'certain' | 'likely' | 'guess' };
  /** Id of the edition's ruleset that judged; null when none exists for the edition. */
  readonly ruleset: string | null;
  /** Amendments that applied to it, the organiser's own last. */
  readonly amendments: readonly { readonly id: string; readonly version: number; readonly title: string }[];
  readonly release: { readonly label: string; readonly effectiveFrom: string } | null;
  readonly format: { readonly id: string; readonly dialect: string | null; readonly confidence: string } | null;
  /** What the tool that wrote the list says of itself; null: nothing. */
  readonly writtenBy?: StatedSource | null;
  /** What the list says of itself: names as the release has them where they were found, else as written. */
  readonly army: {
    readonly name: string | null;
    readonly player: string | null;
    readonly faction: string | null;
    readonly detachments: readonly string[];
  };
  readonly points: {
    readonly limit: number | null;
    /** Null where no limit is known. */
    readonly limitSource: LimitSource | null;
    readonly stated: number | null;
    readonly computed: number | null;
  };
  readonly budgets: readonly Budget[];
  readonly findings: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
  /** Rules and parts of the game that this check did not judge, and why. They change no verdict. */
  readonly notChecked: readonly Sayable[];
  readonly units: readonly CheckedUnit[];
  /** As declared. */
  readonly attachedUnits: readonly CheckedAttachedUnit[];
}
