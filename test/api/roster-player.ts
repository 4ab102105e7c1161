import type { AccountHolder } from './account-holder.js';

const ROSTER = `{ id name revision verdict points pointsLimit faction { slug name } release { label } notes
  detachments { id name force { id } detachment { slug } } forces { id name choices { name } }
  units { id force { id } name datasheet { slug } models points warlord attachedTo { id } embarkedIn { id } reservesReason notes chosenKeywords { keyword choice } choices { id of option name count points } }
  report { verdict findings { code message } } }`;
const PAYLOAD = `{ roster ${ROSTER} changes { pointsBefore pointsAfter units { unit name before after } gained { code } lost { code } }
  repeated review { code message } userErrors { code message path } }`;

export interface Roster {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly verdict: string;
  readonly points: number | null;
  readonly units: readonly {
    readonly id: string;
    readonly name: string;
    readonly models: number;
    readonly points: number;
    readonly [key: string]: unknown;
  }[];
  readonly [key: string]: unknown;
}
export interface Payload {
  readonly roster: Roster;
  readonly changes: { readonly pointsBefore: number; readonly pointsAfter: number; readonly [key: string]: unknown } | null;
  readonly repeated: number | null;
  readonly review: readonly unknown[];
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[]; readonly message: string }[];
}

export const unit = (datasheet: string, more: object = {}): object => ({ addUnit: { datasheet, ...more } });

/**
 * What a player does with rosters at a running API. The account is requested at each call, because accounts are created after the specs
 * have been loaded.
 */
export function rosterPlayer(player: () => AccountHolder) {
  async function mutate(name: string, type: string, input: object, as = player()): Promise<Payload> {
    const data = await as.data<Record<string, Payload>>(`mutation ($input: ${type}!) { answer: ${name}(input: $input) ${PAYLOAD} }`, {
      input,
    });
    const { answer } = data;
    if (!answer) throw new Error('A mutation has a payload.');
    return answer;
  }

  const create = (input: object = {}, as = player()): Promise<Payload> =>
    mutate(
      'createRoster',
      'CreateRosterInput',
      {
        name: 'Night shift',
        faction: 'tidewright-league',
        detachments: ['harbour-watch'],
        battleSize: { name: 'Strike Force', limit: 2000 },
        ...input,
      },
      as,
    );
  const edit = (
    { id, revision }: Pick<Roster, 'id' | 'revision'>,
    intents: readonly object[],
    more: object = {},
    as = player(),
  ): Promise<Payload> => mutate('editRoster', 'EditRosterInput', { roster: id, revision, intents, ...more }, as);
  const find = async (id: string, as = player()): Promise<Roster | null> =>
    (await as.data<{ roster: Roster | null }>(`query ($id: ID!) { roster(id: $id) ${ROSTER} }`, { id })).roster;

  return { mutate, create, edit, find };
}
