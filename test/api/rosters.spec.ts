import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from './account-holder.js';
import { rosterPlayer, unit, type Roster } from './roster-player.js';
import { publishSample } from './sample.js';
import { startApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
beforeAll(async () => {
  api = await startApi();
  await publishSample(api);
  player = await newHolder(api);
});
afterAll(() => api.close());

const { mutate, create, edit, find } = rosterPlayer(() => player);

describe('an empty roster', () => {
  it('is kept under the release in force, with what the data say that it must have', async () => {
    const { roster, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(roster).toMatchObject({
      name: 'Night shift',
      revision: 1,
      faction: 'Tidewright League',
      release: 'sample-2026-07',
      points: 0,
      pointsLimit: 2000,
      units: [],
    });
    expect(await find(roster.id)).toEqual(roster);
  });

  it('is made once for one request', async () => {
    const asked = { name: 'Once', requestKey: 'create-once-1' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(asked)));
    expect(new Set(answers.map(({ roster }) => roster.id)).size).toBe(1);
    expect(answers.map(({ repeated }) => repeated).filter((repeated) => repeated === 1)).toHaveLength(5);
  });

  it('is refused for what the release does not have', async () => {
    const { roster, userErrors } = await create({ faction: 'nobody' });
    expect([roster, userErrors]).toEqual([
      null,
      [{ code: 'INVALID_EDIT', message: 'The release has no faction nobody.', path: ['input'] }],
    ]);
  });
});

describe('edits', () => {
  it('answer with the new state, its price, its verdict and what changed', async () => {
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
        { name: 'Harbourmaster', points: 80, warlord: true, attachedTo: crew?.id },
        { models: 10, points: 85 },
      ],
    });
    const second = await edit(first.roster, [
      { resizeUnit: { unit: crew?.id, models: 20 } },
      { chooseEntry: { unit: master?.id, entry: 'brass-spyglass' } },
      { setNotes: { unit: crew?.id, notes: 'Hold the mole.' } },
    ]);
    expect(second.roster).toMatchObject({ revision: 3, units: [{ points: 100 }, { models: 20, points: 165, notes: 'Hold the mole.' }] });
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

  it('keep what is against the rules, and say it', async () => {
    const { roster } = await create();
    const masters = await edit(
      roster,
      Array.from({ length: 4 }, () => unit('ysolde-marn')),
    );
    expect(masters.roster).toMatchObject({ revision: 2, verdict: 'ILLEGAL' });
    expect(masters.changes?.['gained']).toEqual(expect.arrayContaining([{ code: 'epic-heroes-once' }]));
  });

  it('are all made, or none', async () => {
    const { roster } = await create();
    const { userErrors, changes } = await edit(roster, [unit('harbourmaster'), { removeUnit: { unit: 'nobody' } }]);
    expect(userErrors).toEqual([{ code: 'INVALID_EDIT', message: 'The roster has no unit nobody.', path: ['input', 'intents', '1'] }]);
    expect([changes, await find(roster.id)]).toEqual([null, roster]);
  });

  it('of an older revision get the present one, and change nothing', async () => {
    const { roster } = await create();
    const now = await edit(roster, [unit('harbourmaster')]);
    const stale = await edit(roster, [unit('deckhand-company')]);
    expect(stale.userErrors.map(({ code }) => code)).toEqual(['CONFLICT']);
    expect(stale.roster).toEqual(now.roster);
  });

  it('sent twice happen once', async () => {
    const { roster } = await create();
    const twins = await Promise.all(Array.from({ length: 8 }, () => edit(roster, [unit('harbourmaster')], { requestKey: 'add-master-1' })));
    expect(twins.filter(({ repeated, userErrors }) => repeated === 2 || userErrors.length === 0)).toHaveLength(8);
    expect(twins.filter(({ changes }) => changes !== null)).toHaveLength(1);
    expect((await find(roster.id))?.units).toHaveLength(1);
    expect(await edit(roster, [unit('harbourmaster')], { requestKey: 'add-master-1' })).toMatchObject({
      repeated: 2,
      changes: null,
      userErrors: [],
    });
  });

  it('sent again behind what they made happen once too, though they could not be made again', async () => {
    const { roster } = await create();
    const requestKey = 'take-back-1';
    const { roster: master } = await edit(roster, [unit('harbourmaster')]);
    const taken = await edit(master, [{ removeUnit: { unit: master.units[0]?.id } }], { requestKey });
    for (const intent of [unit('deckhand-company'), { removeUnit: { unit: master.units[0]?.id } }])
      expect(await edit(taken.roster, [intent], { requestKey })).toMatchObject({ repeated: 3, changes: null, userErrors: [] });
    expect(await find(roster.id)).toEqual(taken.roster);
  });

  it('choose the rules of an event, which judge the roster and are undone with it', async () => {
    const rulesOf = async (id: string): Promise<unknown> =>
      (
        await player.data<{ roster: object }>(
          'query ($id: String!) { roster(id: $id) { verdict rules { amendments houseRules } report { amendments { id } findings { code } } } }',
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
      { code: 'INVALID_EDIT', message: 'There is no amendment "be-kind".', path: ['input', 'intents', '0'] },
    ]);
  });

  it('by many at once lose nothing', async () => {
    const { roster } = await create();
    const insist = async (): Promise<void> => {
      let seen: Pick<Roster, 'id' | 'revision'> = roster;
      for (let round = 0; round < 200; round += 1) {
        const answer = await edit(seen, [unit('deckhand-company')]);
        if (answer.userErrors.length === 0) return;
        seen = answer.roster;
      }
      throw new Error('The edit never came through.');
    };
    await Promise.all(Array.from({ length: 8 }, insist));
    expect(await find(roster.id)).toMatchObject({ revision: 9, units: Array.from({ length: 8 }, () => ({ name: 'Deckhand Company' })) });
  });

  it('are undone to any point, and the undoing is undone', async () => {
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
    const { roster: past } = await player.data<{ roster: { history: object[] } }>(
      'query ($id: String!) { roster(id: $id) { history(first: 3) { revision points intents } } }',
      { id: roster.id },
    );
    expect(past.history).toMatchObject([
      { revision: 5 },
      { revision: 4 },
      { revision: 3, intents: [{ kind: 'addUnit' }, { kind: 'rename' }] },
    ]);
  });
});
