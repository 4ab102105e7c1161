import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { administer } from '../administer.js';
import { newApiAccount } from '../api-account.js';
import { UnknownNameRepository } from '#muster/persistence';
import { newHolder, type AccountHolder } from '../api/account-holder.js';
import { operationsOf } from '../api/walk-steps.js';
import { publishSample, startApi, type TestApi } from '../api/start-api.js';

/** Changes that the audit log does not have, and where they are recorded instead. */
const RECORDED_ELSEWHERE: Readonly<Record<string, string>> = {
  ...of('the revisions of the roster', 'createRoster editRoster undoRoster moveRoster forkRoster importRoster archiveRoster'),
  ...of('nowhere: only the owner can see it, and nothing may outlive it', 'deleteRoster shareRoster unshareRoster'),
  ...of('the job, which anyone with its token can see until it expires', 'checkLists rerunCheckJob'),
  ...of('the record of the event, which its staff and administrators can read', 'changeEvent createEventLink revokeEventLink'),
  ...of('the record of the event', 'joinEvent dismissEventStaff setEventWebhook redeliverWebhook enterPlayers writePlayers'),
  ...of(
    'the record of the event',
    'revokePlayerLinks submitForPlayer decideSubmission overrideFinding endOverride withdrawPlayer claimEntry',
  ),
  ...of('the versions of the submission', 'submitList'),
};

let api: TestApi;
let imports: string;
let administrator: AccountHolder;
beforeAll(async () => {
  imports = await mkdtemp(path.join(tmpdir(), 'muster-imports-'));
  await mkdir(path.join(imports, 'some-data'));
  api = await startApi({ MUSTER_JOBS: 'elsewhere', MUSTER_IMPORT_DIR: imports }, newApiAccount);
  await publishSample(api);
  administrator = await newHolder(api, 'ADMINISTRATOR', ['ADMINISTER', 'ACCOUNT', 'EVENTS']);
});
afterAll(async () => {
  await api.close();
  await rm(imports, { recursive: true });
});

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly actor: { readonly name: string; readonly account: string; readonly keyPrefix: string };
  readonly target: { readonly kind: string; readonly id: string; readonly name: string | null };
  readonly requestId: string | null;
}

const LOG = `{ auditLog(first: 1) { nodes {
  id action actor { name account keyPrefix } target { kind id name } requestId } } }`;

async function latest(): Promise<Entry | undefined> {
  return (await administrator.data<{ auditLog: { nodes: Entry[] } }>(LOG)).auditLog.nodes[0];
}

const audited = new Set<string>();

/** Makes a change and expects the entry that it leaves. Returns the answer. */
async function change(name: string, input: object, select: string, expected: { readonly action?: string; readonly target: object }) {
  const before = await latest();
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { ${select} userErrors { code message } } }`;
  const { answer } = await administrator.data<{ answer: Answer }>(query, { input });
  expect([name, answer.userErrors]).toEqual([name, []]);
  const after = await latest();
  expect([name, after?.id === before?.id]).toEqual([name, false]);
  const prefix = administrator.headers.authorization.slice('Bearer '.length, 'Bearer mk_'.length + 12);
  expect([name, after]).toEqual([
    name,
    {
      id: expect.any(String),
      action: expected.action ?? name,
      actor: { name: 'A ADMINISTRATOR', account: administrator.account, keyPrefix: prefix },
      target: { id: expect.any(String), ...expected.target },
      requestId: expect.any(String),
    },
  ]);
  audited.add(name);
  return answer;
}

interface Answer {
  readonly userErrors: readonly object[];
  readonly account?: { readonly id: string };
  readonly key?: { readonly id: string };
  readonly alias?: { readonly id: string };
  readonly release?: { readonly id: string; readonly revision: number };
  readonly event?: { readonly id: string };
  readonly job?: { readonly id: string };
}

describe('the audit log has under the name of the person, with what was changed', () => {
  it('changes of accounts and keys', async () => {
    const { account } = await change('createAccount', { name: 'Wilma Reed', role: 'PLAYER' }, 'account { id }', {
      target: { kind: 'ACCOUNT', name: 'Wilma Reed' },
    });
    const target = { kind: 'ACCOUNT', id: account?.id, name: 'Wilma Reed' };
    await change('setAccountRole', { account: account?.id, role: 'ORGANISER' }, 'account { id }', { target });
    const input = { account: account?.id, name: 'The laptop', scopes: ['EVENTS'] };
    const first = await change('createApiKey', input, 'key { id }', { target: { kind: 'API_KEY', name: 'The laptop' } });
    const second = await change('rotateApiKey', { key: first.key?.id }, 'key { id }', {
      target: { kind: 'API_KEY', id: first.key?.id, name: 'The laptop' },
    });
    await change('revokeApiKey', { key: second.key?.id }, 'key { id }', { target: { kind: 'API_KEY', name: 'The laptop' } });
    await change('eraseAccount', { account: account?.id, confirm: 'erase' }, 'erased', {
      target: { kind: 'ACCOUNT', id: account?.id, name: null },
    });
    const { rows } = await administer(api.database.url, (client) =>
      client.query<{ readonly entry: string }>('SELECT a::text AS entry FROM audit a'),
    );
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.filter(({ entry }) => /Wilma|laptop/.test(entry))).toEqual([]);
  });

  it('changes of drafts and releases', async () => {
    const release = 'release { id revision }';
    const open = (label: string) =>
      change('openDraft', { base: { label: 'sample-2026-07' }, label, effectiveFrom: '2026-09-01' }, release, {
        target: { kind: 'RELEASE', name: label },
      });
    const draft = await open('autumn');
    const edit = { saveFaction: { entry: { key: 'salt-guild', name: 'Salt Guild', keyword: 'SALT GUILD' }, reason: 'New.' } };
    const edited = await change('editDraft', { ...at(draft), edits: [edit] }, release, {
      ...{ action: 'save', target: { kind: 'ENTRY', id: 'salt-guild', name: 'Salt Guild' } },
    });
    const target = { kind: 'RELEASE', id: draft.release?.id, name: 'autumn' };
    await change('publishDraft', at(edited), release, { action: 'publish', target });
    await administer(api.database.url, (client) => client.query('UPDATE roster_check_run SET finished_at = now()'));
    await change('checkAffectedRosters', { release: { label: 'sample-2026-07' } }, 'check { release { label } }', {
      target: { kind: 'RELEASE', name: 'sample-2026-07' },
    });
    await change('withdrawRelease', { release: { id: draft.release?.id }, reason: 'Wrong.' }, release, { action: 'withdraw', target });
    await change('restoreRelease', { release: { id: draft.release?.id }, reason: 'Right after all.' }, release, {
      action: 'restore',
      target,
    });
    const other = await open('winter');
    await change('discardDraft', at(other), release, {
      action: 'discard',
      target: { kind: 'RELEASE', name: 'winter' },
    });
    expect(audited).toContain('discardDraft');
  });

  it('changes of data versions, aliases and imports', async () => {
    const version = { edition: 'E10', version: 'v700' };
    const target = { kind: 'DATA_VERSION', name: '10e v700' };
    await change('setDataVersion', { ...version, release: { label: 'sample-2026-01' } }, 'dataVersion { version }', { target });
    await change('removeDataVersion', version, 'dataVersion { version }', { target });
    const alias = { edition: 'E10', kind: 'UNIT', name: 'Runners', means: 'Signal Runners' };
    const { alias: taught } = await change('teachAlias', alias, 'alias { id }', { target: { kind: 'ALIAS', name: 'Runners' } });
    await change('withdrawAlias', { alias: taught?.id, reason: 'Unclear.' }, 'alias { id }', {
      target: { kind: 'ALIAS', id: taught?.id, name: 'Runners' },
    });
    const csv = 'edition,language,kind,name,means\n10e,fr,unit,Coureurs,Signal Runners\n';
    await change('importAliases', { csv }, 'taught', { action: 'teachAlias', target: { kind: 'ALIAS', name: 'Coureurs' } });
    await api.app.get(UnknownNameRepository).add([{ edition: '10e', kind: 'unit', name: 'relayers', language: null, lists: 1 }]);
    const { unresolvedNames } = await administrator.data<{ unresolvedNames: { nodes: { id: string }[] } }>(
      '{ unresolvedNames { nodes { id } } }',
    );
    await change('acceptUnresolvedName', { unresolvedName: unresolvedNames.nodes[0]?.id, means: 'Signal Runners' }, 'alias { id }', {
      ...{ action: 'teachAlias', target: { kind: 'ALIAS', name: 'relayers' } },
    });
    const order = { source: 'some-data', edition: 'E10', label: 'imported', effectiveFrom: '2026-01-01' };
    const started = await change('startImport', order, 'job { id }', { target: { kind: 'IMPORT', name: 'imported' } });
    await change('cancelImport', { job: started.job?.id }, 'job { id }', {
      target: { kind: 'IMPORT', id: started.job?.id, name: 'imported' },
    });
    const failed =
      "UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{\"message\": \"A fault.\"}' WHERE name = 'imports'";
    await administer(api.database.url, (client) => client.query(failed));
    await change('redriveJobs', { queue: 'IMPORTS' }, 'redriven', { target: { kind: 'JOB', id: 'imports', name: 'imports' } });
    const waiting = "SELECT queue_job('event-checks', NULL, jsonb_build_object('event', gen_random_uuid()), 0)";
    await administer(api.database.url, (client) => client.query(waiting));
    await change('cancelJobs', { queue: 'EVENT_CHECKS' }, 'cancelled', {
      target: { kind: 'JOB', id: 'event-checks', name: 'event-checks' },
    });
    expect(audited).toContain('cancelImport');
  });

  it('events that are created, handed over and deleted', async () => {
    const days = { startsOn: '2027-03-01', endsOn: '2027-03-01', timeZone: 'UTC', deadline: '2027-02-20T18:00:00Z' };
    const made = await change('createEvent', { name: 'Lantern Open', edition: 'E10', ...days }, 'event { id }', {
      target: { kind: 'EVENT', name: 'Lantern Open' },
    });
    const { account } = await newHolder(api, 'ORGANISER');
    await change('handOverEvent', { event: made.event?.id, account }, 'handedOver', {
      target: { kind: 'EVENT', id: made.event?.id, name: 'Lantern Open' },
    });
    await change('handOverEvent', { event: made.event?.id, account: administrator.account }, 'handedOver', {
      target: { kind: 'EVENT', id: made.event?.id, name: 'Lantern Open' },
    });
    await change('deleteEvent', { event: made.event?.id, confirm: 'delete' }, 'deleted', {
      target: { kind: 'EVENT', id: made.event?.id, name: 'Lantern Open' },
    });
    const other = await change('createEvent', { name: 'Reed Open', edition: 'E10', ...days }, 'event { id }', {
      target: { kind: 'EVENT', name: 'Reed Open' },
    });
    await change('removeEvent', { event: other.event?.id, confirm: 'delete' }, 'removed', {
      ...{ action: 'deleteEvent', target: { kind: 'EVENT', id: other.event?.id, name: 'Reed Open' } },
    });
    expect(audited).toContain('deleteEvent');
  });
});

it('no mutation of the schema is missing here', () => {
  const mutations = operationsOf(api.app.get(GraphQLSchemaHost).schema).flatMap(([root, name]) => (root === 'Mutation' ? [name] : []));
  expect(mutations.length).toBeGreaterThan(50);
  expect(mutations.filter((name) => !audited.has(name) && !(name in RECORDED_ELSEWHERE))).toEqual([]);
  expect(Object.keys(RECORDED_ELSEWHERE).filter((name) => audited.has(name) || !mutations.includes(name))).toEqual([]);
});

const at = ({ release }: Answer) => ({ draft: { id: release?.id }, revision: release?.revision });

function of(reason: string, names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}
