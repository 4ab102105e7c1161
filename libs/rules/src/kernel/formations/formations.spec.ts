import { describe, expect, it } from 'vitest';
import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, rosterOf, unit } from '../../testing/roster-builder.js';
import { attachedUnits, startingReserves } from './formations.js';
import { embarkedUnits } from './passengers.js';

const captain = datasheet('Captain');
const squad = datasheet('Squad', [], { minModels: 10 });
const carrier = datasheet('Carrier', ['Transport']);
const army = rosterOf(captain, squad, carrier, carrier);
type Plan = Parameters<typeof declaring>[1];
const led = (plan: Plan = {}, of = army) => declaring(of, { attachments: [[0, 1]], ...plan });
const declaredOf = (plan: Plan) => led(plan).declared ?? {};

describe('Starting Strength of an attached unit', () => {
  const strength = (plan?: Plan, of?: typeof army) => attachedUnits(led(plan, of)).map(({ startingStrength }) => startingStrength);

  it('is that of all its units', () => expect(strength()).toEqual([11]));
  it('of a split unit is that of the part with the Leader', () => expect(strength({ splits: [[1, [5, 5]]] })).toEqual([6]));
  it('is unknown if the parts differ', () => expect(strength({ splits: [[1, [4, 6]]] })).toEqual([null]));

  it('is known if the Leader is embarked with one of two unequal parts', () => {
    const passengers = [
      [0, 2],
      [1, 2, 4],
    ] as const;
    expect(strength({ splits: [[1, [4, 6]]], passengers })).toEqual([5]);
  });

  it('is known if one of two unequal parts is embarked without the Leader', () => {
    expect(strength({ splits: [[1, [4, 6]]], passengers: [[1, 2, 4]] })).toEqual([7]);
  });

  it('is unknown if the size is not stated', () => {
    expect(strength({}, rosterOf(captain, unit(squad, { models: null }), carrier))).toEqual([null]);
  });
});

describe('units embarked', () => {
  const embarked = (plan: Plan) =>
    embarkedUnits(declaredOf(plan)).map((one) => [one.unit.path[1], one.transport.path[1], one.models ?? 'all']);

  it('are the declared ones, and a Leader with its unit', () => {
    expect(embarked({ passengers: [[1, 2]] })).toEqual([
      [1, 2, 'all'],
      [0, 2, 'all'],
    ]);
  });

  it('do not include a Leader that joined the other half', () => {
    expect(embarked({ splits: [[1, [5, 5]]], passengers: [[1, 2, 5]] })).toEqual([[1, 2, 5]]);
  });

  it('include the half that a Leader joined', () => {
    expect(embarked({ splits: [[1, [5, 5]]], passengers: [[0, 2]] })).toEqual([
      [0, 2, 'all'],
      [1, 2, 5],
    ]);
  });
});

describe('units in Reserves', () => {
  const shares = (plan: Plan) => startingReserves(declaredOf(plan)).map(({ unit: one, share }) => [one.path[1], share]);

  it('include attached units', () => {
    expect(shares({ reserves: [[1, 'strategic']] })).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('include half of the unit that the Leader joined, if it was split', () => {
    expect(shares({ splits: [[1, [5, 5]]], reserves: [[0, 'strategic']] })).toEqual([
      [0, 1],
      [1, 0.5],
    ]);
  });
});
