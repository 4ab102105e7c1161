import { closed, type Canary, type InEvent } from './canaries.js';

export const VIEWERS = [
  'anyone',
  'newcomer',
  'another player',
  'another organiser',
  'another app',
  'administrator',
  "the operator's key",
  'owner',
  'app',
  'user of the app',
  'another user of the app',
  'link of a roster',
  'expired link of a roster',
  'link of a job',
  'organiser',
  'organiser of the closed event',
  'judge',
  'link of a player',
  'player with an account',
  'link of the reveal',
  'invitation',
  'link of a player of the closed event',
  'link of the reveal of the closed event',
  'invitation to the closed event',
] as const;
export type ViewerName = (typeof VIEWERS)[number];

/** What a viewer may see while an event runs; after its reveal, and after the viewer's link, key or role has ended, if that differs. */
export interface Sight {
  readonly running: readonly Canary[];
  readonly revealed?: readonly Canary[];
  readonly ended?: readonly Canary[];
}

/**
 * Names that an operator mapped data versions to are public, like the data itself. So are aliases, which are in the files of releases: a
 * check without a server knows them too. Withdrawn releases are listed, because reports name them.
 */
const LISTED: readonly Canary[] = ['data version', 'alias name', 'withdrawn label'];
/** Its content stays readable to whoever names it, so that a verdict given with it can be reproduced; nobody is led to its content. */
const PUBLIC: readonly Canary[] = [...LISTED, 'withdrawn name'];
/** An event stays as it was for its staff until it is deleted: that it is over takes nothing away and opens nothing but its reveal. */
const IN_REVIEW: readonly InEvent[] = [
  ...(['event name', 'event field', 'house rule', 'staff name', 'player name', 'team name', 'organiser column', 'answer'] as const),
  ...(['submitted list', 'submitted file', 'judge message', 'override reason'] as const),
];
/** People and units that occur in both events. */
const IN_BOTH: readonly Canary[] = ['judge name', 'claimant name', 'unknown unit'];
const OF_STAFF: readonly Canary[] = [...PUBLIC, ...IN_BOTH, ...IN_REVIEW];
const OF_STAFF_OF_CLOSED: readonly Canary[] = [...PUBLIC, ...IN_BOTH, ...IN_REVIEW.map(closed)];
/** Administrators see no rosters, no submitted lists and no checked lists. They see the record of an event, which holds what its staff wrote. */
const IN_RECORD: readonly InEvent[] = [
  ...(['event name', 'event field', 'house rule', 'staff name', 'judge message', 'override reason', 'player name'] as const),
];
const OF_ADMINISTRATORS: readonly Canary[] = [
  ...PUBLIC,
  ...(['account name', 'app name', 'claimant name', 'judge name', 'key name', 'import label'] as const),
  ...(['draft label', 'draft name', 'draft entry', 'draft reason', 'withdrawn reason', 'unknown unit'] as const),
  ...IN_RECORD,
  ...IN_RECORD.map(closed),
];

/** Who sees which text that is not for everyone. This list is written manually, independently of what the code does. */
export const SEEN: Readonly<Record<ViewerName, Sight>> = {
  anyone: { running: PUBLIC },
  // Has no id, no label and no link: sees what the lists and what is in force show.
  newcomer: { running: LISTED },
  'another player': { running: PUBLIC },
  'another organiser': { running: PUBLIC },
  'another app': { running: PUBLIC },
  administrator: { running: OF_ADMINISTRATORS },
  "the operator's key": { running: OF_ADMINISTRATORS },
  owner: {
    running: [
      ...PUBLIC,
      ...(['account name', 'token subject', 'key name'] as const),
      ...(['roster name', 'roster notes', 'unit notes', 'shared roster name', 'shared roster notes'] as const),
      ...(['expired roster name', 'expired roster notes'] as const),
    ],
    // Files ask for no key.
    ended: PUBLIC,
  },
  app: { running: [...PUBLIC, 'app name', 'key name', 'user id', 'roster of an app'], ended: PUBLIC },
  'user of the app': { running: [...PUBLIC, 'app name', 'roster of an app'] },
  'another user of the app': { running: [...PUBLIC, 'app name'] },
  // Whoever has only a link sees what anyone does, and this besides.
  'link of a roster': { running: ['shared roster name', 'shared roster notes'], ended: [] },
  'expired link of a roster': { running: [] },
  'link of a job': { running: ['bulk player', 'bulk file', 'bulk list', 'bulk cell', 'left out file', 'unknown unit'], ended: [] },
  organiser: { running: [...OF_STAFF, 'key name', 'webhook address'] },
  'organiser of the closed event': { running: [...OF_STAFF_OF_CLOSED, 'key name', 'closed webhook address'] },
  // Judges both events, and is dismissed from one.
  judge: { running: [...new Set([...OF_STAFF, ...OF_STAFF_OF_CLOSED]), 'key name'], ended: [...OF_STAFF_OF_CLOSED, 'key name'] },
  'link of a player': { running: ['event name', 'event field', 'player name', 'team name', 'answer', 'unknown unit'], ended: [] },
  // Takes part in both events.
  'player with an account': {
    running: [
      ...PUBLIC,
      ...(['claimant name', 'key name', 'event name', 'event field', 'team name'] as const),
      ...(['closed event name', 'closed event field', 'closed team name'] as const),
    ],
  },
  // Revealed lists are written anew: what a player wrote around the list is not shown.
  'link of the reveal': { running: [], revealed: ['event name', 'player name', 'team name'], ended: [] },
  invitation: { running: ['event name'] },
  'link of a player of the closed event': {
    running: [
      ...(['closed event name', 'closed event field', 'closed player name', 'closed team name', 'closed answer', 'unknown unit'] as const),
    ],
  },
  // Its organiser hides the names of players and teams.
  'link of the reveal of the closed event': { running: ['closed event name'] },
  'invitation to the closed event': { running: ['closed event name'] },
};
