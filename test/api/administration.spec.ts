import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportFolder, ImportWorker } from '#muster/publishing';
import { inImportProcess } from '../publishing/import-processes.js';
import { Administrator, PAYLOAD, draftSeen } from './administrator.js';
import { subscribe } from './live-socket.js';
import { ADMIN_KEY, asAdministrator, ask, codes, publishSample, startApi, type TestApi } from './start-api.js';

let api: TestApi;
let imports: string;
let administrator: Administrator;
beforeAll(async () => {
  imports = await mkdtemp(path.join(tmpdir(), 'muster-imports-'));
  api = await startApi({
    MUSTER_JOBS: 'elsewhere',
    MUSTER_IMPORT_DIR: imports,
    MUSTER_ADMIN_KEY: `anna:${ADMIN_KEY},ben:another-key-of-an-administrator`,
  });
  administrator = new Administrator(api);
  await publishSample(api);
});
afterAll(async () => {
  await api.close();
  await rm(imports, { recursive: true });
});

describe('who may administer', () => {
  const mutation = `mutation { openDraft(input: { base: { edition: E10 }, label: "x", effectiveFrom: "2026-09-01" }) ${PAYLOAD} }`;

  it('not a caller without a key', async () => {
    const answer = await ask(api, mutation);
    expect([answer.status, codes(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
    for (const query of [
      '{ auditLog { nodes { id } } }',
      '{ importJobs { totalCount } }',
      '{ importSources }',
      '{ releaseChanges(release: { label: "x" }) { totalCount } }',
    ]) {
      expect(codes(await ask(api, query))).toEqual(['UNAUTHENTICATED']);
    }
  });

  it('not a caller with a wrong key, whose every request is refused', async () => {
    const wrong = [
      'Bearer wrong',
      `Bearer ${ADMIN_KEY}x`,
      `Bearer ${ADMIN_KEY.slice(1)}`,
      'Bearer ',
      'Basic eDp4',
      ADMIN_KEY,
      `bearer  ${ADMIN_KEY}`,
      '',
    ];
    for (const authorization of wrong) {
      const answer = await ask(api, '{ __typename }', {}, { authorization });
      expect([authorization, answer.status, codes(answer)]).toEqual([authorization, 401, ['UNAUTHENTICATED']]);
    }
  });

  it('every key, under its own name', async () => {
    await administrator.openDraft('annas');
    const bens = { authorization: 'Bearer another-key-of-an-administrator' };
    const opened = await ask(api, mutation.replace('"x"', '"bens"'), {}, bens);
    expect(opened.body.errors).toBeUndefined();
    const { auditLog } = await administrator.data<{ auditLog: { nodes: { actor: { name: string } }[] } }>(
      '{ auditLog(first: 2) { nodes { actor { name } } } }',
    );
    expect(auditLog.nodes).toEqual([{ actor: { name: 'ben' } }, { actor: { name: 'anna' } }]);
  });
});

describe('a withdrawn release', () => {
  it('is no longer in force but can still be selected by its label', async () => {
    const draft = await administrator.freshDraft('to-withdraw');
    await administrator.data(`mutation ($i: PublishDraftInput!) { publishDraft(input: $i) ${PAYLOAD} }`, { i: draftSeen(draft) });
    const withdraw = `mutation ($id: ID!) { withdrawRelease(input: { release: { id: $id }, reason: "A misprint." }) ${PAYLOAD} }`;
    expect(await administrator.data(withdraw, { id: draft.id })).toMatchObject({
      withdrawRelease: { release: { status: 'WITHDRAWN' }, userErrors: [] },
    });
    expect(await administrator.data(withdraw, { id: draft.id })).toMatchObject({
      withdrawRelease: { userErrors: [{ code: 'WRONG_STATUS' }] },
    });
    const { release } = (await ask(api, '{ release(by: { label: "to-withdraw" }) { status } }')).body.data as { release: unknown };
    expect(release).toEqual({ status: 'WITHDRAWN' });
    const inForce = '{ release(by: { asOf: { edition: E10, date: "2026-09-02" } }) { label } }';
    expect((await ask(api, inForce)).body.data).toEqual({ release: { label: 'sample-2026-07' } });
  });
});

describe('imports', () => {
  const start = `mutation ($input: StartImportInput!) { startImport(input: $input) { job { id status } userErrors { code path } } }`;
  const input = (source: string): object => ({
    source,
    edition: 'E10',
    label: `from ${source}`.replaceAll(/[^\w ]/g, '-').slice(0, 60),
    effectiveFrom: '2026-01-01',
  });

  it('read no file outside their folder', async () => {
    await mkdir(path.join(imports, 'empty'), { recursive: true });
    await writeFile(path.join(imports, 'notes.txt'), 'x');
    expect(await administrator.data('{ importSources }')).toEqual({ importSources: ['empty'] });
    for (const source of ['../x', '/etc', '..', 'notes.txt', 'empty/../..', '', 'nowhere']) {
      expect(await administrator.data(start, { input: input(source) })).toEqual({
        startImport: { job: null, userErrors: [{ code: 'UNKNOWN_SOURCE', path: ['input', 'source'] }] },
      });
    }
  });

  it('refuse dates that do not exist', async () => {
    const answer = await ask(api, start, { input: { ...input('empty'), effectiveFrom: '2026-02-31' } }, asAdministrator);
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });

  it('are done by a worker and can be watched', async () => {
    await mkdir(path.join(imports, 'broken'));
    await writeFile(path.join(imports, 'broken', 'a.gst'), '<gameSystem id="x" name="X"');
    const { startImport } = await administrator.data<{ startImport: { job: { id: string; status: string } } }>(start, {
      input: input('broken'),
    });
    expect(startImport.job.status).toBe('QUEUED');
    const live = await subscribe(
      api.url,
      `subscription { importJobProgress(id: "${startImport.job.id}") { status stage file } }`,
      asAdministrator,
    );
    const stopping = new AbortController();
    const working = api.app.get(ImportWorker).run(new ImportFolder(imports), stopping.signal, () => undefined, inImportProcess);
    const watch =
      'query ($id: ID!) { importJob(id: $id) { status failure actor release { label } diagnostics(last: 1) { totalCount nodes { severity message path line } } diagnosticGroups { severity count examples { path } } } }';
    let job: { status: string } = { status: 'QUEUED' };
    for (let tries = 0; tries < 600 && (job.status === 'QUEUED' || job.status === 'RUNNING'); tries += 1) {
      await sleep(100);
      job = (await administrator.data<{ importJob: { status: string } }>(watch, { id: startImport.job.id })).importJob;
    }
    stopping.abort();
    await working;
    expect(job).toMatchObject({
      status: 'FAILED',
      failure: 'UNREADABLE',
      actor: 'anna',
      release: null,
      diagnostics: { totalCount: 1, nodes: [{ severity: 'ERROR' }] },
      diagnosticGroups: [{ severity: 'ERROR', count: 1, examples: [{ path: ['a.gst'] }] }],
    });
    await expect.poll(live.isOver).toBe(true);
    const last = live.events.at(-1);
    expect([live.events[0], last]).toEqual([
      { data: { importJobProgress: { status: 'QUEUED', stage: null, file: null } } },
      { data: { importJobProgress: { status: 'FAILED', stage: expect.any(String), file: null } } },
    ]);
    const refused = await subscribe(api.url, `subscription { importJobProgress(id: "${startImport.job.id}") { status } }`, {});
    await expect.poll(refused.isOver).toBe(true);
    expect(JSON.stringify(refused.events)).toContain('UNAUTHENTICATED');
    const cancel = `mutation ($id: ID!) { cancelImport(input: { job: $id }) { job { status } userErrors { code } } }`;
    expect(await administrator.data(cancel, { id: startImport.job.id })).toEqual({
      cancelImport: { job: { status: 'FAILED' }, userErrors: [{ code: 'WRONG_STATUS' }] },
    });
    expect(await administrator.data(cancel, { id: 'nonsense' })).toEqual({
      cancelImport: { job: null, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    expect(await administrator.data('{ importJobs(first: 1) { nodes { label } totalCount } }')).toEqual({
      importJobs: { nodes: [{ label: 'from broken' }], totalCount: expect.any(Number) },
    });
    expect(await administrator.data('{ importJob(id: "nonsense") { id } }')).toEqual({ importJob: null });
  });
});

describe('the audit log', () => {
  it('is paged and can be filtered by release', async () => {
    const list = 'query ($after: String) { auditLog(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }';
    const first = (
      await administrator.data<{ auditLog: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>(list)
    ).auditLog;
    expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([2, true]);
    const second = (await administrator.data<{ auditLog: { nodes: { id: string }[] } }>(list, { after: first.pageInfo.endCursor }))
      .auditLog;
    expect(first.nodes.map(({ id }) => id)).not.toContain(second.nodes[0]?.id);
    const { id } = await administrator.freshDraft('audited');
    await administrator.edit({ id, revision: 0 }, [{ saveFaction: { entry: { key: 'k', name: 'K', keyword: 'K' }, reason: 'Because.' } }]);
    const own = await administrator.data(
      'query ($r: ID!) { auditLog(filter: { release: { id: $r } }) { nodes { action actor { name } reason target { kind id name } release } } }',
      {
        r: id,
      },
    );
    expect(own).toEqual({
      auditLog: {
        nodes: [
          { action: 'save', actor: { name: 'anna' }, reason: 'Because.', target: { kind: 'ENTRY', id: 'k', name: 'K' }, release: id },
          { action: 'openDraft', actor: { name: 'anna' }, reason: null, target: { kind: 'RELEASE', id, name: 'audited' }, release: id },
        ],
      },
    });
    for (const after of ['x', '-1', '9'.repeat(40)]) expect(codes(await administrator.ask(list, { after }))).toEqual(['BAD_USER_INPUT']);
  });
});

it('never contains a key', async () => {
  await request(api.url).post('/graphql').set(asAdministrator).send({ query: '{ auditLog { nodes { id } } }' });
  expect(api.logs()).not.toContain(ADMIN_KEY);
});
