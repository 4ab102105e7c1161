import { concerningInWords, reportInWords } from '#muster/checking';
import type { Locale, Say } from '#muster/messages';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { userErrorInWords, type UserErrorInWords } from '../../platform/graphql/user-error.js';
import { sayingIn } from '../../platform/words.js';
import type { RosterChoiceType, RosterDetachmentType, RosterForceType, RosterUnitType } from '../parts/roster-part.types.js';
import type { RosterPayload, RosterType } from '../roster.types.js';

/** The JSON form of a payload: the roster's own fields, except those that a resolver computes, and the report of the import. */
export type PlainRosterPayload = Omit<RosterPayload, 'roster' | 'userErrors'> & {
  readonly roster: PlainRoster | null;
  readonly userErrors: readonly UserErrorInWords[];
};

/** A roster in JSON. Parts refer to other parts by id, to datasheets by slug, and to the release by label. */
export interface PlainRoster extends Omit<RosterType, '__typename' | 'kept' | 'release' | 'forces' | 'detachments' | 'units'> {
  readonly release: string;
  readonly forces: readonly object[];
  readonly detachments: readonly object[];
  readonly units: readonly object[];
  readonly report: CheckReportType;
}

export function plainPayload({ roster, review, userErrors, ...payload }: RosterPayload, locale: Locale): PlainRosterPayload {
  const say = sayingIn(locale);
  return {
    ...payload,
    userErrors: userErrors.map((error) => userErrorInWords(error, say)),
    review: review.map((reason) => concerningInWords(reason, say)),
    roster: roster && toPlain(roster, say),
  };
}

function toPlain({ __typename: _typename, kept, release, forces, detachments, units, ...roster }: RosterType, say: Say): PlainRoster {
  return {
    ...roster,
    release: release.label,
    forces: forces.map(toPlainForce),
    detachments: detachments.map(toPlainDetachment),
    units: units.map(toPlainUnit),
    report: reportInWords(kept.assessment.report, say),
  };
}

const toPlainForce = ({ id, name, choices }: RosterForceType): object => ({ id, name, choices: choices.map(toPlainChoice) });

const toPlainDetachment = ({ id, name, force }: RosterDetachmentType): object => ({ id, name, force: force.id });

function toPlainUnit({ kept: _kept, position: _position, sheet: datasheet, profiles, choices, ...unit }: RosterUnitType): object {
  const { force, attachedTo, embarkedIn } = unit;
  const references = { force: force?.id ?? null, attachedTo: attachedTo?.id ?? null, embarkedIn: embarkedIn?.id ?? null };
  return { ...unit, datasheet, ...references, profiles, choices: choices.map(toPlainChoice) };
}

const toPlainChoice = ({ kept: _kept, sheet: _sheet, ...choice }: RosterChoiceType): object => choice;
