import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder, sameHolder, type AccountHolder } from './account-holder.js';
import { rosterPlayer, unit, type Roster } from './roster-player.js';
import { listen, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let otherProcess: Awaited<ReturnType<typeof listen>>;
let player: AccountHolder;
/** The same player at another process that uses the same database and has its own cache of open rosters. */
let elsewhere: AccountHolder;
beforeAll(async () => {
  api = await startSampleApi();
  otherProcess = await listen({ DATABASE_URL: api.database.url });
  player = await newHolder(api);
  elsewhere = sameHolder(player, otherProcess);
});
afterAll(async () => {
  await otherProcess.app.close();
  await api.close();
});

const { mutate, create, edit, find } = rosterPlayer(() => player);

describe('an empty roster', () => {
  it('is saved under the release in force, with everything the data requires', async () => {
    const { roster, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(roster).toMatchObject({
      name: 'Night shift',
      revision: 1,
      faction: { slug: 'tidewright-league', name: 'Tidewright League' },
      release: { label: 'sample-2026-07' },
      detachments: [{ name: 'Harbour Watch', detachment: { slug: 'harbour-watch' } }],
      points: 0,
      pointsLimit: 2000,
      units: [],
    });
    expect(await find(roster.id)).toEqual(roster);
  });

  it('is created only once per request', async () => {
    const asked = { name: 'Once', requestKey: 'create-once-1' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(asked)));
    expect(new Set(answers.map(({ roster }) => roster.id)).size).toBe(1);
    expect(answers.map(({ repeated }) => repeated).filter((repeated) => repeated === 1)).toHaveLength(5);
  });

  it('is refused if an earlier request with the same key asked for a different one', async () => {
    const requestKey = 'create-other-1';
    const { roster } = await create({ name: 'One', requestKey });
    const other = await create({ name: 'Two', requestKey });
    expect([other.roster, other.repeated, other.userErrors.map(({ code }) => code)]).toEqual([null, null, ['REQUEST_KEY_REUSED']]);
    expect((await create({ name: 'One', requestKey })).roster.id).toBe(roster.id);
  });

  it('is refused for entries that the release does not have', async () => {
    const { roster, userErrors } = await create({ faction: 'nobody' });
    expect([roster, userErrors]).toEqual([
      null,
      [
        {
          code: 'INVALID_EDIT',
          message: 'There is no faction "nobody". Factions: Ashen Orchard, Tidewright League.',
          path: ['input', 'faction'],
        },
      ],
    ]);
  });
});

describe('edits', () => {
  it('return the new state, its price, its verdict and what changed', async () => {
    const { roster } = await create();
    const first = await edit(roster, [
      unit('harbourmaster', { as: 'hm' }),
      { setWarlord: { unit: 'hm' } },
      unit('deckhand-company', { as: 'crew' }),
      { attach: { leader: 'hm', bodyguard: 'crew' } },
    ]);
    expect(first.userErrors).toEqual([]);
    expect(first.changes).toMatchObject({ pointsBefore: 0, pointsAfter: 165 });
    const [master, crew] = first.roster.units;
    expect(first.roster).toMatchObject({
      revision: 2,
      points: 165,
      units: [
        { name: 'Harbourmaster', points: 80, warlord: true, attachedTo: { id: crew?.id } },
        { models: 10, points: 85 },
      ],
    });
    const second = await edit(first.roster, [
      { resizeUnit: { unit: crew?.id, models: 20 } },
      { chooseKeyword: { unit: crew?.id, keyword: '<HARBOUR>', choice: 'NORTH MOLE' } },
      { chooseEntry: { unit: master?.id, entry: 'brass-spyglass' } },
      { setNotes: { unit: crew?.id, notes: 'Hold the mole.' } },
    ]);
    expect(second.roster).toMatchObject({
      revision: 3,
      units: [
        { points: 100, chosenKeywords: [] },
        { models: 20, points: 165, notes: 'Hold the mole.', chosenKeywords: [{ keyword: '<HARBOUR>', choice: 'NORTH MOLE' }] },
      ],
    });
    expect(second.changes).toMatchObject({
      pointsBefore: 165,
      pointsAfter: 265,
      units: [
        { before: 80, after: 100 },
        { before: 85, after: 165 },
      ],
    });
    expect(await find(roster.id)).toEqual(second.roster);
  });

  it('keep illegal choices and report them', async () => {
    const { roster } = await create();
    const masters = await edit(
      roster,
      Array.from({ length: 4 }, () => unit('ysolde-marn')),
    );
    expect(masters.roster).toMatchObject({ revision: 2, verdict: 'ILLEGAL' });
    expect(masters.changes?.['gained']).toEqual(expect.arrayContaining([{ code: 'epic-heroes-once' }]));
  });

  it('are made all together or not at all', async () => {
    const { roster } = await create();
    const { userErrors, changes } = await edit(roster, [unit('harbourmaster'), { removeUnit: { unit: 'nobody' } }]);
    expect(userErrors).toMatchObject([{ code: 'INVALID_EDIT', path: ['input', 'intents', '1', 'removeUnit', 'unit'] }]);
    expect([changes, await find(roster.id)]).toEqual([null, roster]);
  });

  it('of an outdated revision return the current one and change nothing', async () => {
    const { roster } = await create();
    const now = await edit(roster, [unit('harbourmaster')]);
    const stale = await edit(roster, [unit('deckhand-company')]);
    expect(stale.userErrors.map(({ code }) => code)).toEqual(['CONFLICT']);
    expect(stale.roster).toEqual(now.roster);
  });

  it('sent fifty times to two processes are made once', async () => {
    const { roster } = await create();
    const send = (as = player): ReturnType<typeof edit> => edit(roster, [unit('harbourmaster')], { requestKey: 'add-master-1' }, as);
    const twins = await Promise.all(Array.from({ length: 50 }, (_, twin) => send(twin % 2 === 0 ? player : elsewhere)));
    expect(twins.filter(({ changes, repeated }) => changes !== null && repeated === null)).toHaveLength(1);
    expect(twins.filter(({ changes, repeated }) => changes === null && repeated === 2)).toHaveLength(49);
    expect(twins.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await find(roster.id)).toMatchObject({ revision: 2, units: [{ name: 'Harbourmaster' }] });
    expect(await send()).toMatchObject({ repeated: 2, changes: null, userErrors: [] });
  });

  it('sent again after their result was changed are also made only once', async () => {
    const { roster } = await create();
    const requestKey = 'take-back-1';
    const { roster: master } = await edit(roster, [unit('harbourmaster')]);
    const taken = await edit(master, [{ removeUnit: { unit: master.units[0]?.id } }], { requestKey });
    const again = [{ removeUnit: { unit: master.units[0]?.id } }];
    expect(await edit(taken.roster, again, { requestKey })).toMatchObject({ repeated: 3, changes: null, userErrors: [] });
    expect(await find(roster.id)).toEqual(taken.roster);
  });

  it('with the key of a different earlier request are refused', async () => {
    const { roster } = await create();
    const requestKey = 'used-twice-1';
    const { roster: edited } = await edit(roster, [unit('harbourmaster')], { requestKey });
    for (const at of [roster, edited])
      expect(await edit(at, [unit('deckhand-company')], { requestKey })).toMatchObject({
        ...{ repeated: null, changes: null },
        userErrors: [{ code: 'REQUEST_KEY_REUSED', path: ['input', 'requestKey'] }],
      });
    expect(await find(roster.id)).toEqual(edited);
  });

  it('can set the rules of an event, which then apply to the roster and can be undone', async () => {
    const rulesOf = async (id: string): Promise<unknown> =>
      (
        await player.data<{ roster: object }>(
          'query ($id: ID!) { roster(id: $id) { verdict rules { amendments houseRules } report { amendments { id } findings { code } } } }',
          { id },
        )
      ).roster;
    const houseRules = { title: 'No horses', banned: ['Signal Runners'] };
    const { roster } = await create({ rules: { amendments: [], houseRules } });
    const one = (await edit(roster, [unit('signal-runners'), unit('harbourmaster', { as: 'hm' }), { setWarlord: { unit: 'hm' } }])).roster;
    const event = { verdict: 'ILLEGAL', rules: { amendments: [], houseRules }, report: { amendments: [{ id: 'house-rules' }] } };
    expect(await rulesOf(roster.id)).toMatchObject({ ...event, report: { ...event.report, findings: [{ code: 'no-banned-units' }] } });
    await edit(one, [{ setAmendments: { amendments: [] } }]);
    const plain = { rules: { amendments: [], houseRules: null }, report: { amendments: [], findings: [] } };
    expect(await rulesOf(roster.id)).toMatchObject(plain);
    await mutate('undoRoster', 'UndoRosterInput', { roster: roster.id, revision: 3, to: 2 });
    expect(await rulesOf(roster.id)).toMatchObject(event);
    const refused = await edit({ id: roster.id, revision: 4 }, [{ setAmendments: { amendments: ['be-kind'] } }]);
    expect(refused.userErrors).toEqual([
      {
        code: 'INVALID_EDIT',
        message: 'There is no amendment "be-kind".',
        path: ['input', 'intents', '0', 'setAmendments', 'amendments', '0'],
      },
    ]);
  });

  it('by twenty clients at two processes are each made once, and none is lost', async () => {
    const { roster } = await create();
    const insist = async (editor: number): Promise<number> => {
      let seen: Pick<Roster, 'id' | 'revision'> = roster;
      const notes = `by editor ${editor}`;
      for (let tries = 0; tries < 400; tries += 1) {
        const intents = [unit('deckhand-company', { as: 'crew' }), { setNotes: { unit: 'crew', notes } }];
        const answer = await edit(seen, intents, {}, editor % 2 === 0 ? player : elsewhere);
        if (answer.userErrors.length === 0) return answer.roster.revision;
        expect(answer.userErrors.map(({ code }) => code)).toEqual(['CONFLICT']);
        seen = answer.roster;
      }
      throw new Error('The edit never came through.');
    };
    const editors = Array.from({ length: 20 }, (_, editor) => editor);
    const made = await Promise.all(editors.map(insist));
    expect(made.toSorted((a, b) => a - b)).toEqual(editors.map((editor) => editor + 2));
    const after = await find(roster.id);
    expect(after?.revision).toBe(21);
    expect(after?.units.map(({ notes }) => notes).toSorted()).toEqual(editors.map((editor) => `by editor ${editor}`).toSorted());
    expect(await find(roster.id, elsewhere)).toEqual(after);
  });

  it('have the same result at every process, whichever process made earlier edits', async () => {
    let { roster } = await create();
    const intents = [
      unit('harbourmaster'),
      unit('deckhand-company'),
      { rename: { name: 'Day shift' } },
      { setBattleSize: { name: 'Incursion', limit: 1000 } },
      unit('ysolde-marn'),
      unit('ysolde-marn'),
    ];
    for (const [place, intent] of intents.entries()) {
      const [here, there] = place % 2 === 0 ? [player, elsewhere] : [elsewhere, player];
      const answer = await edit(roster, [intent], {}, here);
      expect(answer.roster).toEqual(await find(roster.id, there));
      roster = answer.roster;
    }
    expect(roster).toMatchObject({ revision: 7, verdict: 'ILLEGAL', pointsLimit: 1000 });
  });

  it('see a roster as another process has archived, edited or deleted it', async () => {
    const HEAD = 'roster { id revision updatedAt archivedAt }';
    const { roster } = await create();
    await mutate('archiveRoster', 'ArchiveRosterInput', { roster: roster.id, archived: true }, elsewhere);
    const { edited } = await player.data<{ edited: { roster: Roster } }>(
      `mutation ($input: EditRosterInput!) { edited: editRoster(input: $input) { ${HEAD} } }`,
      { input: { roster: roster.id, revision: 1, intents: [unit('harbourmaster')] } },
    );
    expect(edited.roster['archivedAt']).not.toBeNull();
    expect(edited).toEqual(await elsewhere.data(`query ($id: ID!) { ${HEAD.replace('roster', 'roster(id: $id)')} }`, { id: roster.id }));
    await edit(edited.roster, [unit('deckhand-company')], {}, elsewhere);
    expect(await edit(edited.roster, [{ removeUnit: { unit: 'nobody' } }])).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
      roster: { revision: 3 },
    });
    await elsewhere.data('mutation ($input: DeleteRosterInput!) { deleteRoster(input: $input) { deleted } }', {
      input: { roster: roster.id },
    });
    const gone = await edit({ id: roster.id, revision: 3 }, [unit('harbourmaster')]);
    expect([gone.roster, gone.userErrors.map(({ code }) => code)]).toEqual([null, ['NOT_FOUND']]);
  });

  it('can be undone to any revision, and undo can itself be undone', async () => {
    const { roster } = await create();
    const one = (await edit(roster, [unit('harbourmaster')])).roster;
    const two = (await edit(one, [unit('deckhand-company'), { rename: { name: 'Day shift' } }])).roster;
    const back = await mutate('undoRoster', 'UndoRosterInput', { roster: roster.id, revision: two.revision, to: 2 });
    expect(back.roster).toEqual({ ...one, revision: 4 });
    const again = await mutate('undoRoster', 'UndoRosterInput', { roster: roster.id, revision: 4, to: 3 });
    expect(again.roster).toEqual({ ...two, revision: 5 });
    expect(
      (await mutate('undoRoster', 'UndoRosterInput', { roster: roster.id, revision: 5, to: 9 })).userErrors.map(({ code }) => code),
    ).toEqual(['NOT_FOUND']);
    const past = (page: string) =>
      player.data(
        `query ($id: ID!) { roster(id: $id) { history(${page}) { totalCount nodes { revision } pageInfo { hasPreviousPage hasNextPage } } } }`,
        { id: roster.id },
      );
    const page = (revisions: readonly number[], pageInfo: object) => ({
      roster: { history: { totalCount: 5, nodes: revisions.map((revision) => ({ revision })), pageInfo } },
    });
    expect(await past('first: 3')).toEqual(page([5, 4, 3], { hasPreviousPage: false, hasNextPage: true }));
    expect(await past('first: 3, after: "3"')).toEqual(page([2, 1], { hasPreviousPage: true, hasNextPage: false }));
    expect(await past('last: 2, before: "3"')).toEqual(page([5, 4], { hasPreviousPage: false, hasNextPage: true }));
  });
});
