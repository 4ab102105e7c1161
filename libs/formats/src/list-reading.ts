import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import type { EditionId, Roster } from '#muster/roster';

/** How sure the reader is of the format it names: by several marks, by the bare shape, or by little more than a hunch. */
export type Confidence = 'certain' | 'likely' | 'guess';

export interface ListFormatSeen {
  /** The format's folder: `gw-app`. Null where no reader knows the text. */
  readonly id: string | null;
  /** The variant within the format, as its page names it. */
  readonly dialect: string | null;
  /** The edition the list was written for, as far as its shape or its footer tells. */
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

/** What became of one line of the input. */
export type LineAccount =
  | { readonly line: number; readonly kind: 'understood'; readonly as: UnderstoodAs }
  | { readonly line: number; readonly kind: 'decoration'; readonly as: 'blank' | 'rule' | 'note' }
  | { readonly line: number; readonly kind: 'unread'; readonly as: null };

/** What the tool that wrote the list says of itself. */
export interface ListSource {
  readonly appVersion: string | null;
  /** The official app's own number of its data state. */
  readonly dataVersion: string | null;
}

/** What a list says of itself beside its units: numbers to hold the reading against. All stated, none worked out. */
export interface Declared {
  /** `+ NUMBER OF UNITS: 16`. */
  readonly units?: DeclaredNumber;
  /** `+ ENHANCEMENT: Oath (on Char1: Warden)`. */
  readonly enhancements?: readonly DeclaredBearer[];
  /** `+ WARLORD: Char1: Warden`: the bearer's name. */
  readonly warlord?: DeclaredBearer;
}

export interface DeclaredNumber {
  readonly value: number;
  readonly line: number;
}

export interface DeclaredBearer {
  /** The enhancement; null for the Warlord. */
  readonly name: string | null;
  /** The unit's name as written, without the `Char1:` before it, which real lists get wrong; null where none is. */
  readonly bearer: string | null;
  readonly line: number;
}

export interface ListReading {
  readonly roster: Roster;
  readonly format: ListFormatSeen;
  readonly source: ListSource;
  /** One account per input line, in order. Empty only for a text beyond the caps, of which nothing was read. */
  readonly lines: readonly LineAccount[];
  readonly diagnostics: readonly Diagnostic[];
  readonly review: readonly ReviewReason[];
}
