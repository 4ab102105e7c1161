import type { StratagemMoment } from '../../kernel/command-points/stratagem-tables.js';
import type { CoreStratagem } from '../core-stratagem.js';

const printed = 'Core Rules (9th edition), Stratagems';

/**
 * Most 9th edition Core Stratagems respond to an event and name no phase. The event belongs to a phase, but a rule may let it happen in
 * another.
 */
const answering = (turn: StratagemMoment['turn'], phase: StratagemMoment['phases'][number]): StratagemMoment => ({
  phases: [phase],
  turn,
  phaseNamed: false,
});

/** None of these Stratagems requires a keyword of its target, except that one targets a destroyed TRANSPORT. */
export const coreStratagems9e: readonly CoreStratagem[] = [
  { name: 'Command Re-roll', label: null, commandPoints: 1, cites: printed, once: 'phase', when: null, target: null },
  {
    name: 'Cut Them Down',
    label: null,
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: answering('opponent', 'movement'),
    target: null,
  },
  {
    name: 'Desperate Breakout',
    label: null,
    commandPoints: 2,
    cites: printed,
    once: 'phase',
    when: { phases: ['movement'], turn: 'own', phaseNamed: true },
    target: null,
  },
  { name: 'Emergency Disembarkation', label: null, commandPoints: 1, cites: printed, once: 'phase', when: null, target: null },
  {
    name: 'Fire Overwatch',
    label: null,
    commandPoints: 1,
    cites: printed,
    once: 'phase',
    when: answering('opponent', 'charge'),
    target: null,
  },
  {
    name: 'Counter-Offensive',
    label: null,
    commandPoints: 2,
    cites: printed,
    once: 'phase',
    when: answering('either', 'fight'),
    target: null,
  },
  {
    name: 'Insane Bravery',
    label: null,
    commandPoints: 2,
    cites: printed,
    once: 'battle',
    when: answering('either', 'morale'),
    target: null,
  },
];
