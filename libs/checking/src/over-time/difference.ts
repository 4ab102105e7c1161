import type { Params, Path, Sayable } from '#muster/diagnostics';
import type { Messages } from '#muster/messages';

export const LISTS_DIFFER = 'LISTS_DIFFER';
export const DATA_DRIFTED = 'DATA_DRIFTED';

/** Between two lists under one release: what the second has otherwise than the first. */
export const listDifferences = {
  factionChanged: 'The faction is {{after}}; it was {{before}}.',
  detachmentAdded: 'The detachment {{name}} came in.',
  detachmentRemoved: 'The detachment {{name}} went out.',
  limitChanged: 'The limit is {{after}} {{after|one:point|other:points}}; it was {{before}}.',
  totalChanged: 'The army costs {{after}} {{after|one:point|other:points}}; it was {{before}}.',
  modelsChanged: '{{after}} {{after|one:model|other:models}}; it was {{before}}.',
  pointsChanged: '{{after}} {{after|one:point|other:points}}; it was {{before}}.',
  madeWarlord: 'It is the Warlord now.',
  unmadeWarlord: 'It is the Warlord no longer.',
  unitMoved: 'It is in {{after}}; it was in {{before}}.',
  upgradeAdded: '{{name}} came in.',
  upgradeRemoved: '{{name}} went out.',
  wargearChanged: '{{name}}: {{after}}; it was {{before}}.',
} as const satisfies Messages;

/** Between two releases, for one list: what the second has otherwise than the first. */
export const dataDifferences = {
  totalDrifted: 'The army costs {{after}} {{after|one:point|other:points}}; it was {{before}}.',
  headerAppeared: '{{name}} is there now.',
  headerVanished: '{{name}} is there no longer.',
  unitAppeared: 'Its datasheet is there now.',
  unitVanished: 'Its datasheet is there no longer.',
  unitReplaced: 'Its name means another datasheet: {{after}}; it was {{before}}.',
  unitRenamed: 'Its datasheet is named {{after}}; it was {{before}}.',
  priceDrifted: '{{after}} {{after|one:point|other:points}}; it was {{before}}.',
  optionPriceDrifted: '{{name}}: {{after}} {{after|one:point|other:points}} each; it was {{before}}.',
  optionRenamed: '{{before}} is named {{after}}.',
  optionAppeared: '{{name}} is there now.',
  optionVanished: '{{name}} is there no longer.',
  enhancementPriceDrifted: '{{name}}: {{after}} {{after|one:point|other:points}}; it was {{before}}.',
  enhancementOfferAdded: '{{name}} is offered to it now.',
  enhancementOfferRemoved: '{{name}} is offered to it no longer.',
  keywordAdded: 'It has the keyword {{name}} now.',
  keywordRemoved: 'It has the keyword {{name}} no longer.',
  roleChanged: 'Its role is {{after}}; it was {{before}}.',
  sizesChanged: 'It has {{after}} {{after|one:model|other:models}}; it was {{before}}.',
  becameLegends: 'It is Legends now.',
  leftLegends: 'It is Legends no longer.',
} as const satisfies Messages;

export type ListDifferenceKind = keyof typeof listDifferences;
export type DataDifferenceKind = keyof typeof dataDifferences;

/** One thing that is otherwise. `params` holds what the sentence of its kind names: `name`, `before`, `after`. */
export interface Difference<Kind extends string> {
  readonly kind: Kind;
  readonly params: Params;
}

/** The message that says it in words; no kind is both of lists and of releases. */
export function differenceMessage({ kind, params }: Difference<string>): Sayable {
  return { code: kind in listDifferences ? LISTS_DIFFER : DATA_DRIFTED, messageId: kind, params };
}

export type ListDifference = Difference<ListDifferenceKind>;
export type DataDifference = Difference<DataDifferenceKind>;

/** A unit in one of two lists. */
export interface UnitPlace {
  readonly path: Path;
  readonly line: number | null;
  readonly name: string;
  readonly models: number | null;
  readonly points: number | null;
}
