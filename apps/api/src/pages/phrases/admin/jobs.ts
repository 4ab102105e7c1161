import { phrases } from '../phrase.js';

/** The queue of the workers. */
export const JOBS = phrases({
  lead: {
    en: 'What workers have still to do, and what used up its tries. A failed job can be tried again once its cause is gone: doing it twice has no further effect.',
    fr: 'Ce que les processus ont encore à faire, et ce qui a épuisé ses essais. Une tâche échouée peut être relancée une fois sa cause disparue : la faire deux fois n’a pas d’autre effet.',
  },
  filter: { en: 'Filter', fr: 'Filtrer' },
  show: { en: 'Show', fr: 'Afficher' },
  any: { en: 'any', fr: 'toutes' },
  depth: { en: 'Jobs by kind', fr: 'Tâches par sorte' },
  kind: { en: 'Kind', fr: 'Sorte' },
  state: { en: 'State', fr: 'État' },
  about: { en: 'About', fr: 'Objet' },
  tries: { en: 'Tries', fr: 'Essais' },
  reason: { en: 'Reason', fr: 'Raison' },
  queued: { en: 'Queued', fr: 'Mise en file' },
  action: { en: 'Action', fr: 'Action' },
  none: { en: 'No job matches.', fr: 'Aucune tâche ne correspond.' },
  count: { en: '{{count}} {{count|one:job|other:jobs}}', fr: '{{count}} {{count|one:tâche|other:tâches}}' },
  redrive: { en: 'Try again', fr: 'Relancer' },
  redriveAll: { en: 'Try all failed ones again', fr: 'Relancer toutes les échouées' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  cancelled: {
    en: '{{count}} {{count|one:job was|other:jobs were}} cancelled.',
    fr: '{{count}} {{count|one:tâche annulée|other:tâches annulées}}.',
  },
  redriven: {
    en: '{{count}} {{count|one:job was|other:jobs were}} put back into the queue.',
    fr: '{{count}} {{count|one:tâche remise|other:tâches remises}} en file.',
  },
});

export const JOB_STATES = phrases({
  waiting: { en: 'waiting', fr: 'en attente' },
  running: { en: 'running', fr: 'en cours' },
  failed: { en: 'failed', fr: 'échouée' },
});

export const QUEUE_WORDS = phrases({
  imports: { en: 'imports', fr: 'importations' },
  'check-lists': { en: 'lists to check', fr: 'listes à vérifier' },
  'roster-checks': { en: 'saved rosters', fr: 'listes enregistrées' },
  'event-checks': { en: 'lists of events', fr: 'listes d’événements' },
  webhooks: { en: 'messages to webhooks', fr: 'messages aux webhooks' },
  upkeep: { en: 'periodic work', fr: 'travaux périodiques' },
});
