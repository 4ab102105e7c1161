import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import type { EditionId, Roster } from '#muster/roster';

/** How certain the format is: several marks of the format, its general shape only, or hardly more than a guess. */
export type Confidence = 'certain' | 'likely' | 'guess';

export interface ListFormatSeen {
  /** The name of the format's folder: `gw-app`. Null if no format was recognised. */
  readonly id: string | null;
  /** The variant of the format, as named in the format's documentation page. */
  readonly dialect: string | null;
  /** The edition that the list was written for, if the format or the footer shows it. */
  readonly edition: EditionId | null;
  readonly confidence: Confidence;
}

export type UnderstoodAs =
  | 'title'
  | 'faction'
  | 'detachment'
  | 'battleSize'
  | 'forceDisposition'
  | 'section'
  | 'attachedUnit'
  | 'unit'
  | 'attachment'
  | 'item'
  | 'warlord'
  | 'enhancement'
  | 'checksum'
  | 'player'
  | 'commandPoints'
  | 'footer'
  | 'data';

/** How one line of the input was read. */
export type LineAccount =
  | { readonly line: number; readonly kind: 'understood'; readonly as: UnderstoodAs }
  | { readonly line: number; readonly kind: 'decoration'; readonly as: 'blank' | 'rule' | 'note' }
  | { readonly line: number; readonly kind: 'unread'; readonly as: null };

/** The tool that wrote the list, according to the list. */
export interface ListSource {
  readonly appVersion: string | null;
  /** The official app's own version number of its data. */
  readonly dataVersion: string | null;
}

/** What a list states about itself in addition to its units. These numbers are used to verify the reading; none is computed. */
export interface Declared {
  /** From `+ NUMBER OF UNITS: 16`. */
  readonly units?: DeclaredNumber;
  /** From `+ ENHANCEMENT: Oath (on Char1: Warden)`. */
  readonly enhancements?: readonly DeclaredBearer[];
  /** The bearer's name from `+ WARLORD: Char1: Warden`. */
  readonly warlord?: DeclaredBearer;
}

export interface DeclaredNumber {
  readonly value: number;
  readonly line: number;
}

export interface DeclaredBearer {
  /** The enhancement; null for the Warlord. */
  readonly name: string | null;
  /** The unit's name as written, without the preceding `Char1:`, which real lists often get wrong; null if there is none. */
  readonly bearer: string | null;
  readonly line: number;
}

export interface ListReading {
  readonly roster: Roster;
  readonly format: ListFormatSeen;
  readonly source: ListSource;
  /** One account per input line, in order. It is empty only if the text exceeds the caps and nothing was read. */
  readonly lines: readonly LineAccount[];
  readonly diagnostics: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
}
