import type { AccountHolder } from './account-holder.js';

export interface KeptRoster {
  readonly id: string;
  readonly revision: number;
  readonly points: number | null;
  readonly verdict: string;
  readonly release: { readonly label: string };
  readonly units: readonly { readonly id: string; readonly name: string }[];
}

export interface RosterAnswer {
  readonly roster: KeptRoster;
  readonly changes: unknown;
  readonly repeated: number | null;
  readonly review: readonly { readonly code: string }[];
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[];
}

const PAYLOAD = `{ roster { id revision points verdict release { label } units { id name } } changes { pointsBefore pointsAfter } repeated
  review { code } userErrors { code path } }`;

/** Calls a mutation that returns a roster. */
export async function mutateRoster(as: AccountHolder, name: string, type: string, input: object): Promise<RosterAnswer> {
  const { answer } = await as.data<{ answer: RosterAnswer }>(`mutation ($input: ${type}!) { answer: ${name}(input: $input) ${PAYLOAD} }`, {
    input,
  });
  return answer;
}

export const importList = async (as: AccountHolder, text: string, more: object = {}): Promise<KeptRoster> =>
  (await mutateRoster(as, 'importRoster', 'ImportRosterInput', { text, release: { label: 'sample-2026-07' }, ...more })).roster;

export const editRoster = (as: AccountHolder, { id, revision }: KeptRoster, intents: readonly object[]): Promise<RosterAnswer> =>
  mutateRoster(as, 'editRoster', 'EditRosterInput', { roster: id, revision, intents });

/** An army of the sample release: a Harbourmaster with a tide clock, his crew, and the Signal Runners. */
export async function harbourArmy(as: AccountHolder, name = 'Night shift'): Promise<KeptRoster> {
  const { roster } = await mutateRoster(as, 'createRoster', 'CreateRosterInput', {
    ...{ name, faction: 'tidewright-league', detachments: ['harbour-watch'], release: { label: 'sample-2026-07' } },
    battleSize: { name: 'Incursion', limit: 1000 },
  });
  const edited = await editRoster(as, roster, [
    { addUnit: { datasheet: 'harbourmaster', as: 'hm' } },
    { setWarlord: { unit: 'hm' } },
    { chooseEntry: { unit: 'hm', entry: 'keel-oath', chosen: true } },
    { addUnit: { datasheet: 'deckhand-company', as: 'crew' } },
    { attach: { leader: 'hm', bodyguard: 'crew' } },
    { addUnit: { datasheet: 'signal-runners' } },
  ]);
  if (edited.userErrors.length > 0) throw new Error(JSON.stringify(edited.userErrors));
  return edited.roster;
}
