import type { NameNotFound } from '#muster/checking';
import type { EventPlayer, FindingOverride, Submission } from '#muster/persistence';
import type { FieldFaults } from '../../form/fields.js';
import type { Mark } from '../../layout/words.js';
import type { ListLine } from '../../report/list-lines.js';
import type { Desk } from '../desk/desks.service.js';

/** An error or a review reason, which a judge can override. */
export interface Decisive {
  /** The key by which it is overridden. */
  readonly finding: string;
  /** The id of its place on the page, to which the line of the list leads. */
  readonly anchor: string;
  readonly kind: 'error' | 'review';
  readonly message: string;
  readonly line: number | null;
  /** Null if it counts. */
  readonly override: FindingOverride | null;
  /** The name that it could not find, if the caller may teach what it means. Only the first about a name has it. */
  readonly sought: Sought | null;
}

export interface Sought extends NameNotFound {
  /** Names of the data that resemble it, the nearest first. */
  readonly candidates: readonly string[];
}

/** A warning or an info. */
export interface Remark {
  readonly anchor: string;
  readonly mark: Mark;
  readonly message: string;
  readonly line: number | null;
}

/** Everything that the page about one player shows. */
export interface PlayerView {
  readonly player: EventPlayer;
  /** The newest first. */
  readonly versions: readonly Submission[];
  /** The version that the page shows; null if the player has submitted nothing. */
  readonly shown: Submission | null;
  readonly decisive: readonly Decisive[];
  readonly remarks: readonly Remark[];
  /** Null if the version is a file without text. */
  readonly lines: readonly ListLine[] | null;
  /** The player whose list needs a judge most; null if no other waits. */
  readonly next: { readonly id: string; readonly name: string } | null;
  readonly refused: RefusedForm;
}

/** What every part of the page gets. */
export interface PlayerParts {
  readonly desk: Desk;
  readonly view: PlayerView;
}

/** A form that was refused, with what was typed into it. */
export interface RefusedForm {
  /** By field; a field of a finding's form has the finding's key after a colon. */
  readonly faults: FieldFaults;
  readonly typed: Readonly<Record<string, string>>;
}

export const NOTHING_REFUSED: RefusedForm = { faults: {}, typed: {} };
