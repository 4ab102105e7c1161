import type { BulkQuestion } from '#muster/bulk';
import type { EventSettings } from '#muster/persistence';
import type { EventTerms } from './terms.js';

/** The settings of an event as an organiser gives them. Days are `YYYY-MM-DD`, times ISO 8601. */
export interface EventDraft extends Omit<EventSettings, 'question' | 'terms'> {
  readonly question: BulkQuestion;
  readonly terms: EventTerms;
}
