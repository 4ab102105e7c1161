import { overlayFault, type Datasheet } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import { ENTRY_KINDS, type AnyEntry, type EntryKind } from '#muster/persistence';
import { editProblem } from '../publishing.messages.js';
import type { DraftEdit } from './draft-edit.js';

export type Change = Extract<DraftEdit, { readonly kind: 'change' }>;

/** Finds an entry of the draft by its id or slug. */
export type FindEntry = (kind: EntryKind, idOrSlug: string) => Promise<AnyEntry | null>;

export interface NamedEdits {
  /** All edits in their order, with ids as targets and fields as overlays store them. Those with problems change nothing. */
  readonly edits: readonly DraftEdit[];
  readonly problems: readonly Diagnostic[];
}

type Tiers = Datasheet['points']['bySize'];

/**
 * Finds what changes refer to by a slug, and what a price refers to. A unit with prices for several sizes has no single price, so a change
 * must name the size: `pointsOfSize` becomes the list of all its prices. `hasId` tells whether the draft has an entry or a node with an id.
 */
export async function namedEdits(edits: readonly DraftEdit[], hasId: (id: string) => boolean, find: FindEntry): Promise<NamedEdits> {
  const problems: Diagnostic[] = [];
  const named: DraftEdit[] = [];
  const changed = new Map<string, Tiers>();
  for (const [at, edit] of edits.entries()) {
    if (edit.kind !== 'change') {
      named.push(edit);
      continue;
    }
    const found = await entriesNamed(edit.target, find);
    const [entry, another] = found;
    const target = hasId(edit.target) || !entry ? edit.target : entry.id;
    if (target !== edit.target && another) {
      problems.push(editProblem('ambiguousTarget', ['edits', at, 'target'], { id: edit.target, names: namesOf(found) }));
    }
    const sheet = entry && 'profiles' in entry ? entry : null;
    const { change, problem } = priced({ ...edit, target }, at, sheet, changed);
    if (problem) problems.push(problem);
    named.push(change);
  }
  return { edits: named, problems };
}

async function entriesNamed(idOrSlug: string, find: FindEntry): Promise<readonly AnyEntry[]> {
  const found = await Promise.all(ENTRY_KINDS.map((kind) => find(kind, idOrSlug)));
  return found.filter((entry) => entry !== null);
}

interface Priced {
  readonly change: Change;
  readonly problem: Diagnostic | null;
}

function priced(change: Change, at: number, sheet: Datasheet | null, changed: Map<string, Tiers>): Priced {
  const tiers = changed.get(change.target) ?? sheet?.points.bySize ?? [];
  const path = ['edits', at, 'field'];
  if (change.field === 'points' && tiers.length > 1 && overlayFault(change.field, change.value) === null)
    return { change, problem: editProblem('severalSizes', path, { name: sheet?.name ?? '', sizes: sizesOf(tiers) }) };
  if (change.field !== 'pointsOfSize') return { change, problem: null };
  const { models, points } = readSize(change.value);
  const tier = tiers.findIndex(({ upTo }) => upTo === models || (upTo === null && models > (tiers.at(-2)?.upTo ?? 0)));
  const after = tiers.map((one, index) => (index === tier ? { ...one, points } : one));
  changed.set(change.target, after);
  const params = { name: sheet?.name ?? change.target, models, sizes: sizesOf(tiers) };
  return {
    change: { ...change, field: 'pointsBySize', value: JSON.stringify(after) },
    problem: tier < 0 && tiers.length > 0 ? editProblem('noSuchSize', path, params) : null,
  };
}

/** The value of `pointsOfSize`: a number of models, and the price of a unit of this size. */
function readSize(value: string): { readonly models: number; readonly points: number } {
  const { models, points }: Readonly<Record<string, unknown>> = Object(JSON.parse(value));
  return { models: Number(models), points: Number(points) };
}

/** For example "10: 85, 20: 165", with the largest number of models of each price. */
const sizesOf = (tiers: Tiers): string => tiers.map(({ upTo, points }) => `${upTo ?? '…'}: ${points}`).join(', ');

const namesOf = (entries: readonly AnyEntry[]): string => entries.map(({ name, id }) => `${name} (${id})`).join(', ');
