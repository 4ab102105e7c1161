import type { Path, ReviewReason } from '#muster/diagnostics';
import type { Declared, DeclaredArmyOfRenown, DeclaredBattle } from '#muster/roster';
import type { ArmyOfRenown, BattleCourse, CommandPointEvent, Declarations } from '../declarations.js';
import {
  keywordKey,
  keywordVocabulary,
  readKeywordClause,
  selectableKey,
  type IndexedRelease,
  type KeywordExpression,
} from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from '../army-unit.js';

/** By their places in the roster as written. */
export interface FoundPlaces {
  readonly units: ReadonlyMap<number, ArmyUnit>;
  readonly detachments: ReadonlyMap<number, ArmyDetachment>;
}

/** Declarations with the units and detachments that they name; those that name one which was not found are left out. */
export function declarationsOf(
  declared: Declared,
  found: FoundPlaces,
  release: IndexedRelease,
): { readonly declarations: Declarations; readonly review: readonly ReviewReason[] } {
  const renown = declared.armyOfRenown && armyOfRenownOf(declared.armyOfRenown, release);
  const order = declared.detachmentOrder?.flatMap((written) => placeFound(written, found));
  return {
    declarations: {
      ...plainFacts(declared),
      ...(order === undefined ? {} : { detachmentOrder: order }),
      ...formationOf(declared, found),
      ...reinforcementsOf(declared),
      ...(declared.spends === undefined ? {} : { spends: declared.spends.map((spend, at) => spendOf(spend, at, found)) }),
      ...(declared.battle === undefined ? {} : { battle: battleCourse(declared.battle, (unit) => found.units.get(unit)) }),
      ...(renown === undefined ? {} : { armyOfRenown: renown.army }),
    },
    review: renown?.review ?? [],
  };
}

function plainFacts({ organisation, powerLimit, opponentPowerLevel, statedCommandPoints, playerName, armyName }: Declared): Declarations {
  return {
    ...(organisation === undefined ? {} : { organisation }),
    ...(powerLimit === undefined ? {} : { powerLimit }),
    ...(opponentPowerLevel === undefined ? {} : { opponentPowerLevel }),
    ...(statedCommandPoints === undefined ? {} : { statedCommandPoints }),
    ...(playerName === undefined ? {} : { playerName }),
    ...(armyName === undefined ? {} : { armyName }),
  };
}

function placeFound(written: number, { detachments }: FoundPlaces): readonly number[] {
  const taken = detachments.get(written);
  return taken === undefined ? [] : [[...detachments.values()].indexOf(taken)];
}

function formationOf(declared: Declared, { units }: FoundPlaces): Declarations {
  const { attachments, passengers, reserves, splits } = declared;
  return {
    ...(attachments === undefined
      ? {}
      : {
          attachments: attachments.flatMap(({ leader: first, bodyguard: second }, at) => {
            const [leader, bodyguard] = [units.get(first), units.get(second)];
            return leader && bodyguard ? [{ ...place('attachments', at), leader, bodyguard }] : [];
          }),
        }),
    ...(passengers === undefined
      ? {}
      : {
          passengers: passengers.flatMap(({ unit: embarked, transport: carrier, models }, at) => {
            const [unit, transport] = [units.get(embarked), units.get(carrier)];
            return unit && transport ? [{ ...place('passengers', at), unit, transport, ...(models === undefined ? {} : { models }) }] : [];
          }),
        }),
    ...(reserves === undefined
      ? {}
      : {
          reserves: reserves.flatMap(({ unit: placed, how, half }, at) => {
            const unit = units.get(placed);
            return unit ? [{ ...place('reserves', at), unit, how, ...(half === undefined ? {} : { half }) }] : [];
          }),
        }),
    ...(splits === undefined
      ? {}
      : {
          splits: splits.flatMap(({ unit: split, parts }, at) => {
            const unit = units.get(split);
            return unit ? [{ ...place('splits', at), unit, parts }] : [];
          }),
        }),
  };
}

function reinforcementsOf({ reinforcementPoints, reinforcements }: Declared): Declarations {
  return {
    ...(reinforcementPoints === undefined ? {} : { reinforcementPoints }),
    ...(reinforcements === undefined
      ? {}
      : { reinforcements: reinforcements.map((added, at) => ({ ...place('reinforcements', at), ...added })) }),
  };
}

function spendOf(
  spend: NonNullable<Declared['spends']>[number],
  at: number,
  found: FoundPlaces,
): NonNullable<Declarations['spends']>[number] {
  const { name, commandPoints, purpose, faction } = spend;
  const detachment = spend.detachment === undefined ? undefined : found.detachments.get(spend.detachment);
  const unit = spend.unit === undefined ? undefined : found.units.get(spend.unit);
  return {
    ...place('spends', at),
    name,
    commandPoints,
    purpose,
    ...(detachment === undefined ? {} : { detachment }),
    ...(unit === undefined ? {} : { unit }),
    ...(faction === undefined ? {} : { faction: keywordKey(faction) }),
  };
}

/** A declared course of CP; `unitAt` finds the units that its Stratagems name. */
export function battleCourse({ events, ...course }: DeclaredBattle, unitAt: (place: number) => ArmyUnit | undefined): BattleCourse {
  const resolved = events.map((event, at): CommandPointEvent => {
    const here = { path: ['declared', 'battle', 'events', at], line: null };
    if (event.kind !== 'stratagem') return { ...event, ...here };
    const { unit: named, faction, ...use } = event;
    const unit = named === undefined ? undefined : unitAt(named);
    return { ...use, ...here, ...(unit === undefined ? {} : { unit }), ...(faction === undefined ? {} : { faction: keywordKey(faction) }) };
  });
  return { ...course, events: resolved };
}

interface RenownRead {
  readonly army: ArmyOfRenown;
  readonly review: readonly ReviewReason[];
}

/** A clause that is not understood in full is for a human: of those that admit, all would be in doubt. */
function armyOfRenownOf({ name, admits, forbids, requires }: DeclaredArmyOfRenown, { data }: IndexedRelease): RenownRead {
  const { datasheets } = data.readModel;
  const words = datasheets.flatMap((datasheet) => [datasheet.name, ...datasheet.keywords, ...datasheet.factionKeywords]);
  const vocabulary = keywordVocabulary(words);
  const path: Path = ['declared', 'armyOfRenown'];
  const review: ReviewReason[] = [];
  const read = (clauses: readonly string[]): readonly KeywordExpression[] =>
    clauses.flatMap((clause) => {
      const expression = readKeywordClause(clause, vocabulary);
      // What a keyword in angle brackets is, is selected unit by unit: no clause of a whole army tells.
      if (expression !== null && !hasSelectable(expression)) return [expression];
      review.push({
        code: 'DATA_GAP',
        about: 'composition',
        messageId: 'clauseNotUnderstood',
        params: { clause, army: name },
        path,
        line: null,
      });
      return [];
    });
  const admitted = admits === null ? null : read(admits);
  const isWhole = admitted !== null && admitted.length === admits?.length;
  return {
    army: { path, line: null, name, admits: isWhole ? { any: admitted } : null, forbids: read(forbids), requires: read(requires) },
    review,
  };
}

function hasSelectable(clause: KeywordExpression): boolean {
  if ('has' in clause) return selectableKey(clause.has) !== null;
  if ('not' in clause) return hasSelectable(clause.not);
  return ('all' in clause ? clause.all : clause.any).some(hasSelectable);
}

function place(list: string, at: number): { readonly path: Path; readonly line: null } {
  return { path: ['declared', list, at], line: null };
}
