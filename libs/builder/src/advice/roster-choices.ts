import {
  rosterEvaluator,
  rosterOptions,
  type OptionInRoster,
  type RosterEvaluator,
  type RosterOptionReader,
  type RosterOptions,
} from '#muster/battlescribe';
import { applyIntents } from '../edit/apply-intents.js';
import { OPTION_BOUNDS } from './option-bounds.js';
import type { Standing } from './standing-army.js';
import { trialIds } from './trial-ids.js';

/** The options of a roster's units and forces in its current state. */
export class RosterChoices {
  readonly #reader: RosterOptionReader;
  readonly #evaluator: RosterEvaluator;
  readonly #datasheetRoots: ReadonlySet<string>;

  constructor(private readonly standing: Standing) {
    const { compiled, document } = standing;
    this.#reader = rosterOptions(compiled.game, document.state);
    this.#evaluator = rosterEvaluator(compiled.game);
    const { datasheets } = compiled.index.data.readModel;
    this.#datasheetRoots = new Set(datasheets.flatMap(({ factions }) => factions.map(({ rootId }) => rootId)));
  }

  /** Null if the data no longer contains the unit. */
  ofUnit(id: string): RosterOptions | null {
    return this.#reader.ofSelection(id, OPTION_BOUNDS);
  }

  /** The options of a force except units. */
  ofForce(id: string): RosterOptions | null {
    return this.#reader.ofForce(id, (rootId) => !this.#datasheetRoots.has(rootId), OPTION_BOUNDS);
  }

  /**
   * The change in the roster's cost if one more of the option is chosen, including everything that this adds or replaces. Null for a
   * group, or if the option cannot be chosen.
   */
  priceOfOneMore({ kind, of, entryId, entryGroupId, chosen, step }: OptionInRoster): number | null {
    const { document, compiled } = this.standing;
    const { index } = compiled;
    if (kind === 'group' || index.pointsTypeId === null) return null;
    const intent = { kind: 'chooseOption', of, option: { entryId, entryGroupId }, count: chosen + step } as const;
    const applied = applyIntents(document, [intent], index, trialIds());
    if (applied.fault) return null;
    return this.#pointsOf(applied.document.state) - this.#pointsOf(document.state);
  }

  #pointsOf(state: Standing['document']['state']): number {
    const { costs } = this.#evaluator.update(state);
    return costs.find(({ typeId }) => typeId === this.standing.compiled.index.pointsTypeId)?.value ?? 0;
  }
}
