import { slugOf } from '#muster/catalogue';
import { anyHidden, modifiersOf, type Guarded } from '#muster/battlescribe';
import type { ImportContext } from '../context.js';
import { plainName } from './detachments.js';
import { detachmentWorld, type DetachmentChoice } from './detachment-choices.js';
import type { FoundOption } from '../option-search.js';
import { sortedUnique } from '../order.js';
import { partsOf, type Reached } from '../tree.js';

export interface Binding {
  readonly detachments: readonly DetachmentChoice[];
  /** Names of the forces that offer the enhancement, if the army's force never does. */
  readonly onlyIn: readonly string[];
}

/**
 * Finds the detachments that offer an enhancement. An enhancement that no roster can take has no binding. Usually the data hides the
 * enhancement unless one of its detachments is chosen. In files of the first year, when each army had one detachment, the group's name or
 * a note names the detachment; otherwise it is the army's only detachment without any enhancement.
 */
export function bindEnhancements(
  context: ImportContext,
  found: readonly FoundOption[],
  choices: readonly DetachmentChoice[],
  byId: ReadonlyMap<string, DetachmentChoice>,
): ReadonlyMap<string, Binding> {
  const reader = new BindingReader(context, byId);
  const bindings = new Map<string, Binding>();
  for (const enhancement of found) {
    const binding = reader.byConditions(enhancement);
    if (binding) bindings.set(enhancement.id, binding);
  }
  const served = new Set([...bindings.values()].flatMap(({ detachments }) => detachments));
  const left = choices.filter((choice) => !served.has(choice) && choice.onlyIn.length === 0);
  for (const enhancement of found) {
    const binding = bindings.get(enhancement.id);
    if (!binding || binding.detachments.length > 0 || binding.onlyIn.length > 0) continue;
    const detachments = reader.byName(enhancement, left) ?? reader.byArmy(enhancement, left);
    if (detachments) bindings.set(enhancement.id, { ...binding, detachments });
  }
  return bindings;
}

class BindingReader {
  private readonly hidden = new Map<Reached, Map<string, boolean>>();
  private readonly mentioned = new Map<Reached, readonly DetachmentChoice[]>();

  constructor(
    private readonly context: ImportContext,
    private readonly byId: ReadonlyMap<string, DetachmentChoice>,
  ) {}

  /** Null if no roster can take the enhancement. */
  byConditions({ paths }: FoundOption): Binding | null {
    const inArmy = this.context.armyForceId === null ? null : this.inForce(paths, this.context.armyForceId);
    if (inArmy) return { detachments: inArmy, onlyIn: sharedForces(inArmy) };
    const elsewhere = this.forces().flatMap(({ id, name }) => {
      const detachments = this.inForce(paths, id);
      return detachments ? [{ name, detachments }] : [];
    });
    if (elsewhere.length === 0) return null;
    const detachments = [...new Set(elsewhere.flatMap((force) => force.detachments))];
    return { detachments, onlyIn: sortedUnique(elsewhere.map((force) => force.name)) };
  }

  /**
   * The detachments that offer the enhancement in a force. Empty if it is offered whatever the detachment is, null if it is never offered.
   */
  private inForce(paths: FoundOption['paths'], forceId: string): readonly DetachmentChoice[] | null {
    const detachments = new Set<DetachmentChoice>();
    let freely = false;
    for (const path of paths) {
      if (!this.hidesPath(path, null, forceId)) freely = true;
      else {
        for (const step of path) {
          for (const choice of this.mentionedBy(step)) {
            if (!detachments.has(choice) && !this.hidesPath(path, choice, forceId)) detachments.add(choice);
          }
        }
      }
    }
    return detachments.size > 0 || freely ? [...detachments] : null;
  }

  private hidesPath(path: readonly Reached[], choice: DetachmentChoice | null, forceId: string): boolean {
    return path.some((step) => this.hides(step, choice, forceId));
  }

  /** Whether a step of the path is certainly hidden. */
  private hides(step: Reached, choice: DetachmentChoice | null, forceId: string): boolean {
    const known = this.hidden.get(step) ?? new Map<string, boolean>();
    this.hidden.set(step, known);
    const key = `${forceId} ${choice?.id ?? ''}`;
    let hides = known.get(key);
    if (hides === undefined) {
      hides = anyHidden(partsOf(step), detachmentWorld(this.context, choice, this.byId, forceId)) === true;
      known.set(key, hides);
    }
    return hides;
  }

  byName({ paths, reached }: FoundOption, left: readonly DetachmentChoice[]): readonly DetachmentChoice[] | null {
    const notes = [reached.node.comment ?? '', ...paths.flatMap((path) => path.map((step) => step.node.name))].map(slugOf);
    const named = left.filter((choice) => notes.some((note) => note.includes(slugOf(plainName(choice.reached.node.name)))));
    return named.length === 1 ? named : null;
  }

  byArmy({ paths }: FoundOption, left: readonly DetachmentChoice[]): readonly DetachmentChoice[] | null {
    const homes = new Set(paths.flatMap((path) => path.map((step) => step.linkFile)));
    const possible = left.filter((choice) => homes.has(choice.reached.file) || choice.catalogues.some((catalogue) => homes.has(catalogue)));
    return possible.length === 1 ? possible : null;
  }

  private forces(): readonly { readonly id: string; readonly name: string }[] {
    return this.context.index.gameSystem?.forceEntries ?? [];
  }

  private mentionedBy(step: Reached): readonly DetachmentChoice[] {
    const known = this.mentioned.get(step);
    if (known) return known;
    const guards = partsOf(step).flatMap((part) => modifiersOf(part).filter(({ modifier }) => modifier.field === 'hidden'));
    const ids = guards.flatMap(({ guards: around }) => around.flatMap((guard) => [...childIds(guard)]));
    const choices = [...new Set(ids)].map((id) => this.byId.get(id)).filter((choice) => choice !== undefined);
    this.mentioned.set(step, choices);
    return choices;
  }
}

/** If all detachments of an enhancement exist only in other forces, the enhancement is offered only there. */
function sharedForces(detachments: readonly DetachmentChoice[]): readonly string[] {
  if (detachments.length === 0 || detachments.some((choice) => choice.onlyIn.length === 0)) return [];
  return sortedUnique(detachments.flatMap((choice) => choice.onlyIn));
}

type ConditionTree = Pick<Guarded, 'conditions' | 'conditionGroups'>;

/** The ids that the conditions of a guard refer to. */
export function* childIds(guard: ConditionTree): Iterable<string> {
  for (const { childId } of guard.conditions ?? []) if (childId !== undefined) yield childId;
  for (const group of guard.conditionGroups ?? []) yield* childIds(group);
}
