import type { OptionView, SelectionState } from '#muster/battlescribe';
import type { Pick } from '../loadout/config.js';
import type { MatchedLoadout } from '../loadout/matched-loadout.js';
import { factsOf } from '../loadout/option-facts.js';
import { entriesIn } from '#muster/catalogue';
import { offeredBy, offeredInside, type WantedEntry } from './offered-entries.js';
import type { ModelSlot } from '../loadout/unit-layout.js';

/** A selection that can still be extended; readable as a `SelectionState`. */
export interface SelectionDraft {
  readonly id: string;
  readonly entryId: string;
  readonly entryGroupId: string | null;
  readonly number: number;
  readonly selections: SelectionDraft[];
}

/** Above this number, which no unit reaches, models share one selection. */
const mostApart = 60;

/** A selection to add to another one. */
export interface AddedSelection {
  readonly parentId: string;
  readonly selection: SelectionState;
}

/** Builds a unit as selections, numbered under the unit's id: `u3`, `u3.1`, `u3.1.2`. */
export class UnitSelection {
  readonly root: SelectionDraft;
  /** Ids of default selections that some armies hide. */
  readonly unasked: string[] = [];
  /** Number of models that are options of another model, such as a tank's drones, rather than lines of the unit. */
  modelsBorne = 0;
  /** Selections that can hold more (the unit, entries that hold models, and models), each with its option. */
  private readonly bearers: { readonly view: OptionView; readonly selection: SelectionDraft }[] = [];
  /** The selections of the entries between the unit and its models. */
  private readonly holders = new Map<OptionView, SelectionDraft>();
  private readonly asked: ReadonlySet<string>;

  /** `isLeftOut` matches default options that must not be added. */
  constructor(
    id: string,
    view: OptionView,
    matched: MatchedLoadout,
    private readonly isLeftOut: (option: OptionView) => boolean = () => false,
  ) {
    this.root = {
      id,
      entryId: view.entryId,
      entryGroupId: view.entryGroupId,
      number: matched.layout.isOneModel ? matched.models : 1,
      selections: [],
    };
    this.asked = matched.asked;
    this.bear(view, this.root);
    for (const { of, picks, count } of matched.parts) {
      if ('body' in of) this.addPicks(this.holder(of.body.holders), picks, 1);
      else if (of.slot.option === view) this.addPicks(this.root, picks, count);
      else this.addModels(of.slot, picks, count);
    }
  }

  /**
   * Selects an entry that the unit or one of its models offers (Warlord, an Enhancement), or an upgrade of it, which is then taken too. False
   * if none offers it.
   */
  take(wanted: WantedEntry): boolean {
    for (const { view, selection } of this.bearers) {
      const entry = offeredBy(view, wanted);
      if (entry !== null) return this.select(selection, entry);
    }
    for (const { view, selection } of this.bearers) {
      const way = offeredInside(view, wanted);
      if (way !== null) return this.select(this.held(selection, way.wrapper), way.entry);
    }
    return false;
  }

  /** The selection that would make the unit the Warlord, and the parent of that selection; null if the unit offers none. */
  asWarlord(wanted: WantedEntry): AddedSelection | null {
    for (const { view, selection } of this.bearers) {
      const entry = offeredBy(view, wanted);
      if (entry === null) continue;
      const { entryId, entryGroupId } = entry;
      return { parentId: selection.id, selection: { id: `${selection.id}.w`, entryId, entryGroupId, number: 1, selections: [] } };
    }
    return null;
  }

  private select(parent: SelectionDraft, entry: OptionView): true {
    if (!parent.selections.some(({ entryId }) => entryId === entry.entryId)) this.addWhole(parent, entry);
    return true;
  }

  /** The selection of the entry: the present one, or a new one. */
  private held(parent: SelectionDraft, entry: OptionView): SelectionDraft {
    return parent.selections.find(({ entryId }) => entryId === entry.entryId) ?? this.add(parent, entry, 1);
  }

  /** Adds the entry together with everything it always includes. */
  private addWhole(parent: SelectionDraft, entry: OptionView): void {
    const selection = this.add(parent, entry, 1);
    for (const inner of entriesIn(entry)) {
      const { required } = factsOf(inner);
      if (required > 0) this.add(selection, inner, required);
    }
  }

  private holder(holders: readonly OptionView[]): SelectionDraft {
    return holders.reduce((parent, view) => {
      const known = this.holders.get(view);
      if (known !== undefined) return known;
      const selection = this.add(parent, view, Math.max(1, factsOf(view).required));
      this.holders.set(view, selection);
      this.bear(view, selection);
      return selection;
    }, this.root);
  }

  /** Models whose options all follow their number share one selection; otherwise each model has its own. */
  private addModels({ option, holders }: ModelSlot, picks: readonly Pick[], count: number): void {
    const parent = this.holder(holders);
    const isOne = count === 1 || count > mostApart || picks.every(isCollective);
    for (let model = 0; model < (isOne ? 1 : count); model += 1) {
      const number = isOne ? count : 1;
      const selection = this.add(parent, option, number);
      this.bear(option, selection);
      this.addPicks(selection, picks, number);
    }
  }

  private addPicks(parent: SelectionDraft, picks: readonly Pick[], times: number): void {
    for (const pick of picks) {
      const { option, count, picks: below } = pick;
      if (this.isLeftOut(option)) continue;
      const selection = this.add(parent, option, count * times);
      if (option.type === 'model') this.modelsBorne += selection.number;
      if (!isAskedFor(pick, this.asked) && mayBeHidden(option.option)) this.unasked.push(selection.id);
      this.addPicks(selection, below, count * times);
    }
  }

  private add(parent: SelectionDraft, option: OptionView, number: number): SelectionDraft {
    const id = `${parent.id}.${parent.selections.length + 1}`;
    const selection: SelectionDraft = { id, entryId: option.entryId, entryGroupId: option.entryGroupId, number, selections: [] };
    parent.selections.push(selection);
    return selection;
  }

  private bear(view: OptionView, selection: SelectionDraft): void {
    this.bearers.push({ view, selection });
  }
}

function isCollective({ option, picks }: Pick): boolean {
  return option.collective && picks.every(isCollective);
}

function isAskedFor({ facts, picks }: Pick, asked: ReadonlySet<string>): boolean {
  return facts.answers.some(({ key }) => asked.has(key)) || picks.some((below) => isAskedFor(below, asked));
}

/** Whether the entry or a group around it may be hidden. */
function mayBeHidden({ blueprint, group }: OptionView['option']): boolean {
  return blueprint.hidden || blueprint.effects.hidden.length > 0 || (group !== null && mayBeHidden(group));
}
