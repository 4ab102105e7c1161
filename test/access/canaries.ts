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
  'event name',
  'event field',
  'house rule',
  'staff name',
  'judge name',
  'claimant name',
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
  'draft label',
  'draft name',
  'draft entry',
  'draft reason',
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
