import { phrases } from './phrase.js';

export const EVENTS_NAVIGATION = phrases({
  events: { en: 'Events', fr: 'Événements' },
});

/** The events of an account. */
export const EVENTS = phrases({
  title: { en: 'Your events', fr: 'Vos événements' },
  none: {
    en: 'You organise or judge no event yet. To judge one, open the invitation that its organiser sent you.',
    fr: 'Vous n’organisez et n’arbitrez encore aucun événement. Pour en arbitrer un, ouvrez l’invitation de son organisateur.',
  },
  create: { en: 'New event', fr: 'Nouvel événement' },
  notOrganiser: {
    en: 'Your account cannot create events: ask the administrator for the role of an organiser.',
    fr: 'Votre compte ne peut pas créer d’événement : demandez le rôle d’organisateur à l’administrateur.',
  },
  event: { en: 'Event', fr: 'Événement' },
  days: { en: 'Days', fr: 'Jours' },
  deadline: { en: 'Deadline', fr: 'Date limite' },
  yourRole: { en: 'Your role', fr: 'Votre rôle' },
  role: { en: 'Role', fr: 'Rôle' },
  organiser: { en: 'organiser', fr: 'organisateur' },
  judge: { en: 'judge', fr: 'arbitre' },
  fromTo: { en: '{{from}} to {{to}}', fr: 'du {{from}} au {{to}}' },
  previous: { en: 'Previous', fr: 'Précédent' },
  next: { en: 'Next', fr: 'Suivant' },
});

/** What all pages of one event have in common. */
export const DESK = phrases({
  pages: { en: 'Pages of the event', fr: 'Pages de l’événement' },
  all: { en: 'All events', fr: 'Tous les événements' },
  lists: { en: 'Lists', fr: 'Listes' },
  players: { en: 'Players', fr: 'Joueurs' },
  staff: { en: 'Staff', fr: 'Équipe' },
  reveal: { en: 'Reveal', fr: 'Publication' },
  record: { en: 'Record', fr: 'Journal' },
  settings: { en: 'Settings', fr: 'Réglages' },
  saved: { en: 'Saved.', fr: 'Enregistré.' },
  joined: { en: 'You joined the event.', fr: 'Vous avez rejoint l’événement.' },
  newLink: {
    en: 'This is the new link. Copy it: it is shown only now.',
    fr: 'Voici le nouveau lien. Copiez-le : il n’est affiché que maintenant.',
  },
  refused: { en: 'Not accepted', fr: 'Refusé' },
  onlyOrganisers: {
    en: 'Only the organisers of the event can do this.',
    fr: 'Seuls les organisateurs de l’événement peuvent faire cela.',
  },
  open: { en: 'Lists are due {{deadline}}.', fr: 'Les listes sont attendues pour le {{deadline}}.' },
  late: {
    en: 'The deadline was {{deadline}}; late lists are accepted until {{locks}}.',
    fr: 'La date limite était le {{deadline}} ; les listes en retard sont acceptées jusqu’au {{locks}}.',
  },
  locked: { en: 'Submissions closed {{locks}}.', fr: 'La remise des listes est close depuis le {{locks}}.' },
});
