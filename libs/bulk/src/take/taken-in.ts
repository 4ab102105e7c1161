import type { Params, Sayable } from '#muster/diagnostics';
import type { GivenList, LeftOut } from '#muster/persistence';
import type { bulkMessages } from '../bulk.messages.js';

/** The codes never change their meaning. */
export type TakeRefusalCode = keyof typeof bulkMessages;

/** A reason why the lists are not accepted. A single reason is enough to refuse all lists. */
export interface TakeRefusal extends Sayable {
  readonly code: TakeRefusalCode;
  /** Number of the list or the file, counted from 1. Null if the reason concerns the whole input. */
  readonly item: number | null;
  /** Name of the file, or null if the input was pasted. */
  readonly source: string | null;
  readonly expected: string;
  readonly got: string;
}

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Lists as submitted. */
export type Given =
  /** One text with many lists. */
  | { readonly kind: 'blob'; readonly text: string }
  | { readonly kind: 'texts'; readonly texts: readonly { readonly player: string | null; readonly text: string }[] }
  /** A table of players and their lists. */
  | { readonly kind: 'csv'; readonly text: string }
  /** Texts, roster files, CSV files, and zip files of these. */
  | { readonly kind: 'files'; readonly files: readonly GivenFile[] };

/** The lists and other parts found in the input. */
export interface TakenIn {
  readonly lists: readonly GivenList[];
  readonly leftOut: readonly LeftOut[];
  readonly refused: readonly TakeRefusal[];
}

export const nothing: TakenIn = { lists: [], leftOut: [], refused: [] };

export const together = (parts: readonly TakenIn[]): TakenIn => ({
  lists: parts.flatMap(({ lists }) => lists),
  leftOut: parts.flatMap(({ leftOut }) => leftOut),
  refused: parts.flatMap(({ refused }) => refused),
});

export const refusal = <Code extends TakeRefusalCode>(
  code: Code,
  messageId: keyof (typeof bulkMessages)[Code] & string,
  params: Params,
  { item, source, expected, got }: Pick<TakeRefusal, 'item' | 'source' | 'expected' | 'got'>,
): TakeRefusal => ({ code, messageId, params, item, source, expected, got });
