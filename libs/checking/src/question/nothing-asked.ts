import { ASPECTS } from '#muster/diagnostics';
import type { CheckQuestion } from '../report/check-report.js';

/** A question without options: everything is taken from the list. */
export const NOTHING_ASKED: CheckQuestion = {
  edition: null,
  pointsLimit: null,
  battleSize: null,
  aspects: ASPECTS,
  complete: false,
  amendments: [],
  houseRules: null,
};
