import type { Canary } from './canaries.js';

export const VIEWERS = [
  'anyone',
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
  'link of a job',
  'organiser',
  'judge',
  'link of a player',
  'player with an account',
  'link of the reveal',
  'invitation',
] as const;
export type ViewerName = (typeof VIEWERS)[number];

/** What a viewer may see while an event runs; after its reveal, and after the viewer's link, key or role has ended, if that differs. */
export interface Sight {
  readonly running: readonly Canary[];
  readonly revealed?: readonly Canary[];
  readonly ended?: readonly Canary[];
}

/** Names that an operator mapped data versions to are public, like the data itself. */
const PUBLIC: readonly Canary[] = ['data version'];
const OF_STAFF: readonly Canary[] = [
  ...PUBLIC,
  ...(['event name', 'event field', 'house rule', 'staff name', 'judge name', 'player name', 'claimant name', 'team name'] as const),
  ...(['organiser column', 'answer', 'submitted list', 'submitted file', 'unknown unit', 'judge message', 'override reason'] as const),
];
/** Administrators see no rosters, no submitted lists and no checked lists. They see the record of an event, which holds what its staff wrote. */
const OF_ADMINISTRATORS: readonly Canary[] = [
  ...PUBLIC,
  ...(['account name', 'app name', 'claimant name', 'judge name', 'staff name', 'key name', 'alias name', 'import label'] as const),
  ...(['draft label', 'draft name', 'draft entry', 'draft reason', 'unknown unit'] as const),
  ...(['event name', 'event field', 'house rule', 'judge message', 'override reason', 'player name'] as const),
];

/** Who sees which text that is not for everyone. This list is written manually, independently of what the code does. */
export const SEEN: Readonly<Record<ViewerName, Sight>> = {
  anyone: { running: PUBLIC },
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
    ],
    ended: [],
  },
  app: { running: [...PUBLIC, 'app name', 'key name', 'user id', 'roster of an app'], ended: [] },
  'user of the app': { running: [...PUBLIC, 'app name', 'roster of an app'] },
  'another user of the app': { running: [...PUBLIC, 'app name'] },
  'link of a roster': { running: [...PUBLIC, 'shared roster name', 'shared roster notes'], ended: PUBLIC },
  'link of a job': {
    running: [...PUBLIC, 'bulk player', 'bulk file', 'bulk list', 'bulk cell', 'left out file', 'unknown unit'],
    ended: PUBLIC,
  },
  organiser: { running: [...OF_STAFF, 'key name', 'webhook address'] },
  judge: { running: [...OF_STAFF, 'key name'], ended: [...PUBLIC, 'judge name', 'key name'] },
  'link of a player': {
    running: [...PUBLIC, 'event name', 'event field', 'player name', 'team name', 'answer', 'unknown unit'],
    ended: PUBLIC,
  },
  'player with an account': { running: [...PUBLIC, 'claimant name', 'key name', 'event name', 'event field', 'team name'] },
  // Revealed lists are written anew: what a player wrote around the list is not shown.
  'link of the reveal': {
    running: PUBLIC,
    revealed: [...PUBLIC, 'event name', 'player name', 'team name'],
    ended: PUBLIC,
  },
  invitation: { running: [...PUBLIC, 'event name'] },
};
