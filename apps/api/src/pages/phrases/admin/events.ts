import type { EventRole, EventState } from '#muster/persistence';
import { phrases, type Phrase } from '../phrase.js';

/** The events of all organisers. */
export const ALL_EVENTS = phrases({
  filter: { en: 'Filter', fr: 'Filtrer' },
  show: { en: 'Show', fr: 'Afficher' },
  search: { en: 'Name of the event or of its organiser', fr: 'Nom de l’événement ou de son organisateur' },
  state: { en: 'State', fr: 'État' },
  anyState: { en: 'any', fr: 'tous' },
  name: { en: 'Event', fr: 'Événement' },
  owner: { en: 'Organised by', fr: 'Organisé par' },
  noOwner: { en: 'nobody: hand it over', fr: 'personne : confiez-le' },
  noName: { en: 'an account without a name', fr: 'un compte sans nom' },
  days: { en: 'Dates', fr: 'Dates' },
  fromTo: { en: '{{from}} to {{to}}', fr: 'du {{from}} au {{to}}' },
  players: { en: 'Players', fr: 'Joueurs' },
  toReview: { en: 'Lists to review', fr: 'Listes à examiner' },
  none: { en: 'No event matches.', fr: 'Aucun événement ne correspond.' },
  count: { en: '{{count}} {{count|one:event|other:events}}', fr: '{{count}} {{count|one:événement|other:événements}}' },
  log: { en: 'What administrators changed in this event', fr: 'Ce que des administrateurs y ont changé' },
  role: { en: 'Role', fr: 'Rôle' },
  handOver: { en: 'Hand the event over', fr: 'Confier l’événement' },
  handOverWhy: {
    en: 'The account becomes the only organiser. The organisers before it lose their role, and open invitations of staff end. Judges stay.',
    fr: 'Le compte devient le seul organisateur. Les organisateurs précédents perdent leur rôle, et les invitations en cours prennent fin. Les arbitres restent.',
  },
  account: { en: 'Id or name of the account', fr: 'Id ou nom du compte' },
  handedOver: { en: 'The event was handed over.', fr: 'L’événement est confié au compte.' },
  deleted: { en: 'The event was deleted.', fr: 'L’événement est supprimé.' },
  asStated: { en: 'as each list states', fr: 'comme chaque liste l’indique' },
  inForce: { en: 'in force when a list is judged', fr: 'en vigueur quand une liste est jugée' },
  inForceOn: { en: 'in force on {{date}}', fr: 'en vigueur le {{date}}' },
  created: { en: 'Created', fr: 'Créé' },
});

export const EVENT_STATE_WORDS: Readonly<Record<EventState, Phrase>> = phrases({
  open: { en: 'open for lists', fr: 'ouvert aux listes' },
  locked: { en: 'closed for lists', fr: 'fermé aux listes' },
  over: { en: 'over', fr: 'terminé' },
});

export const EVENT_ROLE_WORDS: Readonly<Record<EventRole, Phrase>> = phrases({
  organiser: { en: 'organiser', fr: 'organisateur' },
  judge: { en: 'judge', fr: 'arbitre' },
});
