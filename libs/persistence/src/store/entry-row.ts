import { type ArmyOption, type Datasheet, type Detachment, type Enhancement, type Faction, keywordKey } from '#muster/catalogue';
import type { AnyEntry, EntryKind } from '../catalogue/entry-kind.js';

/** An entry as a database row: the body, and the columns that lists filter by. */
export interface EntryRow extends Columns {
  readonly kind: EntryKind;
  readonly entryId: string;
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly body: AnyEntry;
}

interface Columns {
  readonly factionIds: readonly string[];
  readonly detachmentIds: readonly string[];
  readonly keywords: readonly string[];
  readonly role: string | null;
  readonly legends: boolean;
  readonly optionKind: string | null;
  readonly points: number | null;
  readonly commandPoints: number | null;
  readonly minModels: number | null;
  readonly maxModels: number | null;
}

const NONE: Columns = {
  factionIds: [],
  detachmentIds: [],
  keywords: [],
  role: null,
  legends: false,
  optionKind: null,
  points: null,
  commandPoints: null,
  minModels: null,
  maxModels: null,
};

export function toEntryRow(kind: EntryKind, entry: AnyEntry): EntryRow {
  return { kind, entryId: entry.id, slug: entry.slug, name: entry.name, aliases: entry.aliases, ...columnsOf(entry), body: entry };
}

function columnsOf(entry: AnyEntry): Columns {
  if ('profiles' in entry) return ofDatasheet(entry);
  if ('slots' in entry) return ofDetachment(entry);
  if ('bearer' in entry) return ofEnhancement(entry);
  if ('eligibility' in entry) return ofArmyOption(entry);
  return ofFaction(entry);
}

function ofFaction({ id, parentId, keyword }: Faction): Columns {
  return { ...NONE, factionIds: parentId === null ? [id] : [id, parentId], keywords: keyword === null ? [] : [keywordKey(keyword)] };
}

function ofDatasheet(datasheet: Datasheet): Columns {
  const { points } = datasheet;
  return {
    ...NONE,
    factionIds: [...new Set(datasheet.factions.map(({ factionId }) => factionId))],
    keywords: [...new Set([...datasheet.keywords, ...datasheet.factionKeywords].map(keywordKey))],
    role: datasheet.role,
    legends: datasheet.legends,
    points: points.bySize[0]?.points ?? null,
    minModels: points.minModels,
    maxModels: points.maxModels,
  };
}

function ofDetachment({ factionIds, commandPoints }: Detachment): Columns {
  return { ...NONE, factionIds, commandPoints };
}

function ofEnhancement({ factionIds, detachmentIds, points }: Enhancement): Columns {
  return { ...NONE, factionIds, detachmentIds, points };
}

function ofArmyOption({ factionIds, points, commandPoints, kind }: ArmyOption): Columns {
  return { ...NONE, factionIds, points, commandPoints, optionKind: kind };
}
