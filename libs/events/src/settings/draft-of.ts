import type { Against } from '#muster/checking';
import { ASPECTS, type Aspect } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import type { TeamRuleId } from '#muster/rules';
import type { EventDraft } from './event-draft.js';
import type { PlayerField } from './terms.js';

/** What an organiser gives; a part that is null or missing follows from the others. Times are ISO 8601 with any time zone. */
export interface GivenSettings {
  readonly name: string;
  readonly edition: EditionId;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly timeZone: string;
  readonly deadline: string;
  readonly locksAt?: string | null;
  readonly revealAt?: string | null;
  readonly namesHidden: boolean;
  readonly correctionHours: number;
  readonly keptUntil?: string | null;
  readonly pointsLimit?: number | null;
  readonly battleSize?: string | null;
  readonly aspects?: readonly Aspect[] | null;
  readonly amendments?: readonly string[] | null;
  readonly formats?: readonly string[] | null;
  readonly fields?: readonly PlayerField[] | null;
  readonly teamSize?: number | null;
  readonly teamRules?: readonly TeamRuleId[] | null;
}

/** Days for which an event is kept after its last day if the organiser does not say. */
const DAYS_KEPT = 90;
/** The database's client takes no year of five digits. */
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59Z');

/** The settings of an event. `houseRules` is unvalidated input, or null. */
export function draftOf(given: GivenSettings, against: Against, houseRules: unknown): EventDraft {
  const { name, edition, startsOn, endsOn, timeZone, deadline, namesHidden, correctionHours } = given;
  const { pointsLimit = null, battleSize = null, teamSize = null } = given;
  return {
    ...{ name, edition, startsOn, endsOn, timeZone, namesHidden, correctionHours, deadline: utc(deadline) },
    locksAt: utc(given.locksAt ?? deadline),
    revealAt: given.revealAt ? utc(given.revealAt) : null,
    keptUntil: given.keptUntil ? utc(given.keptUntil) : daysAfter(endsOn, DAYS_KEPT),
    question: {
      ...{ edition, against, pointsLimit, battleSize, houseRules, complete: false },
      ...{ aspects: given.aspects ?? ASPECTS, amendments: given.amendments ?? [] },
    },
    terms: {
      ...{ formats: given.formats ?? [], teamSize, teamRules: given.teamRules ?? [] },
      fields: (given.fields ?? []).map(({ name: field, required }) => ({ name: field, required })),
    },
  };
}

const utc = (moment: string): string => new Date(moment).toISOString();

function daysAfter(day: string, days: number): string {
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + days);
  return new Date(Math.min(end.getTime(), LAST_MOMENT)).toISOString();
}
