import { evaluate } from '#muster/battlescribe';
import { expect, it } from 'vitest';
import { resolve } from '../look-up.js';
import { inventedRelease } from '../testing/invented-release.js';
import { writtenRoster, type Written } from '../testing/written-roster.js';

function patrol(loadout: readonly Written[]) {
  const { state, resolved } = resolve(writtenRoster([{ name: 'Quay Patrol', loadout }]), inventedRelease);
  const { forces, findings } = evaluate(inventedRelease.game, state);
  const unit = forces[0]?.selections.find(({ name }) => name === 'Quay Patrol');
  const models = Map.groupBy(unit?.selections ?? [], ({ name }) => name);
  return {
    models: Object.fromEntries([...models].map(([name, all]) => [name, all.reduce((sum, { number }) => sum + number, 0)])),
    broken: findings.map(({ kind, count }) => [kind, count]),
    presumed: resolved.units[0]?.presumed?.messageId,
  };
}

it('takes the variant whose wargear the list states for models that it names only together', () => {
  const stated = patrol([{ '9 Patroller': ['9 Baton', '9 Knife', '9 Whistle'] }]);
  expect(stated).toEqual({ models: { 'Patroller w/ baton': 9 }, broken: [], presumed: undefined });
});

it('finds a way that keeps the limits among many that do not', () => {
  const stated = patrol([{ '9 Patroller': ['8 Baton', '9 Knife', '7 Whistle', '1 Lantern', '1 Spyglass', '1 Tally'] }]);
  const special = { 'Patroller w/ Lantern': 1, 'Patroller w/ Spyglass': 1, 'Patroller w/ Tally': 1 };
  expect(stated).toEqual({ models: { ...special, 'Patroller w/ baton': 6 }, broken: [], presumed: undefined });
});

it('still finds a variant of which there are too many', () => {
  const stated = patrol([{ '9 Patroller': ['8 Baton', '9 Knife', '7 Whistle', '2 Lantern'] }]);
  expect(stated).toEqual({ models: { 'Patroller w/ Lantern': 2, 'Patroller w/ baton': 7 }, broken: [['tooMany', 2]], presumed: undefined });
});

it('accuses nobody if there are more ways than it tries', () => {
  const stated = patrol([{ '9 Patroller': ['5 Baton', '5 Knife', '5 Whistle', '2 Lantern', '2 Rattle', '2 Chalk'] }]);
  expect([stated.broken.length > 0, stated.presumed]).toEqual([true, 'notAllWaysTried']);
});
