import { ASPECTS } from '#muster/diagnostics';
import type { Against, CheckInput } from '#muster/checking';
import { toJson, type Json } from '#muster/persistence';
import { editionWithId } from '#muster/roster';

/** The options by which every list of a job is judged. */
export type BulkQuestion = Omit<CheckInput, 'subject'>;

export function storedQuestion(question: BulkQuestion): Exclude<Json, null> {
  const { edition, against, pointsLimit, battleSize, aspects, complete, amendments, houseRules } = question;
  return {
    edition,
    against: { ...against },
    pointsLimit,
    battleSize,
    aspects: [...aspects],
    complete,
    amendments: [...amendments],
    houseRules: toJson(houseRules),
  };
}

/** A stored question in a form that this version does not know, as a later version may have written it. */
export class UnknownQuestionError extends Error {}

/** @throws UnknownQuestionError */
export function parseQuestion(stored: Json): BulkQuestion {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    throw new UnknownQuestionError('The store holds a job without a question.');
  const { edition, against, pointsLimit, battleSize, aspects, complete, amendments, houseRules } = stored;
  return {
    edition: editionWithId(edition),
    against: parseAgainst(against),
    pointsLimit: typeof pointsLimit === 'number' ? pointsLimit : null,
    battleSize: typeof battleSize === 'string' ? battleSize : null,
    // Jobs that were created before aspects existed ask for all aspects.
    aspects: Array.isArray(aspects) ? ASPECTS.filter((aspect) => aspects.includes(aspect)) : ASPECTS,
    complete: complete === true,
    amendments: Array.isArray(amendments) ? amendments.filter((id) => typeof id === 'string') : [],
    houseRules: houseRules ?? null,
  };
}

function parseAgainst(stored: Json | undefined): Against {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    throw new UnknownQuestionError('The store holds a job without a release.');
  const { kind, label, date } = stored;
  if (kind === 'label' && typeof label === 'string') return { kind, label };
  if (kind === 'asOf' && typeof date === 'string') return { kind, date };
  return { kind: kind === 'stated' ? kind : 'today' };
}
