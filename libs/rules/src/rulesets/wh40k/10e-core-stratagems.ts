import type { CoreStratagem } from '../core-stratagem.js';

// The commentary and the quick rules print the cost of Heroic Intervention only; the others are those of the Core Rules.
const printed = 'Core Rules (10th edition), Core Stratagems';

/** The Core Stratagems of the 10th edition. */
export const coreStratagems10e: readonly CoreStratagem[] = [
  { name: 'Command Re-roll', label: 'Battle Tactic', commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Counter-offensive', label: 'Strategic Ploy', commandPoints: 2, cites: printed, once: 'phase' },
  { name: 'Epic Challenge', label: 'Epic Deed', commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Insane Bravery', label: 'Epic Deed', commandPoints: 1, cites: printed, once: 'battle' },
  { name: 'Grenade', label: 'Wargear', commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Tank Shock', label: 'Strategic Ploy', commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Rapid Ingress', label: 'Strategic Ploy', commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Fire Overwatch', label: 'Strategic Ploy', commandPoints: 1, cites: printed, once: 'turn' },
  { name: 'Go to Ground', label: 'Battle Tactic', commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Smokescreen', label: 'Wargear', commandPoints: 1, cites: printed, once: 'phase' },
  {
    name: 'Heroic Intervention',
    label: 'Strategic Ploy',
    commandPoints: 1,
    cites: 'Core Rules Updates 1.8, page 42: Heroic Intervention',
    once: 'phase',
  },
];
