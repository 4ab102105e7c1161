import { selectionCategories } from '../../../libs/battlescribe/src/evaluate/roster/listed-categories.js';
import type { EvaluatedSelection } from '../../../libs/battlescribe/src/evaluate/evaluation.types.js';
import type { RosterFile, RosterForce, RosterSelection, StatedCost } from '../../../libs/battlescribe/src/read/roster/roster-file.js';
import { rosterFileOf } from '../../../libs/battlescribe/src/write/roster-file-of.js';
import { writeRosterFile } from '../../../libs/battlescribe/src/write/write-roster-file.js';
import type { CaseSession } from './case-session.js';

/** The session's roster as a .ros file, with the costs and categories that its engine writes. */
export function exportedRoster(session: CaseSession): string {
  const { game, state, name } = session;
  const evaluation = session.evaluation();
  const files = [game.links.gameSystem, ...game.catalogues.map(({ id }) => game.links.file(id))].filter((file) => file !== null);
  const file = rosterFileOf(state, evaluation, files, session.rosterId, name);
  const selection = (written: RosterSelection, isRoot: boolean): RosterSelection => {
    const evaluated = evaluation.selection(written.id);
    return {
      ...written,
      customName: session.customs.get(written.id)?.name ?? '',
      group: game.dialect === 'battlescribe' ? '' : written.group,
      costs: game.dialect === 'battlescribe' ? withEveryType(written, session) : written.costs,
      categories: evaluated ? categoriesOf(evaluated, isRoot, session) : written.categories,
      selections: written.selections.map((child) => selection(child, false)),
    };
  };
  const force = (written: RosterForce): RosterForce => ({
    ...written,
    selections: written.selections.map((root) => selection(root, true)),
    forces: written.forces.map(force),
  });
  return writeRosterFile({ ...file, costs: totals(file, session), forces: file.forces.map(force) });
}

function categoriesOf(selection: EvaluatedSelection, isRoot: boolean, { game }: CaseSession) {
  return selectionCategories(selection, isRoot, game.dialect).map(({ id: entryId, name, primary }) => ({ entryId, name, primary }));
}

/** BattleScribe writes every type of cost for every selection, including those that are 0. */
function withEveryType({ costs }: RosterSelection, { game }: CaseSession): readonly StatedCost[] {
  const others = game.costTypes.filter(({ id }) => !costs.some(({ typeId }) => typeId === id));
  return [...costs, ...others.map(({ id, name }) => ({ typeId: id, name, value: 0 }))];
}

/** BattleScribe writes the roster's totals sorted by name, without those that are 0. */
function totals({ costs }: RosterFile, { game }: CaseSession): readonly StatedCost[] {
  if (game.dialect !== 'battlescribe') return costs;
  return costs.filter(({ value }) => value !== 0).toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
