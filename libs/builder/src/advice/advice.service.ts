import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CompiledReleases } from '#muster/checking';
import type { KeptRoster } from '../keep/kept-roster.js';
import type { SuggestionQuestion } from './candidate.js';
import { explain, type Explanation } from './explain.js';
import { RosterChoices } from './roster-choices.js';
import { suggesting, type PageAsked, type Suggestion, type Suggestions } from './suggest.js';
import type { Standing } from './standing-army.js';

/** What can be done with a kept roster: what its units may choose, what may be added, what would settle a finding. Nothing is kept. */
@Injectable()
export class RosterAdvice {
  readonly #choices = new WeakMap<KeptRoster, Promise<RosterChoices>>();

  constructor(private readonly compiled: CompiledReleases) {}

  /** Other requests are answered between one candidate and the next. */
  async suggestions(roster: KeptRoster, question: SuggestionQuestion, part: PageAsked): Promise<Suggestions> {
    const { totalCount, page } = suggesting(await this.#standing(roster), question, part);
    const tried: Suggestion[] = [];
    for (const suggestion of page) {
      tried.push(suggestion);
      await setImmediate();
    }
    return { totalCount, page: tried };
  }

  /** Null where the roster has no such finding by now. */
  async explain(roster: KeptRoster, finding: string): Promise<Explanation | null> {
    return explain(await this.#standing(roster), finding);
  }

  /** Worked out once for all units of a roster that one request asks about. */
  choices(roster: KeptRoster): Promise<RosterChoices> {
    const kept = this.#choices.get(roster) ?? this.#standing(roster).then((standing) => new RosterChoices(standing));
    this.#choices.set(roster, kept);
    return kept;
  }

  async #standing({ document, assessment, release }: KeptRoster): Promise<Standing> {
    return { document, assessment, compiled: await this.compiled.get(release) };
  }
}
