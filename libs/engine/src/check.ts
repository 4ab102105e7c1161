import {
  CHECK_MESSAGES,
  checkReading,
  inWords,
  NOTHING_ASKED,
  readSubject,
  reportInWords,
  rosterRefused,
  type Against,
  type CheckQuestion,
  type CheckRefusal,
  type CheckReport,
  type CheckSubject,
} from '#muster/checking';
import { renderer, type Say } from '#muster/messages';
import type { LoadedRelease } from './loaded-release.js';
import { LoadedShelf } from './loaded-shelf.js';
import { DataNeeded, type NeededData } from './needed-data.js';

/** The question of a check, and the data for it. */
export interface CheckOptions extends Partial<CheckQuestion> {
  /** The loaded releases. If several are given and the list states the prices of another, the report says so. */
  readonly releases: LoadedRelease | readonly LoadedRelease[];
  /** Which of the releases to use; by default the first. */
  readonly against?: Against;
  /** The ISO date for `{ kind: 'today' }`; by default that of the clock, in UTC. */
  readonly today?: string;
}

/** The answer if data is missing: load the file of that faction, join it with `with`, and ask again. */
export interface NeedsData {
  readonly needs: NeededData;
}

export type CheckAnswer = CheckReport | CheckRefusal | NeedsData;

/**
 * Checks a list: a text, or what else the server takes. The report is that of `POST /check` in English. The content of the list never makes
 * this throw.
 */
export async function check(list: string | CheckSubject, { releases, against, today, ...asked }: CheckOptions): Promise<CheckAnswer> {
  const subject: CheckSubject = typeof list === 'string' ? { kind: 'text', text: list } : list;
  const refused = subject.kind === 'roster' ? rosterRefused(subject.roster) : null;
  if (refused) return refusedInWords(refused);
  const loaded: readonly LoadedRelease[] = 'label' in releases ? [releases] : releases;
  const [first] = loaded;
  if (!first) throw new Error('Give at least one release to check with.');
  try {
    const answer = await checkReading({
      reading: await readSubject(subject),
      question: { ...NOTHING_ASKED, ...asked },
      against: against ?? { kind: 'label', label: first.label },
      shelf: new LoadedShelf(loaded, today ?? new Date().toISOString().slice(0, 10)),
    });
    return 'refused' in answer ? refusedInWords(answer) : reportInWords(answer, say);
  } catch (error) {
    if (error instanceof DataNeeded) return { needs: error.needed };
    throw error;
  }
}

const render = renderer(CHECK_MESSAGES);
const say: Say = (said) => render('en', said);

const refusedInWords = ({ refused }: CheckRefusal): CheckRefusal => ({ refused: refused.map((one) => inWords(one, say)) });
