import { reasonIn, reportIn } from '#muster/checking';
import { ENGLISH, type Locale } from '#muster/messages';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { toCheckReport } from '../../checking/present-report.js';
import type { RosterDetachmentType, RosterPayload, RosterType, RosterUnitType } from '../roster.types.js';

/** A payload as JSON: of the roster what the schema says without being asked further, and its report. */
export type PlainRosterPayload = Omit<RosterPayload, 'roster'> & { readonly roster: PlainRoster | null };

export interface PlainRoster extends Omit<RosterType, 'kept' | 'units' | 'detachments'> {
  readonly units: readonly Omit<RosterUnitType, 'kept'>[];
  readonly detachments: readonly Omit<RosterDetachmentType, 'kept'>[];
  readonly report: CheckReportType;
}

export const plainPayload = ({ roster, review, ...payload }: RosterPayload, locale: Locale): PlainRosterPayload => ({
  ...payload,
  review: locale === ENGLISH ? review : review.map((reason) => reasonIn(locale, reason)),
  roster: roster && plainRoster(roster, locale),
});

function plainRoster({ kept, units, detachments, ...roster }: RosterType, locale: Locale): PlainRoster {
  return {
    ...roster,
    units: units.map(({ kept: _kept, ...unit }) => unit),
    detachments: detachments.map(({ kept: _kept, ...detachment }) => detachment),
    report: reportIn(locale, toCheckReport(kept.assessment.report)),
  };
}
