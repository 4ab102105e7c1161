import {
  conditionHolds,
  isFactionCategory,
  modifiersOf,
  withoutFactionPrefix,
  type CategoryEntryNode,
  type ConditionGroupNode,
  type ConditionNode,
  type DataFile,
  type Guarded,
  type ModifiablePart,
} from '#muster/battlescribe';
import { stepsOf, type FoundArmyOption, type OptionPath } from './army-option-search.js';
import { changesCategories, isPrinted } from '../datasheets/datasheet-keywords.js';
import { categoryLinksOf, type ImportContext } from '../context.js';
import { all, any, anyOf, bothOf, exactly, noneOf, UNKNOWN, type Between, type Statement } from '../clauses/keyword-logic.js';
import { isEntry, offeredId, partsOf, type ReachedEntry } from '../tree.js';

export interface Eligibility {
  /**
   * The condition that a unit must meet to be offered the option, derived from what hides the option from other units. True if there is no condition.
   */
  readonly bearer: Statement;
  /** Ids of the datasheets that can be offered the option. */
  readonly offeredBy: readonly string[];
}

const TYPES = new Set(['unit', 'model', 'upgrade']);

/**
 * Finds out which units are offered an option. The data hides the option, or a group around it, under conditions on the keywords and
 * entries that contain it. Conditions on the rest of the roster count as fulfilled, so that no unit is refused an option that it might be
 * offered.
 */
export class EligibilityReader {
  private readonly known = new WeakMap<OptionPath, Statement>();

  constructor(private readonly context: ImportContext) {}

  of({ sheets }: FoundArmyOption): Eligibility {
    const bySheet = [...sheets].map(([id, paths]) => ({ id, bearer: any(paths.map((path) => this.shown(path))) }));
    const offering = bySheet.filter(({ bearer }) => bearer !== false);
    return { bearer: offering.length === 0 ? true : any(offering.map(({ bearer }) => bearer)), offeredBy: offering.map(({ id }) => id) };
  }

  /** The condition under which no step of the path is hidden. */
  private shown(path: OptionPath): Statement {
    if (path.around === null) return true;
    let shown = this.known.get(path);
    if (shown === undefined) {
      shown = all([this.shown(path.around), this.shownHere(path)]);
      this.known.set(path, shown);
    }
    return shown;
  }

  private shownHere({ root, step, around }: OptionPath): Statement {
    const entries = around ? stepsOf(around).filter(isEntry) : [];
    return all(
      partsOf(step).map((part) => {
        const file = part === step.link ? step.linkFile : step.file;
        return noneOf(hiddenAt(part, new Surroundings(this.context, file, root, entries))).atMost;
      }),
    );
  }
}

function hiddenAt(part: ModifiablePart, around: Surroundings): Between {
  let hidden = exactly(part.hidden ?? false);
  for (const { modifier, guards } of modifiersOf(part)) {
    if (modifier.field !== 'hidden' || modifier.type !== 'set') continue;
    const guard = bothOf(guards.map((one) => around.holds(one)));
    hidden = modifier.value === 'true' ? anyOf([guard, hidden]) : bothOf([noneOf(guard), hidden]);
  }
  return hidden;
}

/** The selections that would contain an option: the unit first, the nearest one last. */
class Surroundings {
  constructor(
    private readonly context: ImportContext,
    private readonly file: DataFile,
    private readonly root: ReachedEntry,
    private readonly inner: readonly ReachedEntry[],
  ) {}

  holds(guarded: Guarded): Between {
    if (guarded.localConditionGroups?.length) return UNKNOWN;
    const parts = (guarded.conditions ?? []).map((condition) => this.condition(condition));
    return bothOf([...parts, ...(guarded.conditionGroups ?? []).map((group) => this.group(group))]);
  }

  private group(group: ConditionGroupNode): Between {
    const parts = [
      ...(group.conditions ?? []).map((condition) => this.condition(condition)),
      ...(group.conditionGroups ?? []).map((inner) => this.group(inner)),
    ];
    if (group.type === 'and') return bothOf(parts);
    return group.type === 'or' && parts.length > 0 ? anyOf(parts) : UNKNOWN;
  }

  private condition(condition: ConditionNode): Between {
    if (condition.type === 'instanceOf') return this.instance(condition);
    if (condition.type === 'notInstanceOf') return noneOf(this.instance(condition));
    const known = conditionHolds(condition, this.context.world);
    return known === null ? UNKNOWN : exactly(known);
  }

  private instance(condition: ConditionNode): Between {
    const { scope, childId } = condition;
    const asked = this.inScope(scope);
    if (asked === null || childId === undefined) {
      const known = conditionHolds({ ...condition, type: 'instanceOf' }, this.context.world);
      return known === null ? UNKNOWN : exactly(known);
    }
    if (TYPES.has(childId)) return exactly(asked.some(({ node }) => node.type === childId));
    const target = this.context.index.resolve(childId, this.file)?.node;
    if (target?.kind === 'entry' || target?.kind === 'link') {
      return exactly(asked.some((entry) => entry.node.id === childId || offeredId(entry) === childId));
    }
    return target?.kind === 'category' ? anyOf(asked.map((entry) => this.inCategory(entry, target))) : UNKNOWN;
  }

  /** Null if the scope refers to something other than the containing selections. */
  private inScope(scope: string): readonly ReachedEntry[] | null {
    if (scope === 'ancestor') return [this.root, ...this.inner];
    if (scope === 'parent') return [this.inner.at(-1) ?? this.root];
    const named = [this.root, ...this.inner].find((entry) => entry.node.id === scope || offeredId(entry) === scope);
    return named ? [named] : null;
  }

  private inCategory(entry: ReachedEntry, category: CategoryEntryNode): Between {
    const written = categoryLinksOf(entry).some(({ node, file }) => this.context.category(node, file) === category);
    if (!written && !changesCategories(entry)) return exactly(false);
    if (entry !== this.root) return changesCategories(entry) ? UNKNOWN : exactly(true);
    const name = category.name.trim();
    // A name in angle brackets is replaced by the player's choice.
    if (name.includes('<')) return UNKNOWN;
    if (isFactionCategory(name)) return exactly({ has: withoutFactionPrefix(name) });
    if (isPrinted(category, name)) return exactly({ has: name });
    return changesCategories(entry) ? UNKNOWN : exactly(true);
  }
}
