import { ASPECTS } from '#muster/diagnostics';
import type { JobQuestion } from '../../bulk/check-job.service.js';
import { readQuestion } from '../../bulk/question-params.js';
import { ApiError } from '../../platform/errors/api-error.js';
import { LIMITS } from '../../platform/limits.js';
import { fieldOf, type Form } from '../../platform/http/form.js';

/** What a form asked for, as it was filled in: shown again with every answer. */
export interface Asked {
  readonly text: string;
  readonly edition: string;
  readonly release: string;
  readonly asOf: string;
  readonly limit: string;
  readonly battleSize: string;
  /** Those ticked; none at all asks for every one. */
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

/** In the place of a label: the release that the list itself names by its data version. */
export const STATED_DATA = '@stated';

/** The question of a form, or why it cannot be asked. */
export function questionOf({ complete, amendments, aspects, text: _text, ...fields }: Asked): JobQuestion | { readonly fault: string } {
  const asked = { ...fields, aspects: aspects.join(',') };
  const { release, asOf } = asked;
  if (release !== '' && asOf !== '') return { fault: 'Choose a data release or a day, not both.' };
  if (amendments.length > LIMITS.amendmentsPerCheck) return { fault: `Choose at most ${LIMITS.amendmentsPerCheck} additional rules.` };
  try {
    if (release === STATED_DATA)
      return { ...readQuestion({ ...asked, release: '' }, false), against: { stated: true }, complete, amendments };
    return { ...readQuestion(asked, false), complete, amendments };
  } catch (error) {
    if (error instanceof ApiError) return { fault: error.message };
    throw error;
  }
}
