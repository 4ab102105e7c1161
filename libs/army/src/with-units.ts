import type { ArmyDeclarations } from './declarations.js';
import type { Army } from './army.js';
import type { ArmyUnit } from './army-unit.js';

/** The army with these units in place of its own. What is declared about a unit is then declared about the one that replaces it. */
export function withUnits(army: Army, units: readonly ArmyUnit[]): Army {
  const { declared } = army;
  return { ...army, units, declared: declared && declaredAbout(declared, units) };
}

function declaredAbout(declared: ArmyDeclarations, units: readonly ArmyUnit[]): ArmyDeclarations {
  const byId = new Map(units.map((unit) => [unit.unitId, unit]));
  const now = (unit: ArmyUnit): ArmyUnit => byId.get(unit.unitId) ?? unit;
  const { attachments, passengers, reserves, splits, spends, battle } = declared;
  return {
    ...declared,
    ...(attachments && {
      attachments: attachments.map((one) => ({ ...one, leader: now(one.leader), bodyguard: now(one.bodyguard) })),
    }),
    ...(passengers && { passengers: passengers.map((one) => ({ ...one, unit: now(one.unit), transport: now(one.transport) })) }),
    ...(reserves && { reserves: reserves.map((one) => ({ ...one, unit: now(one.unit) })) }),
    ...(splits && { splits: splits.map((one) => ({ ...one, unit: now(one.unit) })) }),
    ...(spends && { spends: spends.map((one) => (one.unit === undefined ? one : { ...one, unit: now(one.unit) })) }),
    ...(battle && {
      battle: {
        ...battle,
        events: battle.events.map((event) =>
          event.kind === 'stratagem' && event.unit !== undefined ? { ...event, unit: now(event.unit) } : event,
        ),
      },
    }),
  };
}
