import { EVENT_STATES, type EventFilter } from '#muster/persistence';
import { isStoredId } from '../../../platform/graphql/global-id.js';

/** What the address of the list of events asks for. */
export interface EventsQuery {
  readonly filter: EventFilter;
  /** The id of the event after which the page begins; null on the first page. */
  readonly after: string | null;
}

const LONGEST = 200;

export function eventsQuery({ search, state, after }: Readonly<Record<string, unknown>>): EventsQuery {
  const text = typeof search === 'string' ? search.trim().slice(0, LONGEST) : '';
  const inState = EVENT_STATES.find((one) => one === state);
  return {
    filter: { ...(text !== '' && { search: text }), ...(inState && { state: inState }) },
    after: typeof after === 'string' && isStoredId(after) ? after : null,
  };
}

export const pageAddress = (filter: EventFilter, after: string): string =>
  `/admin/events?${new URLSearchParams({ ...filter, after }).toString()}`;
