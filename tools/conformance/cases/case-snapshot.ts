import type {
  EvaluatedForce,
  EvaluatedSelection,
  Evaluation,
  CostValue,
} from '../../../libs/battlescribe/src/evaluate/evaluation.types.js';
import { type CaseError, caseErrors } from './case-errors.js';
import { selectionCategories } from '../../../libs/battlescribe/src/evaluate/roster/listed-categories.js';
import { forcePublications } from '../../../libs/battlescribe/src/evaluate/information.js';
import type { CaseSession } from './case-session.js';

/** A part of a state in the form that cases compare, with the keys that cases use. */
export type Snapshot = { readonly [key: string]: string | number | boolean | readonly Snapshot[] };

export interface RosterSnapshot {
  readonly roster: Snapshot;
  readonly errors: readonly CaseError[];
}

/** The session's state in the order in which its engine shows it. */
export function snapshot(session: CaseSession): RosterSnapshot {
  const evaluation = session.evaluation();
  const { game } = session;
  const forces = orderedForces(session, evaluation.forces, true).map((force) => forceSnapshot(session, evaluation, force));
  const costs = costSnapshots(session, evaluation.costs);
  return {
    roster: {
      name: session.name,
      gameSystemId: game.links.gameSystem?.id ?? '',
      gameSystemName: game.links.gameSystem?.name ?? '',
      forceCount: evaluation.forces.length,
      selectionCount: evaluation.forces.reduce((sum, force) => sum + force.selections.length, 0),
      forces,
      costCount: costs.length,
      costs,
      costLimitCount: session.state.costLimits.length,
      costLimits: session.state.costLimits.map(({ typeId, value }) => ({ typeId, name: typeName(session, typeId), value })),
    },
    errors: caseErrors(game, evaluation),
  };
}

function forceSnapshot(session: CaseSession, evaluation: Evaluation, force: EvaluatedForce): Snapshot {
  const catalogue = session.game.catalogue(force.catalogueId);
  const definition = catalogue?.force(force.entryId)?.definition;
  const selections = orderedSelections(session, force).map((selection) => selectionSnapshot(session, evaluation, selection, true));
  const forces = orderedForces(session, force.forces, false).map((child) => forceSnapshot(session, evaluation, child));
  return {
    ...customOf(session, force.id),
    ...informationSnapshot(evaluation, force.id),
    name: force.name,
    entryId: force.entryId,
    catalogueId: force.catalogueId,
    catalogueName: catalogue?.name ?? '',
    hidden: force.hidden,
    page: definition?.page ?? '',
    publicationId: definition?.publicationId ?? '',
    selectionCount: selections.length,
    selections,
    childForceCount: forces.length,
    childForces: forces,
    categoryCount: force.listedCategories.length,
    categories: force.listedCategories.map(({ id, name }) => ({
      ...customOf(session, `${force.id} ${id}`),
      ...{ name, entryId: id, primary: false },
    })),
    publications: forcePublications(session.game, force.catalogueId).map(({ id, name }) => ({ id, name })),
  };
}

function selectionSnapshot(session: CaseSession, evaluation: Evaluation, selection: EvaluatedSelection, isRoot: boolean): Snapshot {
  const { id, entryId, entryGroupId, name, number, hidden, option } = selection;
  const children = ordered(session, selection.selections).map((child) => selectionSnapshot(session, evaluation, child, false));
  const publicationId = option?.blueprint.definition.publicationId ?? '';
  return {
    ...customOf(session, id),
    ...informationSnapshot(evaluation, id),
    name,
    type: selection.type ?? '',
    number,
    hidden,
    entryId,
    entryGroupId: entryGroupId ?? '',
    page: selection.page,
    publicationId,
    publicationName: publicationName(session, publicationId),
    costs: costSnapshots(session, selection.costs),
    childCount: children.length,
    children,
    categories: selectionCategories(selection, isRoot, session.game.dialect).map((category) => ({
      name: category.name,
      entryId: category.id,
      primary: category.primary,
    })),
  };
}

function informationSnapshot(evaluation: Evaluation, id: string): Snapshot {
  const { profiles, rules } = evaluation.information(id) ?? { profiles: [], rules: [] };
  return {
    profiles: profiles.map((profile) => ({
      ...profile,
      hidden: false,
      characteristics: profile.characteristics.map((characteristic) => ({ ...characteristic })),
    })),
    rules: rules.map((rule) => ({ ...rule, hidden: false })),
  };
}

function customOf(session: CaseSession, id: string): Snapshot {
  const custom = session.customs.get(id);
  return { customName: custom?.name ?? '', customNotes: custom?.notes ?? '' };
}

function costSnapshots(session: CaseSession, costs: readonly CostValue[]): readonly Snapshot[] {
  return costs.map(({ typeId, name, value }) => {
    const type = session.game.costTypes.find((candidate) => candidate.id === typeId);
    return { typeId, name, value, hidden: type?.hidden ?? false };
  });
}

function typeName(session: CaseSession, typeId: string): string {
  return session.game.costTypes.find((type) => type.id === typeId)?.name ?? '';
}

function publicationName(session: CaseSession, id: string): string {
  const { links, catalogues } = session.game;
  const files = [links.gameSystem, ...catalogues.map((catalogue) => links.file(catalogue.id))];
  return files.flatMap((file) => file?.publications ?? []).find((publication) => publication.id === id)?.name ?? '';
}

/**
 * BattleScribe sorts everything by name. New Recruit sorts roots by the force's categories first, and then by the names in the data, with
 * numbers sorted by value.
 */
function orderedSelections(session: CaseSession, force: EvaluatedForce): readonly EvaluatedSelection[] {
  const byName = ordered(session, force.selections);
  if (session.game.dialect === 'battlescribe') return byName;
  const place = (selection: EvaluatedSelection) =>
    force.categories.findIndex((category) => selection.categories.some(({ id, primary }) => primary && id === category.id));
  return byName.toSorted((a, b) => place(a) - place(b));
}

function ordered(session: CaseSession, selections: readonly EvaluatedSelection[]): readonly EvaluatedSelection[] {
  if (session.game.dialect === 'battlescribe') return selections.toSorted((a, b) => ordinal(a.name, b.name));
  return selections.toSorted((a, b) => NATURAL.compare(a.option?.name ?? a.name, b.option?.name ?? b.name));
}

function orderedForces(session: CaseSession, forces: readonly EvaluatedForce[], atTop: boolean): readonly EvaluatedForce[] {
  if (session.game.dialect === 'battlescribe') return forces.toSorted((a, b) => ordinal(a.name, b.name));
  if (atTop) return forces.toSorted((a, b) => NATURAL.compare(a.name, b.name));
  return forces.toSorted((a, b) => definitionPlace(session, a) - definitionPlace(session, b));
}

function definitionPlace(session: CaseSession, force: EvaluatedForce): number {
  const all = session.game.catalogue(force.catalogueId)?.allForces ?? [];
  return all.findIndex(({ entryId }) => entryId === force.entryId);
}

const NATURAL = new Intl.Collator('en', { numeric: true });

function ordinal(a: string, b: string): number {
  const left = a.toLowerCase();
  const right = b.toLowerCase();
  return left < right ? -1 : left > right ? 1 : 0;
}
