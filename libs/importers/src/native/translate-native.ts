import type { DataFile } from '#muster/battlescribe';
import type { Datasheet, Enhancement, Faction, ReadModel } from '#muster/catalogue';
import type { Reading } from '#muster/diagnostics';
import { byName, sortedUnique } from '../battlescribe/order.js';
import type { NativeDatasheet, NativeEntries, NativeRelease } from './native.types.js';
import { nativeProblem } from './native-messages.js';
import { noNativeEntries } from './parse-native.js';
import { addDatasheet } from './translate/datasheets.js';
import { addDetachment } from './translate/detachments.js';
import { addEnhancement } from './translate/enhancements.js';
import { addFaction } from './translate/factions.js';
import { gameSystem } from './translate/game-system.js';
import { armyOptionRow, datasheetRow, detachmentRow, enhancementRow, factionRow, mayBear } from './translate/read-model.js';
import { ReleaseDraft } from './translate/release-draft.js';
import { slugBook } from './translate/slug-book.js';

/** The two consistent forms of a release: the trees for the evaluator, and the rows people browse. */
export interface NativeTranslation {
  readonly files: readonly DataFile[];
  readonly readModel: ReadModel;
}

/** Translates a manually created release into the same trees and rows that BattleScribe data gives. */
export function translateNative(native: NativeRelease): NativeTranslation {
  const empty = { factions: [], datasheets: [], detachments: [], enhancements: [], armyOptions: [] };
  const base = { edition: native.edition, files: [gameSystem(native)], readModel: empty };
  return addNative(base, native).value;
}

export interface NativeTarget extends NativeTranslation {
  readonly edition: NativeRelease['edition'];
}

/**
 * Adds manually created entries to a release, which may contain BattleScribe data: names are replaced by the ids that the release uses
 * for them. Existing rows and trees are not changed. An entry that could not be added is reported.
 */
export function addNative(base: NativeTarget, entries: NativeEntries): Reading<NativeTranslation> {
  const draft = new ReleaseDraft(base);
  const rows = rowsOf(base.readModel, entries);
  for (const faction of entries.factions) addFaction(faction, draft);
  const factionIds = new Map(rows.detachments.map((row) => [row.id, row.factionIds]));
  for (const detachment of entries.detachments) addDetachment(detachment, factionIds.get(detachment.id) ?? [], draft);
  for (const enhancement of entries.enhancements) {
    const [faction] = rows.enhancements.find(({ id }) => id === enhancement.id)?.factionIds ?? [];
    addEnhancement(enhancement, faction === undefined ? '' : widest(faction, rows.factions), draft);
  }
  for (const sheet of entries.datasheets) {
    const row = rows.datasheets.find(({ id }) => id === sheet.id);
    if (row) addDatasheet(sheet, row, { detachments: rows.detachments, enhancements: enhancementsFor(row, rows) }, draft);
    else draft.diagnostics.push(nativeProblem('noCatalogue', ['faction'], { id: sheet.faction }));
  }
  return { value: { files: draft.files, readModel: sorted(rows) }, diagnostics: draft.diagnostics };
}

/** Translates one datasheet that an administrator adds to a draft. */
export function translateNativeDatasheet(base: NativeTarget, datasheet: NativeDatasheet): Reading<NativeTranslation> {
  return addNative(base, { ...noNativeEntries, datasheets: [datasheet] });
}

function rowsOf(base: ReadModel, entries: NativeEntries): ReadModel {
  const slugs = {
    faction: slugBook(base.factions),
    datasheet: slugBook(base.datasheets),
    detachment: slugBook(base.detachments),
    enhancement: slugBook(base.enhancements),
    armyOption: slugBook(base.armyOptions),
  };
  const factions = [...base.factions, ...entries.factions.map((faction) => factionRow(faction, slugs.faction))];
  const newSheets = entries.datasheets.flatMap((sheet) => {
    const faction = factions.find(({ id }) => id === sheet.faction);
    return faction ? [datasheetRow(sheet, faction, withNarrower([sheet.faction], factions), slugs.datasheet)] : [];
  });
  const datasheets = [...base.datasheets, ...newSheets];
  const newDetachments = entries.detachments.map((detachment) => {
    const ids = withNarrower(detachment.factions, factions).map(({ id }) => id);
    return detachmentRow(detachment, sortedUnique(ids), slugs.detachment);
  });
  const detachments = [...base.detachments, ...newDetachments];
  const newEnhancements = entries.enhancements.map((enhancement) => {
    const offering = detachments.filter(({ id }) => enhancement.detachments.includes(id));
    const factionIds = sortedUnique(offering.flatMap((detachment) => detachment.factionIds));
    return enhancementRow(enhancement, factionIds, { datasheets, detachments }, slugs.enhancement);
  });
  const newOptions = entries.armyOptions.map((option) => armyOptionRow(option, slugs.armyOption));
  return {
    factions,
    datasheets,
    detachments,
    enhancements: [...base.enhancements, ...newEnhancements],
    armyOptions: [...base.armyOptions, ...newOptions],
  };
}

/** The given factions and all factions that belong to them. */
function withNarrower(ids: readonly string[], factions: readonly Faction[]): readonly Faction[] {
  const reached = new Set(ids);
  for (const id of reached) for (const faction of factions) if (faction.parentId === id) reached.add(faction.id);
  return factions.filter(({ id }) => reached.has(id));
}

/** The top-level faction that a faction belongs to. */
function widest(id: string, factions: readonly Faction[]): string {
  const seen = new Set([id]);
  for (const one of seen) {
    const parent = factions.find((faction) => faction.id === one)?.parentId;
    if (parent !== null && parent !== undefined) seen.add(parent);
  }
  return [...seen].at(-1) ?? id;
}

/** The enhancements of the release that the datasheet may bear. */
function enhancementsFor(sheet: Datasheet, { enhancements, detachments }: ReadModel): readonly Enhancement[] {
  return enhancements.filter(({ bearer, factionIds }) => bearer.kind !== 'unread' && mayBear({ bearer }, factionIds, sheet, detachments));
}

function sorted(rows: ReadModel): ReadModel {
  return {
    factions: rows.factions.toSorted(byName),
    datasheets: rows.datasheets.toSorted(byName),
    detachments: rows.detachments.toSorted(byName),
    enhancements: rows.enhancements.toSorted(byName),
    armyOptions: rows.armyOptions.toSorted(byName),
  };
}
