import { UnknownNameRecorder } from '#muster/checks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder } from '../api/account-holder.js';
import { asAdministrator, ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { sampleList } from '../checking/sample-release.js';
import { wordsOf } from '../pages/form-posts.js';
import { signedIn, type Browser } from '../pages/signed-in.js';

const ALIASES = '/admin/names/aliases';

let api: TestApi;
let account: string;
let ada: Browser;
beforeAll(async () => {
  api = await startSampleApi();
  const holder = await newHolder(api, 'ADMINISTRATOR', ['ADMINISTER']);
  account = holder.account;
  ada = await signedIn(api, holder.headers.authorization.slice('Bearer '.length));
});
afterAll(() => api.close());

const CHECK = 'query ($input: CheckListInput!) { checkList(input: $input) { reports { verdict findings { code message } } } }';

/** Checks a legal list in which the Signal Runners have another name. */
async function check(name: string): Promise<unknown> {
  const text = sampleList('tidewright-harbour-watch-legal').replaceAll('Signal Runners', name);
  const { body } = await ask(api, CHECK, { input: { text, edition: 'E10' } });
  await api.app.get(UnknownNameRecorder).flush();
  return body.data;
}

const reportOf = (verdict: string, finding: object) => ({
  checkList: { reports: [{ verdict, findings: expect.arrayContaining([expect.objectContaining(finding)]) }] },
});
const words = async (address: string): Promise<string> => wordsOf((await ada.get(address)).html);
const idIn = (html: string): string => /name="id" value="([^"]+)"/.exec(html)?.[1] ?? '';
const inLog = (action: string): Promise<string> => words(`/admin/audit?kind=alias&actor=${account}&action=${action}`);

describe('the queue of unresolved names', () => {
  it('has a name after a check, with what it may mean; accepted, the next check reads it', async () => {
    expect(await words('/admin/names')).toContain('No unresolved name matches.');
    expect(await check('Coursiers du signal')).toMatchObject({ checkList: { reports: [{ verdict: 'NEEDS_REVIEW' }] } });
    await check('Coursiers du signal');
    const { html } = await ada.get('/admin/names');
    expect(wordsOf(html)).toMatch(
      /1 unresolved name .* coursiers du signal 10th edition unit en 2 20\d\d-\d\d-\d\d .*Signal Runners \d\d% alike/,
    );
    const accepted = await ada.send('/admin/names', { id: idIn(html), means: 'Signal Runners' });
    expect([accepted.status, accepted.headers['location']]).toEqual([303, '/admin/names']);
    const after = await words('/admin/names');
    expect(after).toContain('From the next check on, "coursiers du signal" means "Signal Runners".');
    expect(after).toContain('No unresolved name matches.');
    expect(await check('Coursiers du signal')).toMatchObject(reportOf('LEGAL', { code: 'ALIAS_USED' }));
    expect(await inLog('teachAlias')).toMatch(/1 change .*A ADMINISTRATOR with the key mk_\w+ teachAlias alias coursiers du signal/);
  });

  it('is filtered by edition, kind and a part of the name, whatever its case and accents', async () => {
    await check('Péniche');
    const found = [
      ...['edition=10e', 'kind=unit', 'search=P%C3%89NI', 'edition=10e&kind=unit&search=niche'],
      ...['edition=9e', 'kind=model', 'search=barge'],
    ].map(async (query) => (await words(`/admin/names?${query}`)).includes('peniche'));
    expect(await Promise.all(found)).toEqual([true, true, true, true, false, false, false]);
    expect(await words('/admin/names?edition=10e&locale=fr')).toMatch(/1 nom inconnu .* peniche 10ᵉ édition unité/);
    expect((await ada.get('/admin/names?after=nowhere')).status).toBe(400);
  });

  it('refuses what the data does not have with the reason, and keeps the filter and what was written', async () => {
    const list = '/admin/names?edition=10e';
    const id = idIn((await ada.get(list)).html);
    const refused = await ada.send(list, { id, means: 'Signal Runer', kind: 'unit' });
    expect([refused.status, wordsOf(refused.html)]).toEqual([422, expect.stringContaining('Did you mean: Signal Runners?')]);
    expect(refused.html).toMatch(/<details open[\s\S]*name="means" value="Signal Runer"/);
    const nothing = await ada.send(list, { id: 'nowhere', means: 'Signal Runners' });
    expect([nothing.status, wordsOf(nothing.html)]).toEqual([422, expect.stringContaining('was not accepted')]);
    const accepted = await ada.send(list, { id, means: 'signal runners', kind: 'unit' });
    expect([accepted.status, accepted.headers['location']]).toEqual([303, list]);
  });
});

describe('the list of aliases', () => {
  const alias = { do: 'teach', edition: '10e', kind: 'unit', language: 'fr', name: 'Relayeurs', means: 'signal runners' };

  it('teaches a name that the next check reads, and withdraws it', async () => {
    expect((await ada.send(ALIASES, alias)).status).toBe(303);
    const page = await ada.get(`${ALIASES}?search=relay&edition=10e&kind=unit`);
    expect(wordsOf(page.html)).toMatch(
      /"Relayeurs" means "Signal Runners".* 1 alias .* Relayeurs Signal Runners 10th edition unit fr .* by A ADMINISTRATOR/,
    );
    expect(await check('Relayeurs')).toMatchObject(reportOf('LEGAL', { code: 'ALIAS_USED' }));
    const withdrawn = await ada.send(`${ALIASES}?search=relay`, { do: 'withdraw', id: idIn(page.html), reason: 'Means others, too.' });
    expect([withdrawn.status, withdrawn.headers['location']]).toEqual([303, `${ALIASES}?search=relay`]);
    expect(await words(`${ALIASES}?search=relay`)).toMatch(/The alias was withdrawn\..* No alias matches\./);
    expect(await words(`${ALIASES}?search=relay&withdrawn=true`)).toMatch(/1 alias .*Withdrawn 20\d\d-.* UTC by A ADMINISTRATOR/);
    expect(await check('Relayeurs')).toMatchObject({ checkList: { reports: [{ verdict: 'NEEDS_REVIEW' }] } });
    expect(await inLog('withdrawAlias')).toMatch(
      /1 change .*A ADMINISTRATOR with the key mk_\w+ withdrawAlias alias Relayeurs .*Means others, too\./,
    );
  });

  it('says why a name is not taught, and keeps what was written', async () => {
    const refused = await ada.send(ALIASES, { ...alias, language: 'French' });
    expect([refused.status, wordsOf(refused.html)]).toEqual([422, expect.stringContaining('"French" is not a language code such as fr.')]);
    expect(refused.html).toMatch(/<details class="panel no-print" open[\s\S]*value="Relayeurs"/);
    expect((await ada.send(ALIASES, { ...alias, edition: '3e' })).status).toBe(400);
    expect((await ada.send(ALIASES, { do: 'nothing' })).status).toBe(400);
    await ada.send(ALIASES, { do: 'withdraw', id: 'nowhere' });
    expect(await words(ALIASES)).not.toContain('The alias was withdrawn.');
  });

  it('is read page by page', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `10e,fr,unit,Nom ${at},Signal Runners`).join('\n');
    const csv = `edition,language,kind,name,means\n${rows}\n`;
    const teach = 'mutation ($input: ImportAliasesInput!) { importAliases(input: $input) { taught } }';
    await ask(api, teach, { input: { csv } }, asAdministrator);
    const first = await ada.get(`${ALIASES}?search=nom&edition=10e`);
    expect(wordsOf(first.html)).toContain('60 aliases');
    const next = /class="paging no-print"><a href="([^"]+)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const names = [first.html, (await ada.get(next)).html].flatMap((html) =>
      [...html.matchAll(/<th scope="row">(Nom \d+)</g)].map(([, name]) => name),
    );
    expect([names.length, new Set(names).size]).toEqual([60, 60]);
  });
});
