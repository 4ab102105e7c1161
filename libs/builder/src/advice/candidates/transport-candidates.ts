import { matchesIfKnown, selectableKey, type Datasheet, type KeywordExpression } from '#muster/catalogue';
import type { Intent } from '../../edit/intent.js';
import { keysOf, priceOfNext, RANK, type Candidate, type FindCandidates } from '../candidate.js';
import type { StandingUnit } from '../standing-army.js';
import { adding, offeredDatasheets } from './unit-candidates.js';

const TRANSPORT = 'transport';

/** Transports that can carry the units together: first those of the army, then those that can be added. */
export const transportCandidates: FindCandidates = (army, units) => {
  const passengers = units.filter(({ datasheet }) => datasheet.transport === null);
  if (passengers.length === 0) return [];
  const there = army.units
    .filter(({ datasheet }) => carries(datasheet, passengers))
    .map(({ id, name, datasheet }) =>
      candidate({ name, datasheet, source: 'own' }, passengers, embarking(passengers, id), 0, rankOf(datasheet, passengers, RANK.likely)),
    );
  const added = offeredDatasheets(army, (datasheet) => carries(datasheet, passengers)).map((offered) => {
    const intents = [adding(offered, TRANSPORT), ...embarking(passengers, TRANSPORT)];
    const { datasheet, rank, source } = offered;
    const transport = { name: datasheet.name, datasheet, source };
    return candidate(transport, passengers, intents, priceOfNext(datasheet, army), rankOf(datasheet, passengers, rank));
  });
  return [...there, ...added];
};

const embarking = (passengers: readonly StandingUnit[], transport: string): readonly Intent[] =>
  passengers.map(({ id }) => ({ kind: 'embark', unit: id, transport }));

/** A clause that was not understood may admit the units, so the candidate needs review. */
function carries({ transport }: Datasheet, passengers: readonly StandingUnit[]): boolean {
  if (!transport) return false;
  const { passengers: admitted } = transport;
  return admitted === null || passengers.some(({ datasheet }) => admits(admitted, datasheet) !== false);
}

/** Null if the result depends on a keyword in angle brackets, which is selected for each unit. */
function admits(clause: KeywordExpression, datasheet: Datasheet): boolean | null {
  const keys = keysOf(datasheet);
  return matchesIfKnown(clause, (key) => (selectableKey(key) === null ? keys.has(key) : null));
}

function rankOf({ transport }: Datasheet, passengers: readonly StandingUnit[], rank: number): number {
  const admitted = transport?.passengers ?? null;
  const models = passengers.reduce((sum, unit) => sum + (unit.models ?? 0), 0);
  const hasRoom = transport?.models === null || models <= (transport?.models ?? 0);
  const admitsAll = admitted !== null && passengers.every(({ datasheet }) => admits(admitted, datasheet) !== false);
  return hasRoom && admitsAll ? rank : RANK.unlikely;
}

function candidate(
  { name, datasheet: { slug }, source }: Pick<Candidate, 'name' | 'source'> & { readonly datasheet: Datasheet },
  passengers: readonly StandingUnit[],
  intents: readonly Intent[],
  expected: number | null,
  rank: number,
): Candidate {
  return { kind: 'transport', name, units: passengers.map(({ id }) => id), datasheet: slug, intents, expected, rank, source };
}
