import {
  addChildSelection,
  addForce,
  addRootSelection,
  createRoster,
  duplicateForce,
  duplicateSelection,
  type Edit,
  removeForce,
  removeSelection,
  resizePerModel,
  setCostLimit,
} from '../../../libs/battlescribe/src/building/roster-edit.js';
import { findForce } from '../../../libs/battlescribe/src/building/roster-path.js';
import type { CompiledGame } from '../../../libs/battlescribe/src/evaluate/compile/compile.js';
import { evaluate } from '../../../libs/battlescribe/src/evaluate/evaluate.js';
import type { Evaluation } from '../../../libs/battlescribe/src/evaluate/evaluation.types.js';
import type { Option } from '../../../libs/battlescribe/src/evaluate/compile/option.js';
import { readRosterXml } from '../../../libs/battlescribe/src/read/roster/read-roster-file.js';
import type { RosterState, SelectionState } from '../../../libs/battlescribe/src/roster-state.js';
import { copyCustoms, type Custom, forceIds, idsOf, selectionsIn, withInner } from './case-copies.js';
import type { YamlValue } from './yaml-value.js';

/** The outputs of a step that later steps can use. */
export interface StepOutputs {
  readonly forceId?: string;
  readonly selectionId?: string;
  readonly selections?: ReadonlyMap<string, string>;
}

/** A roster that the actions of a case build. */
export class CaseSession {
  name: string;
  state: RosterState;
  /** Keyed by the id of a force or selection, or by the ids of a force and a category. */
  readonly customs = new Map<string, Custom>();
  private lastId = 0;
  readonly rosterId: string;
  private evaluated: { readonly state: RosterState; readonly evaluation: Evaluation } | null = null;

  constructor(
    readonly game: CompiledGame,
    specId: string,
  ) {
    this.name = specId;
    this.state = createRoster(game);
    this.rosterId = this.newId();
  }

  evaluation(): Evaluation {
    if (this.evaluated?.state !== this.state) {
      const evaluation = evaluate(this.game, this.state, this.evaluated?.evaluation ?? null);
      this.evaluated = { state: this.state, evaluation };
    }
    return this.evaluated.evaluation;
  }

  /** Performs one action and evaluates the result, as the engines do. Throws if the action is impossible. */
  act(action: string, inputs: YamlValue): StepOutputs {
    const outputs = this.perform(action, inputs);
    this.evaluation();
    return outputs;
  }

  private perform(action: string, inputs: YamlValue): StepOutputs {
    const input = (key: string) => inputs.get(key).text();
    switch (action) {
      case 'addForce':
        return this.force(inputs, null);
      case 'addChildForce':
        return this.force(inputs, input('forceId'));
      case 'removeForce':
        return this.replace(removeForce(this.state, input('forceId')));
      case 'duplicateForce':
        return this.duplicateForce(input('forceId'));
      case 'selectEntry':
        return this.select(this.rootOption(input('forceId'), input('entryId')), (option) =>
          addRootSelection(this.game, this.state, input('forceId'), option, this.newId),
        );
      case 'selectChildEntry':
        return this.select(this.childOption(input('selectionId'), input('entryId')), (option) =>
          addChildSelection(this.game, this.state, input('selectionId'), option, this.newId),
        );
      case 'deselectSelection':
        return this.replace(removeSelection(this.state, input('selectionId')));
      case 'duplicateSelection':
        return this.duplicateSelection(input('selectionId'));
      case 'setSelectionCount':
        return this.resize(input('selectionId'), inputs.get('count').number());
      case 'setCostLimit':
        return this.replace(setCostLimit(this.state, input('costTypeId'), inputs.get('value').number()));
      case 'setCustomization':
        return this.customise(inputs);
      case 'loadRoster':
        return this.load(input('content'));
      case 'reload':
      case 'dump':
        return {};
      default:
        throw new Error(`The action "${action}" is unknown.`);
    }
  }

  /** The ids have the same form as those of BattleScribe. */
  private readonly newId = (): string => {
    this.lastId += 1;
    return this.lastId
      .toString(16)
      .padStart(16, '0')
      .replaceAll(/(?<=.)(?=(?:.{4})+$)/g, '-');
  };

  private force(inputs: YamlValue, parentId: string | null): StepOutputs {
    const playable = this.game.catalogues;
    const catalogueId = inputs.get('catalogueId').textOrNull() ?? (playable.length === 1 ? playable[0]?.id : undefined);
    const forceEntryId = inputs.get('forceEntryId').text();
    if (catalogueId === undefined || !this.game.catalogue(catalogueId)?.force(forceEntryId))
      throw new Error('There is no such force entry.');
    const edit = addForce(this.game, this.state, { catalogueId, forceEntryId, parentId }, this.newId);
    return { forceId: this.take(edit), selections: idsByEntry(edit.added) };
  }

  private select(option: Option, add: (option: Option) => Edit): StepOutputs {
    const edit = add(option);
    return { selectionId: this.take(edit), selections: idsByEntry(edit.added) };
  }

  private duplicateForce(id: string): StepOutputs {
    const forceId = this.take(duplicateForce(this.state, id, this.newId));
    const [original, copy] = [findForce(this.state.forces, id), findForce(this.state.forces, forceId)];
    if (!original || !copy) throw new Error(`There is no force "${id}".`);
    copyCustoms(this.customs, forceIds(original), forceIds(copy));
    return { forceId, selections: idsByEntry(selectionsIn(copy)) };
  }

  private duplicateSelection(id: string): StepOutputs {
    const selectionId = this.take(duplicateSelection(this.state, id, this.newId));
    const all = this.state.forces.flatMap(selectionsIn);
    const [original, copy] = [id, selectionId].map((wanted) => all.find((selection) => selection.id === wanted));
    if (!original || !copy) throw new Error(`There is no selection "${id}".`);
    const inside = withInner(copy);
    copyCustoms(this.customs, idsOf(withInner(original)), idsOf(inside));
    return { selectionId, selections: idsByEntry(inside.slice(1)) };
  }

  private rootOption(forceId: string, entryId: string): Option {
    const force = findForce(this.state.forces, forceId);
    const catalogue = force ? this.game.catalogue(force.catalogueId) : null;
    const roots = catalogue?.roots ?? [];
    return chosen(catalogue?.root(entryId) ?? null, roots, entryId);
  }

  private childOption(selectionId: string, entryId: string): Option {
    const parent = this.option(selectionId);
    return chosen(parent.interior.entry(entryId, null), parent.entries, entryId);
  }

  private resize(selectionId: string, count: number): StepOutputs {
    return this.replace(resizePerModel(this.game, this.state, selectionId, this.option(selectionId), count));
  }

  private option(selectionId: string): Option {
    const option = this.evaluation().selection(selectionId)?.option;
    if (!option) throw new Error(`There is no selection "${selectionId}".`);
    return option;
  }

  /** New Recruit does not store notes of a force. */
  private customise(inputs: YamlValue): StepOutputs {
    const forceId = inputs.get('forceId').text();
    const category = inputs.get('categoryEntryId').textOrNull();
    const selection = inputs.get('selectionId').textOrNull();
    const notes = category === null && selection === null && this.game.dialect === 'newrecruit' ? '' : inputs.get('customNotes').text();
    const target = category !== null ? `${forceId} ${category}` : (selection ?? forceId);
    this.customs.set(target, { name: inputs.get('customName').text(), notes });
    return {};
  }

  private load(content: string): StepOutputs {
    const { value } = readRosterXml('roster.ros', new TextEncoder().encode(content));
    if (!value) throw new Error('The roster cannot be read.');
    this.name = value.name;
    const { costLimits, forces } = value;
    return this.replace({ costLimits, forces });
  }

  private take({ state, id }: Edit): string {
    if (id === null) throw new Error('The action changed nothing.');
    this.state = state;
    return id;
  }

  private replace(state: RosterState): StepOutputs {
    this.state = state;
    return {};
  }
}

/** The option with exactly this composite id, or else the first one whose id contains it as a part. */
function chosen(exact: Option | null, options: readonly Option[], id: string): Option {
  const option = exact ?? options.find((candidate) => candidate.suffix.split('::').includes(id));
  if (!option) throw new Error(`There is no entry "${id}" to select.`);
  return option;
}

function idsByEntry(added: readonly SelectionState[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { id, entryId } of added) {
    ids.set(entryId.split('::').at(-1) ?? entryId, id);
    ids.set(entryId, id);
  }
  return ids;
}
