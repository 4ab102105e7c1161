import type { Dispute, Entry } from '#muster/catalogue';
import type { Fact, ReviewReason } from '#muster/diagnostics';
import type { ArmyDetachment, ArmyUnit } from './army-unit.js';

/** Which fact becomes uncertain if a second source states another value. Null if the release allows what either of them does. */
const FACT_OF: Readonly<Record<Dispute['field'], Fact | null>> = {
  points: 'price',
  byCopy: 'price',
  detachmentPoints: 'detachments',
  forceDispositions: 'detachments',
  uniqueTags: 'detachments',
  copies: 'enhancementCount',
  leads: null,
  role: 'attachments',
};

/** The facts of the army that two sources of the release state differently, so that no error may depend on them alone. */
export function disputedInArmy(detachments: readonly ArmyDetachment[]): readonly Doubted[] {
  return detachments.flatMap((taken) => doubtsAbout(taken.detachment, taken));
}

/** The same for a unit and its Enhancements. What is an Upgrade in one source only may have any bearer. */
export function disputedInUnit({ datasheet, enhancements, path, line }: ArmyUnit): readonly Doubted[] {
  const own = doubtsAbout(datasheet, { path, line });
  if (enhancements.length === 0) return own;
  const ofEnhancements = enhancements.flatMap((taken): readonly Doubted[] =>
    doubtsAbout(taken.enhancement, taken).flatMap(([fact, reason]): readonly Doubted[] =>
      fact === 'enhancementCount'
        ? [
            [fact, reason],
            ['enhancementOffer', reason],
          ]
        : [[fact, reason]],
    ),
  );
  return [...own, ...ofEnhancements];
}

/** A fact, and why it is uncertain. */
export type Doubted = readonly [Fact, ReviewReason];
type Place = Pick<ReviewReason, 'path' | 'line'>;

const NONE: readonly never[] = [];

function doubtsAbout({ name, disputes }: Pick<Entry, 'name' | 'disputes'>, { path, line }: Place): readonly Doubted[] {
  if (disputes === undefined) return NONE;
  return disputes.flatMap(({ field, used, other, source }): readonly Doubted[] => {
    const about = FACT_OF[field];
    const params = { entry: name, used, other, source };
    return about === null ? [] : [[about, { code: 'DATA_GAP', about, messageId: 'sourcesDiffer', params, path, line }]];
  });
}
