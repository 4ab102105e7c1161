import type { Resolution } from '#muster/army';
import type { SubjectReading } from '#muster/checking';
import type { Roster, RosterUnit } from '#muster/roster';
import { doubtsOf } from './unit-doubts.js';
import { plainState } from './plain-state.js';
import { NOTHING_DECLARED, PLAIN_RULES, type RosterDeclarations, type RosterDocument } from './roster-document.js';

const UNNAMED = 'Imported roster';

/** A list or file that was read and looked up, as a roster to go on with; `given`: its name, if not its own. What was not found is in the resolution's review reasons. */
export function importedRoster({ roster }: Pick<SubjectReading, 'roster'>, resolution: Resolution, given: string | null): RosterDocument {
  const { pointsLimit, battleSize, name } = roster;
  return {
    name: given ?? name ?? UNNAMED,
    notes: null,
    battleSize: pointsLimit === null ? null : { name: battleSize?.name ?? null, limit: pointsLimit },
    rules: PLAIN_RULES,
    state: plainState(resolution.state),
    declared: {
      ...declaredOf(roster.units, roster.declared ?? {}, resolution.selectionIds),
      doubts: doubtsOf(resolution.review, (index) => resolution.selectionIds.get(index)),
    },
  };
}

/** The list with another battle size in place of its own. */
export function withBattleSize(roster: Roster, { name, limit }: NonNullable<RosterDocument['battleSize']>): Roster {
  return { ...roster, pointsLimit: limit, battleSize: name === null ? null : { name, id: null, line: null } };
}

function declaredOf(
  units: readonly RosterUnit[],
  declared: NonNullable<SubjectReading['roster']['declared']>,
  ids: ReadonlyMap<number, string>,
): RosterDeclarations {
  const attached = [...(declared.attachments ?? []), ...attachedUnits(units)];
  const at = (index: number): string => ids.get(index) ?? '';
  const known = (...indexes: readonly number[]): boolean => indexes.every((index) => ids.has(index));
  return {
    ...NOTHING_DECLARED,
    organisation: declared.organisation ?? null,
    attachments: attached
      .filter(({ leader, bodyguard }) => known(leader, bodyguard))
      .map(({ leader, bodyguard }) => ({ leader: at(leader), bodyguard: at(bodyguard) })),
    passengers: (declared.passengers ?? [])
      .filter(({ unit, transport }) => known(unit, transport))
      .map(({ unit, transport }) => ({ unit: at(unit), transport: at(transport) })),
    reserves: (declared.reserves ?? []).flatMap(({ unit, how }) => (known(unit) ? [{ unit: at(unit), how }] : [])),
    keywordChoices: (declared.units ?? []).flatMap(({ unit, keywordChoices = [] }) =>
      keywordChoices.flatMap(({ keyword, choice }) => (known(unit) && choice !== null ? [{ unit: at(unit), keyword, choice }] : [])),
    ),
  };
}

/** Of each group of attached units: every Leader with the one Bodyguard unit. */
function attachedUnits(units: readonly RosterUnit[]): readonly { readonly leader: number; readonly bodyguard: number }[] {
  const placed = units.flatMap(({ attachment }, index) => (attachment === null ? [] : [{ ...attachment, index }]));
  return placed
    .filter(({ role }) => role !== 'bodyguard')
    .flatMap(({ group, index }) => {
      const bodyguards = placed.filter((one) => one.group === group && one.role === 'bodyguard');
      return bodyguards.length === 1 ? bodyguards.map((bodyguard) => ({ leader: index, bodyguard: bodyguard.index })) : [];
    });
}
