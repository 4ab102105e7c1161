import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  explain,
  RosterChoices,
  suggesting,
  type Explanation,
  type PageAsked,
  type Standing,
  type Suggestion,
  type SuggestionQuestion,
  type Suggestions,
} from '#muster/builder';
import { CompiledReleases } from '#muster/checks';
import type { KeptRoster } from './kept-roster.js';

/** Advice about a saved roster: what its units may choose, what can be added, and what resolves a finding. Nothing is stored. */
@Injectable()
export class RosterAdvice {
  readonly #choices = new WeakMap<KeptRoster, Promise<RosterChoices>>();

  constructor(private readonly compiled: CompiledReleases) {}

  /** Other requests are answered between two candidates. */
  async suggestions(roster: KeptRoster, question: SuggestionQuestion, part: PageAsked): Promise<Suggestions> {
    const { totalCount, page } = suggesting(await this.#standing(roster), question, part);
    const tried: Suggestion[] = [];
    for (const suggestion of page) {
      tried.push(suggestion);
      await setImmediate();
    }
    return { totalCount, page: tried };
  }

  /** Null if the roster no longer has this finding. */
  async explain(roster: KeptRoster, finding: string): Promise<Explanation | null> {
    return explain(await this.#standing(roster), finding);
  }

  /** Computed once for all units of a roster in a request. */
  choices(roster: KeptRoster): Promise<RosterChoices> {
    const kept = this.#choices.get(roster) ?? this.#standing(roster).then((standing) => new RosterChoices(standing));
    this.#choices.set(roster, kept);
    return kept;
  }

  async #standing({ document, assessment, release }: KeptRoster): Promise<Standing> {
    return { document, assessment, compiled: await this.compiled.get(release) };
  }
}
