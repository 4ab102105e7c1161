import type { CoreStratagem } from '../core-stratagem.js';

const printed = 'Core Rules (9th edition), Stratagems';

/** The Core Stratagems of the 9th edition. */
export const coreStratagems9e: readonly CoreStratagem[] = [
  { name: 'Command Re-roll', label: null, commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Cut Them Down', label: null, commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Desperate Breakout', label: null, commandPoints: 2, cites: printed, once: 'phase' },
  { name: 'Emergency Disembarkation', label: null, commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Fire Overwatch', label: null, commandPoints: 1, cites: printed, once: 'phase' },
  { name: 'Counter-Offensive', label: null, commandPoints: 2, cites: printed, once: 'phase' },
  { name: 'Insane Bravery', label: null, commandPoints: 2, cites: printed, once: 'battle' },
];
