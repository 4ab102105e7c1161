import { isObjectType, Kind, parse, print, separateOperations, validate, type DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExampleOperations } from '../../apps/api/src/platform/pages/example-operations.js';
import { mutationsFolder } from '../../apps/api/src/platform/pages/graphiql-page.js';
import { buildSchema } from '../../apps/api/src/schema.js';
import { checkingThread } from '../bulk/threads.js';
import { newHolder, type AccountHolder } from './account-holder.js';
import { asAdministrator, ask, startSampleApi, type TestApi } from './start-api.js';

const documents = await readExampleOperations(mutationsFolder);

/** Each operation alone, by its name. */
const operations: ReadonlyMap<string, DocumentNode> = new Map(
  documents.flatMap(({ query }) => Object.entries(separateOperations(parse(query)))),
);
const namesIn = (document: DocumentNode): readonly string[] =>
  document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? one.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );

describe('the documents of the playground', () => {
  it('have an example of every mutation, and each fits the schema', async () => {
    const schema = await buildSchema();
    const mutations = schema.getMutationType();
    expect(isObjectType(mutations)).toBe(true);
    const shown = new Set([...operations.values()].flatMap(namesIn));
    expect(Object.keys(mutations?.getFields() ?? {}).filter((name) => !shown.has(name))).toEqual([]);
    expect(documents.flatMap(({ name, query }) => validate(schema, parse(query)).map(({ message }) => `${name}: ${message}`))).toEqual([]);
  });

  it.each([...operations.keys()])('%s is explained, and asks what to change', (name) => {
    const query = documents.find((document) => document.query.includes(`mutation ${name}`))?.query ?? '';
    const before = query
      .slice(0, query.indexOf(`mutation ${name}`))
      .trimEnd()
      .split('\n')
      .at(-1);
    expect(before).toMatch(/^# .*\.$/);
    expect(query).toContain('userErrors {');
  });
});

describe('each example runs as it stands, with the ids of earlier answers', { timeout: 120_000 }, () => {
  let api: TestApi;
  let player: AccountHolder;
  let organiser: AccountHolder;
  beforeAll(async () => {
    api = await startSampleApi({}, undefined, { threadEntry: checkingThread });
    player = await newHolder(api);
    organiser = await newHolder(api, 'ORGANISER');
  });
  afterAll(() => api.close());

  /** The first payload of the answer. */
  async function run<Payload>(
    name: string,
    headers: Readonly<Record<string, string>>,
    variables: object = {},
    refused: readonly string[] = [],
  ): Promise<Payload> {
    const document = operations.get(name);
    if (!document) throw new Error(`There is no example ${name}.`);
    const { body } = await ask(api, print(document), variables, headers);
    expect([name, body.errors]).toEqual([name, undefined]);
    const [payload] = Object.values(body.data as Readonly<Record<string, Payload & { readonly userErrors: readonly { code: string }[] }>>);
    if (payload === undefined) throw new Error(`${name} answers nothing.`);
    expect([name, payload.userErrors.map(({ code }) => code)]).toEqual([name, refused]);
    return payload;
  }
  const refusedAs = (name: string, headers: Readonly<Record<string, string>>, variables: object, code: string) =>
    run<object>(name, headers, variables, [code]);

  it('for rosters', async () => {
    const { headers } = player;
    const { roster } = await run<{ roster: { id: string } }>('CreateRoster', headers);
    const of = { roster: roster.id };
    expect(await run('EditRoster', headers, of)).toMatchObject({ roster: { revision: 2 } });
    expect(await run('UndoRoster', headers, of)).toMatchObject({ roster: { revision: 3 } });
    expect(await run('MoveRoster', headers, of)).toMatchObject({ roster: { revision: 4 } });
    expect(await run('ForkRoster', headers, of)).toMatchObject({ roster: { name: 'Harbour patrol, second draft' } });
    expect(await run('ImportRoster', headers)).toMatchObject({ roster: { name: 'Dawn Watch' } });
    const { share } = await run<{ share: { id: string } }>('ShareRoster', headers, of);
    await run('UnshareRoster', headers, { ...of, share: share.id });
    await run('ArchiveRoster', headers, of);
    expect(await run('DeleteRoster', headers, of)).toMatchObject({ deleted: true });
  });

  it('for many lists', async () => {
    const { job } = await run<{ job: { token: string } }>('CheckLists', {});
    await expect
      .poll(
        async () => (await ask(api, 'query ($token: String!) { checkJob(token: $token) { status } }', { token: job.token })).body.data,
        {
          timeout: 60_000,
        },
      )
      .toEqual({ checkJob: { status: 'FINISHED' } });
    expect(await run('RerunCheckJob', {}, { token: job.token })).toMatchObject({ job: { token: expect.any(String) } });
  });

  it('for accounts and keys', async () => {
    const { account } = await run<{ account: { id: string } }>('CreateAccount', asAdministrator);
    const of = { account: account.id };
    expect(await run('SetAccountRole', asAdministrator, of)).toMatchObject({ account: { role: 'ORGANISER' } });
    const { key } = await run<{ key: { id: string } }>('CreateApiKey', asAdministrator, of);
    const rotated = await run<{ key: { id: string } }>('RotateApiKey', asAdministrator, { key: key.id });
    await run('RevokeApiKey', asAdministrator, { key: rotated.key.id });
    expect(await run('EraseAccount', asAdministrator, of)).toMatchObject({ erased: true });
  });

  it('for events and their players', async () => {
    const { headers } = organiser;
    const { event } = await run<{ event: { id: string } }>('CreateEvent', headers);
    const of = { event: event.id };
    expect(await run('ChangeEvent', headers, of)).toMatchObject({ event: { revision: 2 } });
    const { link, token } = await run<{ link: { id: string }; token: string }>('CreateEventLink', headers, of);
    expect(await run('JoinEvent', player.headers, { token })).toMatchObject({ event: { role: 'JUDGE' } });
    await run('DismissEventStaff', headers, { ...of, account: player.account });
    await run('RevokeEventLink', headers, { ...of, link: link.id });
    await run('SetEventWebhook', headers, of);
    await refusedAs('RedeliverWebhook', headers, of, 'NOT_FOUND');

    const { entered } = await run<{ entered: [{ player: { id: string } }] }>('EnterPlayers', headers, of);
    const { notices } = await run<{ notices: [{ token: string }] }>('WritePlayers', headers, of);
    const one = { ...of, player: entered[0].player.id };
    expect(await run('SubmitList', {}, { token: notices[0].token })).toMatchObject({ submission: { version: 1, verdict: 'ILLEGAL' } });
    await run('ClaimEntry', player.headers, { token: notices[0].token });
    const submitted = await run<{ player: { overridable: [{ finding: string }] } }>('SubmitForPlayer', headers, one);
    const { finding } = submitted.player.overridable[0];
    const overridden = await run<{ player: { overrides: [{ id: string }] } }>('OverrideFinding', headers, { ...one, finding });
    await run('EndOverride', headers, { ...one, override: overridden.player.overrides[0].id });
    expect(await run('DecideSubmission', headers, { ...one, version: 2 })).toMatchObject({ player: { state: 'ACCEPTED' } });
    await run('RevokePlayerLinks', headers, one);
    expect(await run('WithdrawPlayer', headers, one)).toMatchObject({ player: { state: 'WITHDRAWN' } });
    expect(await run('HandOverEvent', asAdministrator, { ...of, account: organiser.account })).toMatchObject({ handedOver: true });
    expect(await run('DeleteEvent', headers, of)).toMatchObject({ deleted: true });
    await refusedAs('RemoveEvent', asAdministrator, of, 'NOT_FOUND');
  });

  it('for releases', async () => {
    const opened = await run<{ release: { id: string } }>('OpenDraft', asAdministrator);
    const draft = { draft: opened.release.id };
    expect(await run('EditDraft', asAdministrator, draft)).toMatchObject({ release: { revision: 1 } });
    await run('DiscardDraft', asAdministrator, { ...draft, revision: 1 });
    const again = await run<{ release: { id: string } }>('OpenDraft', asAdministrator);
    expect(await run('PublishDraft', asAdministrator, { draft: again.release.id, revision: 0 })).toMatchObject({
      release: { status: 'PUBLISHED' },
    });
    await run('CheckAffectedRosters', asAdministrator);
    expect(await run('WithdrawRelease', asAdministrator)).toMatchObject({ release: { status: 'WITHDRAWN' } });
    expect(await run('RestoreRelease', asAdministrator)).toMatchObject({ release: { status: 'PUBLISHED' } });
    await refusedAs('StartImport', asAdministrator, {}, 'NO_IMPORT_FOLDER');
    await refusedAs('CancelImport', asAdministrator, {}, 'NOT_FOUND');
    // No job has failed; the messages to the webhook of the event above wait.
    expect(await run('RedriveJobs', asAdministrator)).toMatchObject({ redriven: 0 });
    expect(await run('CancelJobs', asAdministrator)).toMatchObject({ userErrors: [] });
  });

  it('for names and versions', async () => {
    const { alias } = await run<{ alias: { id: string } }>('TeachAlias', asAdministrator);
    await run('WithdrawAlias', asAdministrator, { alias: alias.id });
    expect(await run('ImportAliases', asAdministrator)).toMatchObject({ taught: 1, refused: 0 });
    await refusedAs('AcceptUnresolvedName', asAdministrator, {}, 'NOT_FOUND');
    await run('SetDataVersion', asAdministrator);
    await run('RemoveDataVersion', asAdministrator);
  });
});
