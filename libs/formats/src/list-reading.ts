import type { Diagnostic, ReviewReason } from '@muster/diagnostics';
import type { EditionId, Roster } from '@muster/roster';

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
  | 'footer';

/** What became of one line of the input. */
export type LineAccount =
  | { readonly line: number; readonly kind: 'understood'; readonly as: UnderstoodAs }
  | { readonly line: number; readonly kind: 'decoration'; readonly as: 'blank' | 'note' }
  | { readonly line: number; readonly kind: 'unread'; readonly as: null };

/** What the tool that wrote the list says of itself. */
export interface ListSource {
  readonly appVersion: string | null;
  /** The official app's own number of its data state. */
  readonly dataVersion: string | null;
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
