import type { ArmyOption, Datasheet, Detachment, Enhancement, Faction, ReadModel } from '#muster/catalogue';

/** The kinds of entries in the read model, each with its type. */
export interface EntryOf {
  readonly faction: Faction;
  readonly datasheet: Datasheet;
  readonly detachment: Detachment;
  readonly enhancement: Enhancement;
  readonly armyOption: ArmyOption;
}

export type EntryKind = keyof EntryOf;

export type AnyEntry = EntryOf[EntryKind];

export const ENTRY_KINDS: readonly EntryKind[] = ['faction', 'datasheet', 'detachment', 'enhancement', 'armyOption'];

/** The read model of the entries of each kind. */
export const readModelOf = (ofKind: <Kind extends EntryKind>(kind: Kind) => readonly EntryOf[Kind][]): ReadModel => ({
  factions: ofKind('faction'),
  datasheets: ofKind('datasheet'),
  detachments: ofKind('detachment'),
  enhancements: ofKind('enhancement'),
  armyOptions: ofKind('armyOption'),
});

/** The entries of a kind in a read model. */
export function entriesOf<Kind extends EntryKind>(readModel: ReadModel, kind: Kind): readonly EntryOf[Kind][] {
  const lists: { readonly [K in EntryKind]: readonly EntryOf[K][] } = {
    faction: readModel.factions,
    datasheet: readModel.datasheets,
    detachment: readModel.detachments,
    enhancement: readModel.enhancements,
    armyOption: readModel.armyOptions,
  };
  return lists[kind];
}
