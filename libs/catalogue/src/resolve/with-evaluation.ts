import type { EvaluatedSelection, Evaluation } from '@muster/battlescribe';
import { keywordKey } from '../keywords.js';
import type { ResolvedRoster } from '../resolved-roster.js';
import type { ResolvedUnit } from '../resolved-unit.js';
import type { Resolution } from './resolution.js';

const factionPrefix = 'faction: ';

/**
 * Fills in what the evaluator found: the price of every unit, the sum of them, and the keywords in force once the data's own
 * modifiers have applied. A unit with something in no selection has no price, and then the roster has none.
 */
export function withEvaluation(resolution: Resolution, evaluation: Evaluation): ResolvedRoster {
  const { resolved } = resolution;
  const units = resolved.units.map((unit) => withSelection(unit, resolution, evaluation));
  const isPriced = resolution.unpriced.size === 0 && units.every(({ points }) => points !== null);
  return { ...resolved, units, points: isPriced ? units.reduce((sum, unit) => sum + (unit.points ?? 0), 0) : null };
}

function withSelection(unit: ResolvedUnit, { selectionIds, unpriced, release }: Resolution, evaluation: Evaluation): ResolvedUnit {
  const index = Number(unit.path[1]);
  const id = selectionIds.get(index);
  const selection = id === undefined ? null : evaluation.selection(id);
  if (selection === null || selection.option === null) return unit;
  const points = release.pointsTypeId === null || unpriced.has(index) ? null : priceOf(selection, release.pointsTypeId);
  return { ...unit, points, ...keywordsOf(unit, selection) };
}

function priceOf(selection: EvaluatedSelection, typeId: string): number {
  const own = selection.costs.find((cost) => cost.typeId === typeId)?.value ?? 0;
  return selection.selections.reduce((sum, inner) => sum + priceOf(inner, typeId), own);
}

/** What the selection has now, and of the printed keywords those that are not its own or that it has kept. */
function keywordsOf(unit: ResolvedUnit, selection: EvaluatedSelection): Pick<ResolvedUnit, 'keywords' | 'factionKeywords'> {
  const names = selection.categories.map(({ name }) => keywordKey(name));
  const now = names.map(withoutPrefix);
  const lost = new Set(
    (selection.option?.grants ?? []).map(({ link }) => withoutPrefix(keywordKey(link.name))).filter((key) => !now.includes(key)),
  );
  const kept = (before: ReadonlySet<string>): string[] => [...before].filter((key) => !lost.has(key));
  const factionKeys = names.filter((name) => name.startsWith(factionPrefix)).map(withoutPrefix);
  return {
    keywords: new Set([...kept(unit.keywords), ...now]),
    factionKeywords: new Set([...kept(unit.factionKeywords), ...factionKeys]),
  };
}

const withoutPrefix = (key: string): string => (key.startsWith(factionPrefix) ? key.slice(factionPrefix.length) : key);
