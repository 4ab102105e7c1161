import { ASPECTS } from '#muster/diagnostics';
import type { CheckQuestion } from '../report/check-report.js';

/** Nothing is asked beside the subject: all is as the list states it. */
export const NOTHING_ASKED: CheckQuestion = {
  edition: null,
  pointsLimit: null,
  battleSize: null,
  aspects: ASPECTS,
  complete: false,
  amendments: [],
  houseRules: null,
};
