import type { BulkQuestion } from '#muster/bulk';
import { ASPECTS } from '#muster/diagnostics';
import type { JobQuestion } from '../../bulk/check-job.service.js';
import { isLimit, LARGEST_LIMIT, readQuestion } from '../../bulk/question-params.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { isDay } from '../../platform/graphql/scalars/is-day.js';
import { FORM } from '../phrases/form.js';
import type { Phrasing } from '../phrases/phrase.js';
import { LIMITS } from '../../platform/limits.js';
import { fieldOf, type Form } from '../../platform/http/form.js';

/** The form as it was filled in; every answer shows it again. */
export interface Asked {
  readonly text: string;
  readonly edition: string;
  readonly release: string;
  readonly asOf: string;
  readonly limit: string;
  readonly battleSize: string;
  /** The aspects that are ticked. If none is ticked, all aspects are checked. */
  readonly aspects: readonly string[];
  readonly complete: boolean;
  readonly amendments: readonly string[];
}

export const NOTHING_ASKED: Asked = {
  text: '',
  edition: '',
  release: '',
  asOf: '',
  limit: '',
  battleSize: '',
  aspects: ASPECTS,
  complete: false,
  amendments: [],
};

export function readAsked(form: Form): Asked {
  return {
    text: fieldOf(form, 'text'),
    edition: fieldOf(form, 'edition'),
    release: fieldOf(form, 'release'),
    asOf: fieldOf(form, 'asOf'),
    limit: fieldOf(form, 'limit').trim(),
    battleSize: fieldOf(form, 'battleSize'),
    aspects: form.fields.get('aspects') ?? ASPECTS,
    complete: fieldOf(form, 'complete') !== '',
    amendments: form.fields.get('amendment') ?? [],
  };
}

/** The form that asks this question. */
export function askedBy({ edition, against, pointsLimit, battleSize, aspects, complete, amendments }: BulkQuestion, text: string): Asked {
  return {
    ...{ text, complete, aspects, amendments },
    edition: edition ?? '',
    release: against.kind === 'label' ? against.label : against.kind === 'stated' ? STATED_DATA : '',
    asOf: against.kind === 'asOf' ? against.date : '',
    limit: pointsLimit === null ? '' : String(pointsLimit),
    battleSize: battleSize ?? '',
  };
}

/** The value that selects the release that the list itself names by its data version. A release label can never be equal to it. */
export const STATED_DATA = '@stated';

/** Converts a form to the settings of a check, or returns the reason why it cannot. */
export function questionOf(
  { complete, amendments, aspects, text: _text, ...fields }: Asked,
  phrase: Phrasing,
): JobQuestion | { readonly fault: string } {
  const asked = { ...fields, aspects: aspects.join(',') };
  const { release, asOf, limit } = asked;
  if (release !== '' && asOf !== '') return { fault: phrase(FORM.bothData) };
  if (limit !== '' && !isLimit(limit)) return { fault: phrase(FORM.wrongLimit, { most: LARGEST_LIMIT, got: limit }) };
  if (asOf !== '' && !isDay(asOf)) return { fault: phrase(FORM.wrongDate, { got: asOf }) };
  if (amendments.length > LIMITS.amendmentsPerCheck) return { fault: phrase(FORM.tooManyPacks, { most: LIMITS.amendmentsPerCheck }) };
  try {
    if (release === STATED_DATA)
      return { ...readQuestion({ ...asked, release: '' }, false), against: { stated: true }, complete, amendments };
    return { ...readQuestion(asked, false), complete, amendments };
  } catch (error) {
    if (error instanceof ApiError) return { fault: error.message };
    throw error;
  }
}
