import { ReleaseRepository } from '#muster/persistence';
import type { EditionId } from '#muster/roster';
import { battleSizesOf, rulesets } from '#muster/rules';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { amendmentsOf } from '../../rules/amendments-of.js';

/** The options of the form's select boxes. */
export interface FormOptions {
  readonly editions: readonly { readonly id: EditionId; readonly isJudged: boolean }[];
  /** The releases in force today or earlier, newest first. */
  readonly releases: readonly { readonly label: string; readonly edition: EditionId; readonly effectiveFrom: string }[];
  readonly amendments: readonly { readonly id: string; readonly title: string; readonly edition: EditionId }[];
  /** The battle sizes of all editions, smallest first. */
  readonly battleSizes: readonly { readonly name: string; readonly points: number }[];
  /** Seconds for which a saved list is stored. */
  readonly keepsFor: number;
}

const NEWEST_FIRST: readonly EditionId[] = ['11e', '10e', '9e', '8e'];

/** Sizes that several editions share have the same points in each. */
const BATTLE_SIZES: FormOptions['battleSizes'] = [...new Map(rulesets.flatMap((ruleset) => Object.entries(battleSizesOf(ruleset))))]
  .toSorted(([, one], [, other]) => one - other)
  .map(([name, points]) => ({ name, points }));

@Injectable()
export class FormOptionsService {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly config: Config,
  ) {}

  async list(): Promise<FormOptions> {
    const today = new Date().toISOString().slice(0, 10);
    const published = await Promise.all(NEWEST_FIRST.map((edition) => this.releases.listPublished(edition)));
    return {
      editions: NEWEST_FIRST.map((id) => ({
        id,
        isJudged: rulesets.some(({ edition }) => edition === id),
      })),
      releases: published
        .flat()
        .filter(({ effectiveFrom }) => effectiveFrom <= today)
        .map(({ label, edition, effectiveFrom }) => ({ label, edition, effectiveFrom })),
      amendments: rulesets
        .toReversed()
        .flatMap((ruleset) => amendmentsOf(ruleset).map(({ id, title }) => ({ id, title, edition: ruleset.edition }))),
      battleSizes: BATTLE_SIZES,
      keepsFor: this.config.keepsChecksFor,
    };
  }
}
