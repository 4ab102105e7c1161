import { armyUnit, armyWith, type Gap, type Army, type ArmyUnit } from '#muster/army';
import {
  keywordKey,
  type ArmyOption,
  type BearerClause,
  type Datasheet,
  type Detachment,
  type Enhancement,
  type Faction,
  type KeywordExpression,
} from '#muster/catalogue';

const entry = (name: string) => ({ id: keywordKey(name), slug: keywordKey(name).replaceAll(' ', '-'), name, aliases: [] });

/** An invented faction. Every datasheet of the builder belongs to it by default. */
export const ashenPact: Faction = { ...entry('Ashen Pact'), keyword: 'ASHEN PACT', parentId: null, catalogueId: 'ashen-pact' };

export const tidebound: Faction = { ...entry('Tidebound'), keyword: 'TIDEBOUND', parentId: null, catalogueId: 'tidebound' };

type DatasheetFacts = Partial<Omit<Datasheet, 'id' | 'slug' | 'name'>> & {
  readonly minModels?: number;
  readonly maxModels?: number | null;
};

export function datasheet(name: string, keywords: readonly string[] = [], facts: DatasheetFacts = {}): Datasheet {
  const { minModels = 1, maxModels = null, ...rest } = facts;
  return {
    ...entry(name),
    factions: [{ factionId: ashenPact.id, rootId: keywordKey(name), addedKeywords: [], ally: false }],
    legends: false,
    role: null,
    powerRating: null,
    keywords,
    factionKeywords: ['ASHEN PACT'],
    profiles: [],
    weapons: [],
    models: [],
    points: { minModels, maxModels, bySize: [], perModel: [], wargear: [], byCopy: [], complete: true },
    options: [],
    damage: [],
    transport: null,
    abilities: [],
    leads: null,
    ...rest,
  };
}

export function detachment(name: string, facts: Partial<Omit<Detachment, 'id' | 'slug' | 'name'>> = {}): Detachment {
  return {
    ...entry(name),
    factionIds: [ashenPact.id],
    slots: [],
    commandPoints: null,
    ruleName: null,
    grants: [],
    restrictions: [],
    detachmentPoints: null,
    ...facts,
  };
}

export const cinderHost = detachment('Cinder Host');

export function enhancement(name: string, facts: Partial<Omit<Enhancement, 'id' | 'slug' | 'name'>> = {}): Enhancement {
  const bearer: BearerClause = { kind: 'any' };
  return {
    ...entry(name),
    factionIds: [ashenPact.id],
    detachmentIds: [cinderHost.id],
    points: 10,
    bearer,
    upgrade: false,
    offeredBy: [],
    ...facts,
  };
}

export function armyOption(kind: ArmyOption['kind'], name: string, eligibility: KeywordExpression | null = null): ArmyOption {
  return { ...entry(name), kind, factionIds: [ashenPact.id], points: 0, commandPoints: null, group: null, eligibility };
}

/** A place that does not belong to a particular unit. */
export const somewhere = (...path: (string | number)[]) => ({ path, line: null });

type UnitFacts = Partial<Omit<ArmyUnit, 'unitId' | 'path' | 'datasheet' | 'enhancements' | 'keywords' | 'factionKeywords'>> & {
  readonly enhancements?: readonly Enhancement[];
  /** Keywords that are granted while mustering, in addition to those of the datasheet. */
  readonly granted?: readonly string[];
};

/** A unit that is not yet part of a roster. */
export interface PlannedUnit {
  readonly datasheet: Datasheet;
  readonly facts: UnitFacts;
}

export const unit = (sheet: Datasheet, facts: UnitFacts = {}): PlannedUnit => ({ datasheet: sheet, facts });

/** A resolved 10th edition roster with one known detachment. Fills in the paths. */
export function rosterOf(...units: (Datasheet | PlannedUnit)[]): Army {
  return armyWith({
    edition: '10e',
    pointsLimit: 2000,
    statedPoints: null,
    points: null,
    factions: [ashenPact],
    faction: ashenPact,
    detachments: placed([cinderHost]),
    units: units.map((planned, index) => place('facts' in planned ? planned : unit(planned), index)),
    gaps: [],
  });
}

/** A battle-forged army of several detachments, each with its units in order. */
export function forcesOf(...forces: (readonly [string, ...(Datasheet | PlannedUnit)[]])[]): Army {
  const units = forces.flatMap(([, ...taken], detachmentIndex) =>
    taken.map((planned) => {
      const { datasheet: sheet, facts } = 'facts' in planned ? planned : unit(planned);
      return unit(sheet, { detachment: detachmentIndex, ...facts });
    }),
  );
  return { ...rosterOf(...units), edition: '9e', detachments: placed(forces.map(([name]) => detachment(name))) };
}

export function placed(detachments: readonly Detachment[]): Army['detachments'] {
  return detachments.map((taken, index) => ({ path: ['detachments', index], line: null, detachment: taken }));
}

/** A gap: the list states something of that kind that was not found. */
export function gap(kind: Gap['kind']): Gap {
  const path = [`${kind}s`, 9];
  return { kind, path, review: { code: 'UNRESOLVED_NAME', about: 'text', messageId: 'unknown', params: {}, path, line: null }, params: {} };
}

function place({ datasheet: sheet, facts }: PlannedUnit, index: number): ArmyUnit {
  const { enhancements = [], granted = [], ...rest } = facts;
  const path = ['units', index];
  return armyUnit({
    line: null,
    name: sheet.name,
    models: sheet.points.minModels,
    warlord: false,
    detachment: null,
    statedPoints: null,
    points: 100,
    ...(sheet.role !== null && { role: sheet.role }),
    ...rest,
    unitId: String(index + 1),
    path,
    datasheet: sheet,
    keywords: new Set([...sheet.keywords, ...granted].map(keywordKey)),
    factionKeywords: new Set(sheet.factionKeywords.map(keywordKey)),
    enhancements: enhancements.map((taken, at) => ({ path: [...path, 'enhancements', at], line: null, enhancement: taken })),
  });
}
