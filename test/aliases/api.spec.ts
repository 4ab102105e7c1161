import { readFileSync } from 'node:fs';
import { UnknownNameRecorder } from '#muster/checks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishLater, publishUnchanged } from '../api/later-release.js';
import { asAdministrator, ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';

const TABLE = readFileSync(new URL('../../examples/aliases/sample-fr.csv', import.meta.url), 'utf8');
const legal = sampleList('tidewright-harbour-watch-legal');
const foreign = legal.replaceAll('Signal Runners', 'Coursiers du signal');

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

async function send(query: string, input: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { body } = await ask(api, query, { input }, { ...asAdministrator, ...headers });
  return body.errors ?? Object.values(body.data as object)[0];
}

const ERRORS = 'userErrors { code message path }';
const teach = (input: object, headers = {}) =>
  send(
    `mutation ($input: TeachAliasInput!) { teachAlias(input: $input) { alias { id edition kind language name means taughtBy withdrawnAt } ${ERRORS} } }`,
    { edition: 'E10', kind: 'UNIT', name: 'Relayeurs', means: 'Signal Runners', ...input },
    headers,
  );
const withdraw = (input: object) =>
  send(
    `mutation ($input: WithdrawAliasInput!) { withdrawAlias(input: $input) { alias { name withdrawnBy withdrawnAt } ${ERRORS} } }`,
    input,
  );
const accept = (input: object) =>
  send(
    `mutation ($input: AcceptUnresolvedNameInput!) { acceptUnresolvedName(input: $input) { alias { kind language name means } ${ERRORS} } }`,
    input,
  );
const importTable = (csv: string, headers = {}) =>
  send(
    `mutation ($input: ImportAliasesInput!) { importAliases(input: $input) { taught refused lines { line outcome alias { name } message } ${ERRORS} } }`,
    { csv },
    headers,
  );
const check = async (text: string) =>
  send('query ($input: CheckListInput!) { checkList(input: $input) { reports { verdict findings { code message } } } }', {
    text,
    edition: 'E10',
  });
async function aliases(args = '') {
  const { body } = await ask(
    api,
    `{ aliases${args} { totalCount pageInfo { hasNextPage endCursor } nodes { id name withdrawnAt } } }`,
    {},
    asAdministrator,
  );
  return body.data as { aliases: { totalCount: number; pageInfo: { endCursor: string }; nodes: { id: string; name: string }[] } } | null;
}
async function unresolved(args = '') {
  await api.app.get(UnknownNameRecorder).flush();
  const { body } = await ask(
    api,
    `{ unresolvedNames${args} { totalCount nodes { id kind language name lists lastSeen candidates { name likeness entry { __typename slug } } } } }`,
    {},
    asAdministrator,
  );
  return (
    body.data as {
      unresolvedNames: { totalCount: number; nodes: { id: string; name: string; candidates: { name: string }[] }[] };
    }
  ).unresolvedNames;
}

describe('unresolved names', () => {
  it('come with the nearest names, of which one is accepted', async () => {
    expect(await check(foreign)).toMatchObject({ reports: [{ verdict: 'NEEDS_REVIEW' }] });
    const { nodes } = await unresolved('(filter: { edition: E10, kind: UNIT })');
    const signalRunners = { name: 'Signal Runners', entry: { __typename: 'Datasheet', slug: 'signal-runners' } };
    expect(nodes).toMatchObject([{ kind: 'UNIT', language: 'en', name: 'coursiers du signal', lists: 1, candidates: [signalRunners] }]);
    const [name] = nodes;
    expect(await accept({ unresolvedName: name?.id, means: 'signal runners' })).toEqual({
      alias: { kind: 'UNIT', language: 'en', name: 'coursiers du signal', means: 'Signal Runners' },
      userErrors: [],
    });
    expect(await unresolved()).toMatchObject({ totalCount: 0, nodes: [] });
    expect(await check(foreign)).toMatchObject({
      reports: [
        { verdict: 'LEGAL', findings: [{ code: 'ALIAS_USED', message: '"Coursiers du signal" is an alias of "Signal Runners".' }, {}] },
      ],
    });
  });

  it('are counted for lists that become saved rosters, too', async () => {
    const { body } = await ask(
      api,
      'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { account { id } } }',
      { input: { name: 'Ada', role: 'PLAYER' } },
      asAdministrator,
    );
    const account = (body.data as { createAccount: { account: { id: string } } }).createAccount.account.id;
    const key = (await send('mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }', {
      account,
      name: 'Laptop',
      scopes: ['ROSTERS_WRITE'],
    })) as { secret: string };
    const text = legal.replace('Lantern Barge', 'Péniche');
    const imported = await send(
      'mutation ($input: ImportRosterInput!) { importRoster(input: $input) { userErrors { code } } }',
      { text },
      { authorization: `Bearer ${key.secret}` },
    );
    expect(imported).toEqual({ userErrors: [] });
    expect((await unresolved()).nodes).toMatchObject([{ kind: 'UNIT', name: 'peniche', lists: 1 }]);
  });

  it('cannot be accepted for something that the data does not have, or if no check had them', async () => {
    const [name] = (await unresolved()).nodes;
    expect(await accept({ unresolvedName: name?.id, means: 'Ferry' })).toMatchObject({
      alias: null,
      userErrors: [{ code: 'UNKNOWN_NAME' }],
    });
    expect(await accept({ unresolvedName: 'nowhere', means: 'Lantern Barge' })).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('aliases', () => {
  it('are taught once, and withdrawn', async () => {
    const taught = await teach({ language: 'fr' });
    expect(taught).toMatchObject({
      alias: { edition: 'E10', kind: 'UNIT', language: 'fr', name: 'Relayeurs', means: 'Signal Runners', withdrawnAt: null },
      userErrors: [],
    });
    expect(await teach({ language: 'de' })).toEqual(taught);
    const { id } = (taught as { alias: { id: string } }).alias;
    expect(await withdraw({ alias: id, reason: 'wrong' })).toMatchObject({ alias: { name: 'Relayeurs', withdrawnAt: expect.any(String) } });
    expect(await withdraw({ alias: 'nowhere' })).toMatchObject({
      alias: null,
      userErrors: [{ code: 'NOT_FOUND', path: ['input', 'alias'] }],
    });
    expect((await aliases())?.aliases).toMatchObject({ totalCount: 1 });
    expect((await aliases('(filter: { withdrawn: true })'))?.aliases.nodes.map((one) => one.name)).toEqual([
      'Relayeurs',
      'coursiers du signal',
    ]);
  });

  it.each([
    [{ means: 'Signal Runer' }, 'UNKNOWN_NAME', 'The 10e edition has no unit called "Signal Runer". Did you mean: Signal Runners?'],
    [{ means: 'Zeppelin' }, 'UNKNOWN_NAME', 'The 10e edition has no unit called "Zeppelin".'],
    [{ name: 'SIGNAL RUNNERS' }, 'INVALID_ALIAS', 'The alias is the name itself.'],
    [{ name: 'x'.repeat(101) }, 'INVALID_ALIAS', 'The name is longer than 100 characters.'],
    [{ language: 'French' }, 'INVALID_ALIAS', '"French" is not a language code such as fr.'],
  ])('are refused: %j', async (input, code, message) =>
    expect(await teach(input)).toMatchObject({ alias: null, userErrors: [{ code, message }] }),
  );

  it('are refused in French, too', async () =>
    expect(await teach({ means: 'Zeppelin' }, { 'accept-language': 'fr' })).toMatchObject({
      userErrors: [{ message: 'L’édition 10e n’a rien de ce nom (unité) : « Zeppelin ».' }],
    }));

  it('make names that resemble them candidates, too', async () => {
    await teach({ name: 'Relayeurs', means: 'Signal Runners' });
    await check(legal.replaceAll('Signal Runners', 'Les grands Relayeurs'));
    expect((await unresolved('(filter: { kind: UNIT })')).nodes).toContainEqual(
      expect.objectContaining({ name: 'les grands relayeurs', candidates: [expect.objectContaining({ name: 'Signal Runners' })] }),
    );
  });

  it('are imported as a table, with a report for each line', async () => {
    const rest = '10e,fr,unit,Ballon,Zeppelin\n10e,fr,unit,Coursiers,Signal Runners\n10e,fr,unit,Lantern barge,Lantern Barge\n';
    expect(await importTable(TABLE + rest)).toMatchObject({
      taught: 10,
      refused: 1,
      lines: [
        ...Array.from({ length: 10 }, (_, at) => ({ line: at + 2, outcome: 'TAUGHT', message: null })),
        { line: 12, outcome: 'REFUSED', alias: null, message: 'The 10e edition has no unit called "Zeppelin".' },
        { line: 13, outcome: 'DUPLICATE', alias: { name: 'Coursiers' } },
        { line: 14, outcome: 'NEEDLESS', alias: null },
      ],
      userErrors: [],
    });
    expect(await importTable('name\nBallon')).toMatchObject({
      lines: [],
      userErrors: [{ code: 'UNREADABLE_CSV', path: ['input', 'csv'] }],
    });
  });

  it('are listed in pages', async () => {
    const first = await aliases('(first: 2, filter: { search: "cour" })');
    expect(first?.aliases).toMatchObject({ totalCount: 3, nodes: [{}, {}] });
    const next = await aliases(`(first: 2, filter: { search: "cour" }, after: "${first?.aliases.pageInfo.endCursor}")`);
    expect([...(first?.aliases.nodes ?? []), ...(next?.aliases.nodes ?? [])].map(({ name }) => name).toSorted()).toEqual([
      'Coursier',
      'Coursiers',
      'coursiers du signal',
    ]);
    expect(await aliases('(after: "nowhere")')).toBeNull();
  });
});

it('is in the audit log', async () => {
  const { body } = await ask(api, '{ auditLog(first: 100) { nodes { action target { kind name } reason } } }', {}, asAdministrator);
  const { nodes } = (body.data as { auditLog: { nodes: { action: string; target: object; reason: string | null }[] } }).auditLog;
  expect(nodes.filter(({ action }) => action === 'teachAlias')).toHaveLength(13);
  expect(nodes.filter(({ action }) => action === 'withdrawAlias')).toEqual([
    { action: 'withdrawAlias', target: { kind: 'ALIAS', name: 'Relayeurs' }, reason: 'wrong' },
  ]);
});

it('may mean a name that only an older release has', async () => {
  await publishUnchanged(api, { label: 'older', effectiveFrom: '2026-10-01' });
  await publishLater(api);
  const means = async (name: string) => teach({ name: 'Vieux maître', means: name });
  expect(await means('harbourmaster')).toMatchObject({ alias: { means: 'Harbourmaster' }, userErrors: [] });
  expect(await means('harbour warden')).toMatchObject({ alias: { means: 'Harbour Warden' }, userErrors: [] });
  expect(await means('Zeppelin')).toMatchObject({ alias: null, userErrors: [{ code: 'UNKNOWN_NAME' }] });
});
