import type { StratagemMoment } from '../../kernel/command-points/stratagem-tables.js';
import type { CoreStratagem } from '../core-stratagem.js';

const printed = 'Core Rules (9th edition), Stratagems';

/** Most of them answer an event and name no phase: the event belongs to one, but a rule may let it happen in another. */
const answering = (turn: StratagemMoment['turn'], phase: StratagemMoment['phases'][number]): StratagemMoment => ({
  phases: [phase],
  turn,
  phaseNamed: false,
});

/** The Core Stratagems of the 9th edition. None of them names a keyword of its target but the TRANSPORT that was destroyed. */
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
