import { ASPECTS } from '#muster/diagnostics';
import type { PlayerState, QueueFilter } from '#muster/persistence';

/** What the page of the queue shows, as its address says. */
export interface QueueQuery {
  readonly filter: QueueFilter;
  /** From 1. */
  readonly page: number;
}

export const PLAYER_STATES = ['submitted', 'correction', 'invited', 'accepted', 'rejected', 'withdrawn'] as const satisfies PlayerState[];
export const VERDICTS = ['ILLEGAL', 'NEEDS_REVIEW', 'LEGAL'] as const;

const LONGEST_TEXT = 200;

/** Reads the query of an address. Parts that are not understood are left out. */
export function readQueueQuery(query: Readonly<Record<string, unknown>>): QueueQuery {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name].trim().slice(0, LONGEST_TEXT) : '');
  const state = PLAYER_STATES.find((one) => one === text('state'));
  const verdict = VERDICTS.find((one) => one === text('verdict'));
  const aspect = verdict && ASPECTS.find((one) => one === text('aspect'));
  const filter = {
    ...(state && { state }),
    ...(verdict && { verdict }),
    ...(aspect && { aspect }),
    ...(text('changed') !== '' && { changed: true }),
    ...(text('late') !== '' && { late: true }),
    ...(text('text') !== '' && { text: text('text') }),
  };
  return { filter, page: /^[1-9]\d{0,3}$/.test(text('page')) ? Number(text('page')) : 1 };
}

/** The address of a page of the queue. */
export function queueAddress(address: string, filter: QueueFilter, page = 1): string {
  const parts = Object.entries({ ...filter, ...(page > 1 && { page }) }).map(([name, value]) => [name, String(value)]);
  return parts.length === 0 ? address : `${address}?${new URLSearchParams(parts).toString()}`;
}
