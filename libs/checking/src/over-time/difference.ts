import type { Params, Path, Sayable } from '#muster/diagnostics';
import type { Messages } from '#muster/messages';

export const LISTS_DIFFER = 'LISTS_DIFFER';
export const DATA_DRIFTED = 'DATA_DRIFTED';

/** The kinds of difference between two lists under one release. Each sentence describes the second list. */
export const listDifferences = {
  factionChanged: 'Faction changed: {{after}} (was {{before}}).',
  detachmentAdded: 'Detachment added: {{name}}.',
  detachmentRemoved: 'Detachment removed: {{name}}.',
  limitChanged: 'The limit is now {{after}} {{after|one:point|other:points}} (was {{before}}).',
  totalChanged: 'The army now costs {{after}} {{after|one:point|other:points}} (was {{before}}).',
  modelsChanged: 'Now {{after}} {{after|one:model|other:models}} (was {{before}}).',
  pointsChanged: 'Now {{after}} {{after|one:point|other:points}} (was {{before}}).',
  madeWarlord: 'This unit is now the Warlord.',
  unmadeWarlord: 'This unit is no longer the Warlord.',
  unitMoved: 'Moved to {{after}} (was in {{before}}).',
  upgradeAdded: 'Added: {{name}}.',
  upgradeRemoved: 'Removed: {{name}}.',
  wargearChanged: '{{name}}: now {{after}} (was {{before}}).',
} as const satisfies Messages;

/** The kinds of difference between two releases that affect one list. Each sentence describes the second release. */
export const dataDifferences = {
  totalDrifted: 'The army now costs {{after}} {{after|one:point|other:points}} (was {{before}}).',
  headerAppeared: 'New in the data: {{name}}.',
  headerVanished: 'No longer in the data: {{name}}.',
  detachmentPointsDrifted: '{{name}} now costs {{after}} Detachment {{after|one:Point|other:Points}} (was {{before}}).',
  dispositionAdded: '{{detachment}} now grants the Force Disposition {{name}}.',
  dispositionRemoved: '{{detachment}} no longer grants the Force Disposition {{name}}.',
  tagAdded: '{{detachment}} now has the Unique tag {{name}}.',
  tagRemoved: '{{detachment}} no longer has the Unique tag {{name}}.',
  unitAppeared: "The unit's datasheet is new in the data.",
  unitVanished: "The unit's datasheet is no longer in the data.",
  unitReplaced: "The unit's name now refers to another datasheet: {{after}} (was {{before}}).",
  unitRenamed: "The unit's datasheet is now called {{after}} (was {{before}}).",
  priceDrifted: 'Now {{after}} {{after|one:point|other:points}} (was {{before}}).',
  optionPriceDrifted: '{{name}}: now {{after}} {{after|one:point|other:points}} each (was {{before}}).',
  optionRenamed: '{{before}} is now called {{after}}.',
  optionAppeared: 'New in the data: {{name}}.',
  optionVanished: 'No longer in the data: {{name}}.',
  enhancementPriceDrifted: '{{name}}: now {{after}} {{after|one:point|other:points}} (was {{before}}).',
  enhancementOfferAdded: 'The unit can now take {{name}}.',
  enhancementOfferRemoved: 'The unit can no longer take {{name}}.',
  keywordAdded: 'Keyword added: {{name}}.',
  keywordRemoved: 'Keyword removed: {{name}}.',
  roleChanged: "The unit's role is now {{after}} (was {{before}}).",
  sizesChanged: 'The unit now has {{after}} {{after|one:model|other:models}} (was {{before}}).',
  becameLegends: 'The unit is now Legends.',
  leftLegends: 'The unit is no longer Legends.',
} as const satisfies Messages;

export type ListDifferenceKind = keyof typeof listDifferences;
export type DataDifferenceKind = keyof typeof dataDifferences;

/** A single difference. `params` holds the values that the sentence of its kind names: `name`, `before`, `after`. */
export interface Difference<Kind extends string> {
  readonly kind: Kind;
  readonly params: Params;
}

/**
 * The message of a difference. The kinds of list differences and of data differences are disjoint, so the kind alone determines the
 * message.
 */
export function differenceMessage({ kind, params }: Difference<string>): Sayable {
  return { code: kind in listDifferences ? LISTS_DIFFER : DATA_DRIFTED, messageId: kind, params };
}

export type ListDifference = Difference<ListDifferenceKind>;
export type DataDifference = Difference<DataDifferenceKind>;

export interface UnitPlace {
  readonly path: Path;
  readonly line: number | null;
  readonly name: string;
  readonly models: number | null;
  readonly points: number | null;
}
