import type { PointsTable } from '#muster/catalogue';
import { RANK, type FindCandidates } from '../candidate.js';

/** Maximum number of sizes suggested for a unit in which every size has a price. */
const MOST_SIZES = 30;

/** The larger sizes in which a unit can be bought. */
export const sizeCandidates: FindCandidates = (_, units) =>
  units.flatMap(({ id, name, models, datasheet: { slug, points } }) =>
    models === null
      ? []
      : sizesOf(points)
          .filter((size) => size > models)
          .map((size) => ({
            kind: 'size' as const,
            name: `${name}: ${size}`,
            units: [id],
            datasheet: slug,
            intents: [{ kind: 'resizeUnit' as const, unit: id, models: size }],
            expected: Math.max(0, priceAt(points, size) - priceAt(points, models)),
            rank: RANK.likely,
            source: 'own' as const,
          })),
  );

/** The sizes that have prices; if models are priced individually, every size. */
function sizesOf({ minModels, maxModels, bySize, perModel }: PointsTable): readonly number[] {
  const priced = bySize.flatMap(({ upTo }) => (upTo === null ? [] : [upTo]));
  const every = perModel.length > 0 ? Array.from({ length: MOST_SIZES }, (_, more) => minModels + more) : [];
  const all = [minModels, ...priced, ...every, ...(maxModels === null ? [] : [maxModels])];
  return [...new Set(all)].filter((size) => maxModels === null || size <= maxModels).toSorted((a, b) => a - b);
}

function priceAt({ bySize, perModel }: PointsTable, models: number): number {
  const unit = bySize.find(({ upTo }) => upTo === null || upTo >= models)?.points ?? 0;
  return unit + models * Math.min(...(perModel.length > 0 ? perModel.map(({ points }) => points) : [0]));
}
