/** What is written in an event. One event runs and has these texts; another one is closed and has its own, such as 'closed event name'. */
export const IN_EVENT = [
  'event name',
  'event field',
  'house rule',
  'staff name',
  'webhook address',
  'player name',
  'team name',
  'organiser column',
  'answer',
  'submitted list',
  'submitted file',
  'admitted list',
  'judge message',
  'override reason',
] as const;

export type InEvent = (typeof IN_EVENT)[number];

export const closed = <Text extends InEvent>(text: Text): `closed ${Text}` => `closed ${text}`;

/** Texts that only some may read, each with a text of its own that is sought everywhere. */
export const CANARIES = [
  'account name',
  'token subject',
  'key name',
  'app name',
  'user id',
  'roster name',
  'roster notes',
  'unit notes',
  'request key',
  'shared roster name',
  'shared roster notes',
  'roster of an app',
  'bulk player',
  'bulk file',
  'bulk list',
  'bulk cell',
  'left out file',
  'unknown unit',
  'expired roster name',
  'expired roster notes',
  'judge name',
  'claimant name',
  ...IN_EVENT,
  ...IN_EVENT.map(closed),
  'draft label',
  'draft name',
  'draft entry',
  'draft reason',
  'withdrawn label',
  'withdrawn name',
  'withdrawn reason',
  'import label',
  'alias name',
  'data version',
] as const;

export type Canary = (typeof CANARIES)[number];

/** Only letters in lower case, so that the keys that names are found by keep it as it is. */
export const textOf = (canary: Canary): string => `qz${canary.replaceAll(' ', '')}zq`;

/** The canaries that are in a text. */
export const canariesIn = (text: string): readonly Canary[] => {
  const lower = text.toLowerCase();
  return CANARIES.filter((canary) => lower.includes(textOf(canary)));
};
