import { concerningInWords, reportInWords } from '#muster/checking';
import type { Locale, Say } from '#muster/messages';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { userErrorInWords, type UserErrorInWords } from '../../platform/graphql/user-error.js';
import { sayingIn } from '../../platform/words.js';
import type { RosterDetachmentType, RosterPayload, RosterType, RosterUnitType } from '../roster.types.js';

/** The JSON form of a payload: the roster's own fields, except those that a resolver computes, and the report of the import. */
export type PlainRosterPayload = Omit<RosterPayload, 'roster' | 'userErrors'> & {
  readonly roster: PlainRoster | null;
  readonly userErrors: readonly UserErrorInWords[];
};

export interface PlainRoster extends Omit<RosterType, 'kept' | 'units' | 'detachments'> {
  readonly units: readonly Omit<RosterUnitType, 'kept'>[];
  readonly detachments: readonly Omit<RosterDetachmentType, 'kept'>[];
  readonly report: CheckReportType;
}

export function plainPayload({ roster, review, userErrors, ...payload }: RosterPayload, locale: Locale): PlainRosterPayload {
  const say = sayingIn(locale);
  return {
    ...payload,
    userErrors: userErrors.map((error) => userErrorInWords(error, say)),
    review: review.map((reason) => concerningInWords(reason, say)),
    roster: roster && plainRoster(roster, say),
  };
}

function plainRoster({ kept, units, detachments, ...roster }: RosterType, say: Say): PlainRoster {
  return {
    ...roster,
    units: units.map(({ kept: _kept, ...unit }) => unit),
    detachments: detachments.map(({ kept: _kept, ...detachment }) => detachment),
    report: reportInWords(kept.assessment.report, say),
  };
}
