import type { Dispute } from '#muster/catalogue';
import type { Fact, ReviewReason, Uncertain } from '#muster/diagnostics';
import type { ArmyDetachment, ArmyUnit } from './army-unit.js';

/** Which fact becomes uncertain if a second source states another value. */
const FACT_OF: Readonly<Record<Dispute['field'], Fact>> = {
  points: 'price',
  byCopy: 'price',
  detachmentPoints: 'detachments',
  forceDispositions: 'detachments',
  uniqueTags: 'detachments',
  copies: 'enhancementCount',
};

/** The facts of the army that two sources of the release state differently, so that no error may depend on them alone. */
export function disputedInArmy(detachments: readonly ArmyDetachment[]): Uncertain {
  return Object.fromEntries(
    detachments.flatMap((taken) =>
      (taken.detachment.disputes ?? []).map((dispute) => [FACT_OF[dispute.field], differ(taken.detachment.name, dispute, taken)]),
    ),
  );
}

/** The same for a unit and its Enhancements. What is an Upgrade in one source only may have any bearer. */
export function disputedInUnit({ datasheet, enhancements, path, line }: ArmyUnit): Uncertain {
  const facts = (datasheet.disputes ?? []).map((dispute): Doubted => [
    FACT_OF[dispute.field],
    differ(datasheet.name, dispute, { path, line }),
  ]);
  for (const taken of enhancements) {
    for (const dispute of taken.enhancement.disputes ?? []) {
      const reason = differ(taken.enhancement.name, dispute, taken);
      facts.push([FACT_OF[dispute.field], reason]);
      if (dispute.field === 'copies') facts.push(['enhancementOffer', reason]);
    }
  }
  return Object.fromEntries(facts);
}

type Doubted = readonly [Fact, ReviewReason];

function differ(entry: string, { field, used, other, source }: Dispute, { path, line }: Pick<ReviewReason, 'path' | 'line'>): ReviewReason {
  const params = { entry, used, other, source };
  return { code: 'DATA_GAP', about: FACT_OF[field], messageId: 'sourcesDiffer', params, path, line };
}
