import type { RosterFile, RosterForce, RosterSelection, StatedCategory, StatedCost } from '../read/roster/roster-file.js';
import { elementLines, type Element } from './xml-text.js';

const schema = 'http://www.battlescribe.net/schema/rosterSchema';

/**
 * Writes a roster as BattleScribe 2.03 saves it (.ros), with the same elements in the same order. `readRosterFile` reads the same roster
 * back, except for line numbers. A `RosterFile` contains no profiles, rules or notes, so the text does not either.
 */
export function writeRosterFile(file: RosterFile): string {
  const { id, name, battleScribeVersion, generatedBy, gameSystemId, gameSystemName, gameSystemRevision } = file;
  const roster: Element = {
    name: 'roster',
    attributes: {
      id,
      name,
      battleScribeVersion: battleScribeVersion === '' ? '2.03' : battleScribeVersion,
      generatedBy: given(generatedBy),
      gameSystemId,
      gameSystemName,
      gameSystemRevision: numberOrNull(gameSystemRevision),
      xmlns: schema,
    },
    children: [
      ...listOf(
        'costs',
        file.costs.map((cost) => costElement('cost', cost)),
      ),
      ...listOf(
        'costLimits',
        file.costLimits.map((cost) => costElement('costLimit', cost)),
      ),
      ...listOf('forces', file.forces.map(forceElement)),
    ],
  };
  return `${['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>', ...elementLines(roster)].join('\n')}\n`;
}

function forceElement(force: RosterForce): Element {
  const { id, name, entryId, catalogueId, catalogueRevision, catalogueName } = force;
  return {
    name: 'force',
    attributes: { id, name, entryId, catalogueId, catalogueRevision: numberOrNull(catalogueRevision), catalogueName },
    children: [
      ...listOf('selections', force.selections.map(selectionElement)),
      ...listOf('forces', force.forces.map(forceElement)),
      ...listOf(
        'costs',
        force.costs.map((cost) => costElement('cost', cost)),
      ),
      ...listOf(
        'categories',
        force.categories.map((category, index) => categoryElement(category, `${id}-category-${index + 1}`)),
      ),
    ],
  };
}

function selectionElement(selection: RosterSelection): Element {
  const { id, name, customName, entryId, entryGroupId, number, type, group } = selection;
  return {
    name: 'selection',
    attributes: {
      id,
      name,
      customName: given(customName),
      entryId,
      entryGroupId,
      number: String(number),
      type: given(type),
      group: given(group),
    },
    children: [
      ...listOf('selections', selection.selections.map(selectionElement)),
      ...listOf(
        'costs',
        selection.costs.map((cost) => costElement('cost', cost)),
      ),
      ...listOf(
        'categories',
        selection.categories.map((category, index) => categoryElement(category, `${id}-category-${index + 1}`)),
      ),
    ],
  };
}

function costElement(element: 'cost' | 'costLimit', { name, typeId, value }: StatedCost): Element {
  return { name: element, attributes: { name, typeId, value: decimal(value) }, children: [] };
}

function categoryElement({ name, entryId, primary }: StatedCategory, id: string): Element {
  return { name: 'category', attributes: { id, name, entryId, primary: String(primary) }, children: [] };
}

function listOf(name: string, children: readonly Element[]): readonly Element[] {
  return children.length === 0 ? [] : [{ name, attributes: {}, children }];
}

/** Formats numbers as BattleScribe does: `85.0`. */
function decimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

function numberOrNull(value: number | null): string | null {
  return value === null ? null : String(value);
}

function given(text: string): string | null {
  return text === '' ? null : text;
}
