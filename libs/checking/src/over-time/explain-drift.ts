import type { EvaluatedSelection } from '#muster/battlescribe';
import { type Gap, type ArmyUnit } from '#muster/army';
import { keywordKey, looseKey, type Datasheet } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import type { Roster, UnitId } from '#muster/roster';
import type { ResolvedSubject } from '../resolved-subject.js';
import { gapsByUnit, nameOfGap, withInner } from './army-view.js';
import { detachmentDrift } from './detachment-drift.js';
import type { DataDifference, DataDifferenceKind } from './difference.js';

/** A unit of the list that differs between the two releases. */
export interface UnitDrift {
  readonly path: Path;
  readonly line: number | null;
  /** The name as written in the list. */
  readonly name: string;
  /** Points of the unit under each release; null if it could not be priced. */
  readonly before: number | null;
  readonly after: number | null;
  readonly differences: readonly DataDifference[];
}

/** The differences between two releases that affect one list. */
export interface ListDrift {
  readonly before: number | null;
  readonly after: number | null;
  readonly differences: readonly DataDifference[];
  /** Units in the order of the list. */
  readonly units: readonly UnitDrift[];
}

/** Compares how two releases resolve the same written list. Pure. */
export function explainDrift(written: Roster, before: ResolvedSubject, after: ResolvedSubject): ListDrift {
  const [one, other] = [sideOf(before, written), sideOf(after, written)];
  const units = written.units.map((unit, index): UnitDrift => {
    const [had, has] = [one.units.get(unit.unitId), other.units.get(unit.unitId)];
    return {
      path: ['units', index],
      line: unit.line,
      name: unit.name,
      before: had?.points ?? null,
      after: has?.points ?? null,
      differences: had && has ? unitDrift({ ...one.side, unit: had }, { ...other.side, unit: has }) : foundOnce(had, has),
    };
  });
  return {
    before: before.roster.points,
    after: after.roster.points,
    differences: [
      ...changed('totalDrifted', before.roster.points, after.roster.points),
      ...appearances(headerGaps(before), headerGaps(after), 'headerAppeared', 'headerVanished'),
      ...detachmentDrift(before, after),
    ],
    units: units.filter(({ differences }) => differences.length > 0),
  };
}

interface Side {
  readonly subject: ResolvedSubject;
  readonly gaps: ReadonlyMap<UnitId | null, readonly Gap[]>;
}

type UnitSide = Side & { readonly unit: ArmyUnit };

function sideOf(subject: ResolvedSubject, written: Roster): { readonly side: Side; readonly units: ReadonlyMap<UnitId, ArmyUnit> } {
  const units = new Map(subject.roster.units.map((unit) => [unit.unitId, unit] as const));
  return { side: { subject, gaps: gapsByUnit(subject.roster.gaps, written) }, units };
}

function foundOnce(before: ArmyUnit | undefined, after: ArmyUnit | undefined): readonly DataDifference[] {
  if (before) return [said('unitVanished')];
  return after ? [said('unitAppeared')] : [];
}

function unitDrift(before: UnitSide, after: UnitSide): readonly DataDifference[] {
  const [one, other] = [before.unit, after.unit];
  return [
    ...datasheetDrift(one.datasheet, other.datasheet),
    ...changed('priceDrifted', one.points, other.points),
    ...enhancementDrift(one, other),
    ...optionDrift(optionsOf(before), optionsOf(after)),
    ...appearances(before.gaps.get(one.unitId) ?? [], after.gaps.get(other.unitId) ?? [], 'optionAppeared', 'optionVanished'),
  ];
}

function datasheetDrift(before: Datasheet, after: Datasheet): readonly DataDifference[] {
  const isAnother = before.id !== after.id && looseKey(before.name) !== looseKey(after.name);
  return [
    ...(isAnother ? changed('unitReplaced', before.name, after.name) : []),
    ...(before.id === after.id ? changed('unitRenamed', before.name, after.name) : []),
    ...changed('sizesChanged', sizes(before), sizes(after)),
    ...changed('roleChanged', before.role, after.role),
    ...(before.legends === after.legends ? [] : [said(after.legends ? 'becameLegends' : 'leftLegends')]),
    ...keywordDrift(before, after),
  ];
}

function sizes({ points: { minModels, maxModels } }: Datasheet): string {
  return maxModels === minModels ? String(minModels) : maxModels === null ? `${minModels}+` : `${minModels}–${maxModels}`;
}

function keywordDrift(before: Datasheet, after: Datasheet): readonly DataDifference[] {
  const [had, has] = [keywordsOf(before), keywordsOf(after)];
  const only = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
    [...one].flatMap(([key, name]) => (other.has(key) ? [] : [name]));
  return [
    ...only(has, had).map((name) => said('keywordAdded', { name })),
    ...only(had, has).map((name) => said('keywordRemoved', { name })),
  ];
}

const keywordsOf = ({ keywords, factionKeywords }: Datasheet): ReadonlyMap<string, string> =>
  new Map([...keywords, ...factionKeywords].map((name) => [keywordKey(name), name]));

function enhancementDrift(before: ArmyUnit, after: ArmyUnit): readonly DataDifference[] {
  return before.enhancements.flatMap(({ enhancement: had, path }) => {
    const has = after.enhancements.find((one) => one.path.join() === path.join())?.enhancement;
    if (!has) return [];
    const { name } = has;
    const [was, is] = [had.offeredBy.includes(before.datasheet.id), has.offeredBy.includes(after.datasheet.id)];
    return [
      ...(had.points === has.points ? [] : [said('enhancementPriceDrifted', { name, before: had.points, after: has.points })]),
      ...(was === is ? [] : [said(is ? 'enhancementOfferAdded' : 'enhancementOfferRemoved', { name })]),
    ];
  });
}

interface PricedOption {
  readonly id: string;
  readonly name: string;
  /** Points of one copy. */
  readonly each: number;
}

/** The options chosen in the unit except its enhancements, by name. */
function optionsOf({ unit, subject: { evaluation, resolution } }: UnitSide): ReadonlyMap<string, PricedOption> {
  const { pointsTypeId, byId } = resolution.release;
  const root = evaluation.selection(resolution.selectionIds.get(unit.unitId) ?? '');
  const chosen = root?.selections.flatMap(withInner) ?? [];
  return new Map(
    chosen.flatMap((selection): readonly (readonly [string, PricedOption])[] => {
      const id = selection.option?.blueprint.definition.id ?? '';
      if (byId.enhancements.has(id)) return [];
      return [[looseKey(selection.name), { id, name: selection.name, each: priceOfOne(selection, pointsTypeId) }]];
    }),
  );
}

function priceOfOne({ costs, number }: EvaluatedSelection, pointsTypeId: string | null): number {
  const cost = costs.find(({ typeId }) => typeId === pointsTypeId)?.value ?? 0;
  return number === 0 ? 0 : cost / number;
}

function optionDrift(before: ReadonlyMap<string, PricedOption>, after: ReadonlyMap<string, PricedOption>): readonly DataDifference[] {
  const byId = new Map([...after.values()].map((option) => [option.id, option]));
  return [...before].flatMap(([key, had]) => {
    const has = after.get(key) ?? byId.get(had.id);
    if (!has) return [];
    return [
      ...(looseKey(had.name) === looseKey(has.name) ? [] : changed('optionRenamed', had.name, has.name)),
      ...(had.each === has.each ? [] : [said('optionPriceDrifted', { name: has.name, before: had.each, after: has.each })]),
    ];
  });
}

const headerGaps = ({ roster }: ResolvedSubject): readonly Gap[] => roster.gaps.filter(({ path }) => path[0] !== 'units');

/** Names that were found in only one of the two releases. */
function appearances(
  before: readonly Gap[],
  after: readonly Gap[],
  appeared: DataDifferenceKind,
  vanished: DataDifferenceKind,
): readonly DataDifference[] {
  const only = (gaps: readonly Gap[], others: readonly Gap[]): readonly Gap[] => {
    const known = new Set(others.map(({ path }) => path.join()));
    return gaps.filter(({ path }) => !known.has(path.join()));
  };
  return [
    ...only(before, after).map((gap) => said(appeared, { name: nameOfGap(gap) })),
    ...only(after, before).map((gap) => said(vanished, { name: nameOfGap(gap) })),
  ];
}

/** A value that is unknown under one of the releases is not reported as a difference. */
function changed<T extends string | number>(kind: DataDifferenceKind, before: T | null, after: T | null): readonly DataDifference[] {
  return before === null || after === null || before === after ? [] : [said(kind, { before, after })];
}

const said = (kind: DataDifferenceKind, params: DataDifference['params'] = {}): DataDifference => ({ kind, params });
