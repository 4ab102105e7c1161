/** One request of the session in docs/api.md. */
export interface Step {
  readonly words: string;
  readonly as: 'administrator' | 'player' | 'anyone';
  readonly query: string;
  /** `$name` stands for a value that an earlier answer contained. */
  readonly variables?: object;
  /** Values of the answer that later steps use and every run makes anew: names, and where they stand in `data`. */
  readonly keeps?: Readonly<Record<string, string>>;
}

const ROSTER = `roster { id revision points verdict units { name points } report { findings { code message path } } }
    userErrors { code message path }`;

export const SESSION: readonly Step[] = [
  {
    words: 'The administrator makes an account and a key for it, once:',
    as: 'administrator',
    query: `mutation CreateAccount {
  createAccount(input: { name: "Me", role: PLAYER }) {
    account { id }
  }
}`,
    keeps: { account: 'createAccount.account.id' },
  },
  {
    words: 'The key is shown only in this answer.',
    as: 'administrator',
    query: `mutation CreateApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
  }
}`,
    variables: { input: { account: '$account', name: 'Laptop', scopes: ['ROSTERS_READ', 'ROSTERS_WRITE'] } },
    keeps: { secret: 'createApiKey.secret' },
  },
  {
    words: 'What there is needs no key. Answers about releases have an `ETag`.',
    as: 'anyone',
    query: `query Shop {
  factions(first: 10) {
    nodes { slug name }
  }
  detachments(filter: { faction: "tidewright-league" }, first: 10) {
    nodes { slug name }
  }
}`,
  },
  {
    words: 'The player makes a roster. Repeat the request with the same `requestKey` if no answer arrives: it is applied once.',
    as: 'player',
    query: `mutation CreateRoster($input: CreateRosterInput!) {
  createRoster(input: $input) {
    ${ROSTER}
  }
}`,
    variables: {
      input: {
        name: 'First army',
        faction: 'tidewright-league',
        detachments: ['harbour-watch'],
        battleSize: { name: 'Incursion', limit: 1000 },
        requestKey: 'create-first-army',
      },
    },
    keeps: { roster: 'createRoster.roster.id' },
  },
  {
    words: 'What can be added, with the price and the intents that add it:',
    as: 'player',
    query: `query WhatCanBeAdded($roster: ID!) {
  suggestions(roster: $roster, kinds: [UNIT], first: 2) {
    totalCount
    nodes { name price allowed stillMissing { message } }
  }
}`,
    variables: { roster: '$roster' },
  },
  {
    words: 'An edit is applied as a whole, also if it makes the roster illegal. `as` names a new unit for later intents of the same edit.',
    as: 'player',
    query: `mutation EditRoster($input: EditRosterInput!) {
  editRoster(input: $input) {
    ${ROSTER}
  }
}`,
    variables: {
      input: {
        roster: '$roster',
        revision: 1,
        intents: [
          { addUnit: { datasheet: 'harbourmaster', as: 'leader' } },
          { setWarlord: { unit: 'leader' } },
          { addUnit: { datasheet: 'siege-dredger' } },
          { addUnit: { datasheet: 'siege-dredger' } },
          { addUnit: { datasheet: 'siege-dredger' } },
          { addUnit: { datasheet: 'siege-dredger', as: 'fourth' } },
        ],
        requestKey: 'take-four-dredgers',
      },
    },
  },
  {
    words: 'Another device still has revision 1. It gets `CONFLICT` and the roster as it is; nothing is changed.',
    as: 'player',
    query: `mutation EditRoster($input: EditRosterInput!) {
  editRoster(input: $input) {
    roster { id revision verdict units { id name } }
    userErrors { code message path }
  }
}`,
    variables: {
      input: { roster: '$roster', revision: 1, intents: [{ rename: { name: 'Dredgers' } }], requestKey: 'rename-on-the-phone' },
    },
    keeps: { fourth: 'editRoster.roster.units.4.id' },
  },
  {
    words: 'It sends both again for revision 2: the name, and without the fourth dredger, which the finding named.',
    as: 'player',
    query: `mutation EditRoster($input: EditRosterInput!) {
  editRoster(input: $input) {
    ${ROSTER}
  }
}`,
    variables: {
      input: {
        roster: '$roster',
        revision: 2,
        intents: [{ rename: { name: 'Dredgers' } }, { removeUnit: { unit: '$fourth' } }],
        requestKey: 'rename-and-mend',
      },
    },
  },
  {
    words: 'An impossible edit is refused with the field:',
    as: 'player',
    query: `mutation EditRoster($input: EditRosterInput!) {
  editRoster(input: $input) {
    userErrors { code message path }
  }
}`,
    variables: {
      input: { roster: '$roster', revision: 3, intents: [{ addUnit: { datasheet: 'siege-dredgr' } }], requestKey: 'misspelt-dredger' },
    },
  },
  {
    words: 'The list as text, for the tournament:',
    as: 'player',
    query: `query Export($roster: ID!) {
  roster(id: $roster) {
    export(format: WTC_COMPACT) { text }
  }
}`,
    variables: { roster: '$roster' },
  },
];
