import { Injectable } from '@nestjs/common';
import { writeOption, type Explanation, type Suggestion } from '#muster/builder';
import { RosterAdvice, RosterKeeper, type KeptRoster } from '#muster/rosters';
import type { OptionInRoster, RosterOptions } from '#muster/battlescribe';
import type { Datasheet, ReadModel } from '#muster/catalogue';
import { broughtBy, toAmount } from '../../catalogue/datasheet/unit-options.service.js';
import type { Viewer } from '../../platform/access/viewer.js';
import { pageAfter, pageAt, startAfter } from '../../platform/graphql/page.js';
import { fromIntent } from '../intents/from-intent.js';
import { isOwner, reader, rosterId } from '../roster-ids.js';
import { sheetOf } from '../parts/present-parts.js';
import type { RosterForceType, RosterUnitType } from '../parts/roster-part.types.js';
import type { ExplanationType } from './explanation.types.js';
import type { RosterOptionsArgs, RosterOptionConnection, RosterOptionType } from './roster-options.types.js';
import type { SuggestionArgs, SuggestionConnection, SuggestionsOfRosterArgs, SuggestionType } from './suggestion.types.js';

/** Advice about saved rosters. Another owner's roster is treated like one that does not exist. */
@Injectable()
export class RosterAdviceService {
  constructor(
    private readonly keeper: RosterKeeper,
    private readonly advice: RosterAdvice,
  ) {}

  async suggestions({ roster, ...args }: SuggestionsOfRosterArgs, viewer: Viewer): Promise<SuggestionConnection | null> {
    const kept = await this.#open(roster, viewer);
    return kept && this.suggestionsFor(kept, args);
  }

  /** Null for readers of a shared link, who can change nothing. */
  suggestionsToOwner(kept: KeptRoster, args: SuggestionArgs, viewer: Viewer): Promise<SuggestionConnection> | null {
    return isOwner(viewer, kept.stored.owner) ? this.suggestionsFor(kept, args) : null;
  }

  async suggestionsFor(kept: KeptRoster, args: SuggestionArgs): Promise<SuggestionConnection> {
    const { kinds, sources, budget = null, units, first, after } = args;
    const skip = startAfter(after);
    const question = { kinds, sources, budget, units: units ?? [] };
    const { page, totalCount } = await this.advice.suggestions(kept, question, { skip, first });
    const edges = page.map((one, index) => ({ cursor: String(skip + index + 1), node: toSuggestion(one, kept) }));
    return pageAfter(after, edges, skip + page.length < totalCount, totalCount);
  }

  async explain(roster: string, finding: string, viewer: Viewer): Promise<ExplanationType | null> {
    const kept = await this.#open(roster, viewer);
    const explained = kept && (await this.advice.explain(kept, finding));
    return kept && explained && toExplanation(explained, entriesOf(kept));
  }

  async optionsOfUnit({ id, sheet, kept }: RosterUnitType, args: RosterOptionsArgs): Promise<RosterOptionConnection> {
    return toOptions((await this.advice.choices(kept)).ofUnit(id), args, kept, sheetOf(kept, sheet));
  }

  async optionsOfForce({ id, kept }: RosterForceType, args: RosterOptionsArgs): Promise<RosterOptionConnection> {
    return toOptions((await this.advice.choices(kept)).ofForce(id), args, kept, null);
  }

  async priceOfOneMore({ kept, seen }: RosterOptionType): Promise<number | null> {
    return (await this.advice.choices(kept)).priceOfOneMore(seen);
  }

  async #open(opaque: string, viewer: Viewer): Promise<KeptRoster | null> {
    const owner = reader(viewer);
    const id = rosterId(opaque);
    return id === null ? null : this.keeper.open(id, owner);
  }
}

const entriesOf = ({ assessment }: KeptRoster): ReadModel => assessment.release.data.readModel;

function toSuggestion({ datasheet: sheet, ...suggestion }: Suggestion, kept: KeptRoster): SuggestionType {
  const { intents, isWithinBudget, impossible, excludedBy } = suggestion;
  return {
    ...suggestion,
    sheet,
    kept,
    force: intents.find((intent) => intent.kind === 'addUnit')?.force ?? null,
    intents: intents.map((intent) => fromIntent(intent, entriesOf(kept))),
    withinBudget: isWithinBudget,
    allowed: impossible === null && excludedBy.length === 0,
  };
}

function toExplanation({ fixes, ...explained }: Explanation, entries: ReadModel): ExplanationType {
  const tried = fixes.map(({ intents, points, ...fix }) => ({
    ...{ code: 'FIX', ...fix, points: points.after, pointsBefore: points.before },
    intents: intents.map((intent) => fromIntent(intent, entries)),
  }));
  return { ...explained, fixes: tried };
}

function toOptions(
  found: RosterOptions | null,
  args: RosterOptionsArgs,
  kept: KeptRoster,
  datasheet: Datasheet | null,
): RosterOptionConnection {
  const { options, isCut } = found ?? { options: [], isCut: false };
  return { ...pageAt(args.hidden ? options : shown(options), args, (option) => toOption(option, kept, datasheet)), cut: isCut };
}

/** Leaves out hidden options and everything in hidden groups. */
function shown(options: readonly OptionInRoster[]): readonly OptionInRoster[] {
  const hidden = new Set<string | null>();
  return options.filter((option) => {
    const isHidden = option.chosen === 0 && (option.hidden || hidden.has(option.parent));
    if (isHidden) hidden.add(option.path);
    return !isHidden;
  });
}

function toOption(seen: OptionInRoster, kept: KeptRoster, datasheet: Datasheet | null): RosterOptionType {
  const { definitionId: key, selectionIds: selections, costs, kind } = seen;
  const option = kind === 'group' ? null : writeOption(seen);
  return { ...seen, key, selections, option, price: costs.map(toAmount), ...broughtBy(key, datasheet), kept, seen };
}
