import type { Path, ReviewReason } from '#muster/diagnostics';
import {
  battleWithReferences,
  withReferences,
  type Declarations,
  type DeclaredArmyOfRenown,
  type DeclaredBattle,
  type References,
  type UnitId,
} from '#muster/roster';
import type { ArmyDeclarations, ArmyOfRenown, BattleCourse } from '../declarations.js';
import {
  keywordKey,
  keywordVocabulary,
  readKeywordClause,
  selectableKey,
  type IndexedRelease,
  type KeywordExpression,
} from '#muster/catalogue';
import type { ArmyDetachment, ArmyUnit } from '../army-unit.js';

/** Units and detachments by the id or index that the written roster uses for them. */
export interface Found {
  readonly units: ReadonlyMap<UnitId, ArmyUnit>;
  readonly detachments: ReadonlyMap<number, ArmyDetachment>;
}

/**
 * Resolves the units and detachments named in declarations. A declaration that names a unit or detachment that was not found is left out.
 */
export function declarationsOf(
  { armyOfRenown, ...declared }: Declarations,
  found: Found,
  release: IndexedRelease,
): { readonly declarations: ArmyDeclarations; readonly review: readonly ReviewReason[] } {
  const renown = armyOfRenown && armyOfRenownOf(armyOfRenown, release);
  const inOrder = [...found.detachments.keys()];
  const named = withReferences(declared, {
    unit: (id) => found.units.get(id) ?? null,
    detachment: (at) => found.detachments.get(at) ?? null,
    detachmentAt: (at) => (found.detachments.has(at) ? inOrder.indexOf(at) : null),
    place,
  });
  const { statesAll: _all, units: _notes, detachments: _upgrades, armyOfRenown: _renown, spends, battle, ...others } = named;
  return {
    declarations: {
      ...others,
      ...(spends && { spends: spends.map(withFactionKey) }),
      ...(battle && { battle: withFactionKeys(battle) }),
      ...(renown && { armyOfRenown: renown.army }),
    },
    review: renown?.review ?? [],
  };
}

const place: References<unknown, unknown, unknown, { readonly path: Path; readonly line: null }>['place'] = (list, at) => ({
  path: list === 'events' ? ['declared', 'battle', 'events', at] : ['declared', list, at],
  line: null,
});

/** A CP log without a list: the units that its Stratagems name are unknown. */
export const battleCourse = (battle: DeclaredBattle<unknown>): BattleCourse =>
  withFactionKeys(battleWithReferences<unknown, ArmyUnit, ReturnType<typeof place>>(battle, { unit: () => null, place }));

const withFactionKeys = ({ events, ...course }: BattleCourse): BattleCourse => ({ ...course, events: events.map(withFactionKey) });

const withFactionKey = <Paid extends object & { readonly faction?: string }>(paid: Paid): Paid =>
  paid.faction === undefined ? paid : { ...paid, faction: keywordKey(paid.faction) };

interface RenownRead {
  readonly army: ArmyOfRenown;
  readonly review: readonly ReviewReason[];
}

/** A clause that is not fully understood needs review. If such a clause admits units, none of the admitting clauses can be used. */
function armyOfRenownOf({ name, admits, forbids, requires }: DeclaredArmyOfRenown, { data }: IndexedRelease): RenownRead {
  const { datasheets } = data.readModel;
  const words = datasheets.flatMap((datasheet) => [datasheet.name, ...datasheet.keywords, ...datasheet.factionKeywords]);
  const vocabulary = keywordVocabulary(words);
  const path: Path = ['declared', 'armyOfRenown'];
  const review: ReviewReason[] = [];
  const read = (clauses: readonly string[]): readonly KeywordExpression[] =>
    clauses.flatMap((clause) => {
      const expression = readKeywordClause(clause, vocabulary);
      // A keyword in angle brackets is chosen per unit, so a clause about the whole army cannot be evaluated.
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
