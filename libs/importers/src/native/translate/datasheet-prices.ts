import { costName, type CostNode, type LocalConditionGroupNode, type ModifierNode } from '#muster/battlescribe';
import type { NativeDatasheet } from '../native.types.js';
import type { ReleaseDraft } from './release-draft.js';

/** The cost of one unit of the smallest size, without its models and wargear. */
export function unitCosts({ points, powerRating }: NativeDatasheet, draft: ReleaseDraft): readonly CostNode[] {
  const power = draft.costType('power');
  return [
    ...priceOf(points.bySize[0]?.points ?? 0, draft),
    ...(power !== null && powerRating !== null ? [{ typeId: power, name: costName('power'), value: powerRating }] : []),
  ];
}

export function priceOf(points: number, draft: ReleaseDraft): readonly CostNode[] {
  return [{ typeId: draft.costType('points') ?? 'pts', name: costName('points'), value: points }];
}

/** A larger unit has the price of its tier, and later copies have a surcharge. */
export function priceModifiers(sheet: NativeDatasheet, draft: ReleaseDraft): readonly ModifierNode[] {
  const pts = draft.costType('points') ?? 'pts';
  const { bySize, byCopy } = sheet.points;
  return [
    ...bySize.slice(1).map(({ points }, index): ModifierNode => {
      const above = bySize[index]?.upTo ?? 0;
      return { type: 'set', field: pts, value: String(points), conditions: [modelsInUnit(sheet.id, above + 1)] };
    }),
    ...byCopy.map(({ from, points }, index): ModifierNode => {
      const value = String(points - (byCopy[index - 1]?.points ?? 0));
      return { type: 'increment', field: pts, value, localConditionGroups: [copiesBefore(sheet.id, from - 1)] };
    }),
  ];
}

function modelsInUnit(unit: string, value: number): NonNullable<ModifierNode['conditions']>[number] {
  return { type: 'atLeast', value, field: 'selections', scope: unit, childId: 'model', shared: true, includeChildSelections: true };
}

/** The condition that `value` copies of the datasheet come before this one in its force. */
function copiesBefore(sheet: string, value: number): LocalConditionGroupNode {
  const ask = { value: 1, field: 'selections', scope: 'self', childId: sheet, shared: true };
  return {
    type: 'atLeast',
    value,
    field: 'selections',
    scope: 'force',
    shared: true,
    includeChildSelections: true,
    conditions: [
      { ...ask, type: 'instanceOf' },
      { ...ask, type: 'before' },
    ],
  };
}
