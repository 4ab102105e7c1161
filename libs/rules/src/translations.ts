import type { Translations, Words } from '#muster/messages';
import { armyMessages } from './fr/army.messages.js';
import { battleMessages } from './fr/battle.messages.js';
import { ledgerMessages } from './fr/budget.messages.js';
import { detachmentMessages } from './fr/detachment.messages.js';
import { musteringMessages } from './fr/mustering.messages.js';
import { teamMessages } from './fr/team.messages.js';
import { unitMessages } from './fr/unit.messages.js';
import { byCode } from './messages.js';

const words: Words = {
  phase: {
    command: 'de Commandement',
    movement: 'de Mouvement',
    psychic: 'Psychique',
    shooting: 'de Tir',
    charge: 'de Charge',
    fight: 'de Combat',
    morale: 'de Moral',
  },
  phases: {
    'command or movement or shooting or charge or fight': 'de Commandement, de Mouvement, de Tir, de Charge ou de Combat',
    command: 'de Commandement',
    movement: 'de Mouvement',
    'movement or charge': 'de Mouvement ou de Charge',
    shooting: 'de Tir',
    charge: 'de Charge',
    fight: 'de Combat',
  },
  turn: { own: 'du joueur', opponent: 'adverse' },
  size: { 'combat patrol': 'Patrouille de Combat', incursion: 'Incursion', 'strike force': 'Force de Frappe', onslaught: 'Assaut' },
  power: { random: 'un pouvoir tiré au hasard' },
};

/** The translations of `rulesMessages`. */
export const rulesTranslations: Translations = {
  fr: {
    messages: byCode(
      { ...armyMessages, ...detachmentMessages, ...musteringMessages, ...unitMessages, ...battleMessages },
      {
        ...ledgerMessages,
        ...teamMessages,
      },
    ),
    words,
  },
};
