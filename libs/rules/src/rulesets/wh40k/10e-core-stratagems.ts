import type { StratagemMoment, StratagemTarget } from '../../kernel/command-points/stratagem-tables.js';
import type { CoreStratagem } from '../core-stratagem.js';

// Source of all costs except that of Heroic Intervention, which is printed in the commentary and the quick rules.
const printed = 'Core Rules (10th edition), Core Stratagems';

/** The quick rules and the updates print the phase and the turn in which each Stratagem can be used. */
const during = (turn: StratagemMoment['turn'], ...phases: StratagemMoment['phases']): StratagemMoment => ({
  phases,
  turn,
  phaseNamed: true,
});
const on = (has: string): StratagemTarget => ({ has, byWargear: false, excludes: null, unless: null, inReserves: false });
/** For GRENADES and SMOKE: wargear and Enhancements can give these keywords to units whose datasheets lack them. */
const onEquipped = (has: string): StratagemTarget => ({ ...on(has), byWargear: true });
const notOn = (excludes: string, unless: string | null): StratagemTarget => ({
  has: null,
  byWargear: false,
  excludes,
  unless,
  inReserves: false,
});
const inReserves: StratagemTarget = { has: null, byWargear: false, excludes: null, unless: null, inReserves: true };
const anyPhase = during('either', 'command', 'movement', 'shooting', 'charge', 'fight');

export const coreStratagems10e: readonly CoreStratagem[] = [
  {
    name: 'Command Re-roll',
    label: 'Battle Tactic',
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: anyPhase,
    target: null,
  },
  {
    name: 'Counter-offensive',
    label: 'Strategic Ploy',
    commandPoints: 2,
    cites: printed,
    once: 'phase',
    when: during('either', 'fight'),
    target: null,
  },
  {
    name: 'Epic Challenge',
    label: 'Epic Deed',
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: during('either', 'fight'),
    target: on('character'),
  },
  {
    name: 'Insane Bravery',
    label: 'Epic Deed',
    commandPoints: 1,
    cites: printed,
    once: 'battle',
    when: during('own', 'command'),
    target: null,
  },
  {
    name: 'Grenade',
    label: 'Wargear',
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: during('own', 'shooting'),
    target: onEquipped('grenades'),
  },
  {
    name: 'Tank Shock',
    label: 'Strategic Ploy',
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: during('own', 'charge'),
    target: on('vehicle'),
  },
  {
    name: 'Rapid Ingress',
    label: 'Strategic Ploy',
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: during('opponent', 'movement'),
    target: inReserves,
  },
  {
    name: 'Fire Overwatch',
    label: 'Strategic Ploy',
    commandPoints: 1,
    cites: printed,
    once: 'turn',
    when: during('opponent', 'movement', 'charge'),
    target: notOn('titanic', null),
  },
  {
    name: 'Go to Ground',
    label: 'Battle Tactic',
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: during('opponent', 'shooting'),
    target: on('infantry'),
  },
  {
    name: 'Smokescreen',
    label: 'Wargear',
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: during('opponent', 'shooting'),
    target: onEquipped('smoke'),
  },
  {
    name: 'Heroic Intervention',
    label: 'Strategic Ploy',
    commandPoints: 1,
    cites: 'Core Rules Updates 1.8, page 42: Heroic Intervention',
    once: 'phase',
    when: during('opponent', 'charge'),
    target: notOn('vehicle', 'walker'),
  },
];
