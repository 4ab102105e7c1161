import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHolder, type AccountHolder } from './account-holder.js';
import { editRoster, harbourArmy, importList, mutateRoster, type KeptRoster, type RosterAnswer } from './kept-rosters.js';
import { publishLater } from './later-release.js';
import { publishOldEditions } from './old-edition-releases.js';
import { codes, startSampleApi, type TestApi } from './start-api.js';

let api: TestApi;
let player: AccountHolder;
let other: AccountHolder;
beforeAll(async () => {
  api = await startSampleApi({ MUSTER_JOBS: 'elsewhere' });
  [player, other] = [await newHolder(api), await newHolder(api)];
  await publishLater(api);
});
afterAll(() => api.close());

const MOVE = `query ($roster: ID!, $release: ReleaseInput!) { rosterMove(roster: $roster, release: $release) {
  from { label } to { label } verdictBefore verdictAfter pointsBefore pointsAfter units { unit name nameAfter before after lost { name count } added { name count } }
  lost { name count } added { name count } gained { code } settled { code } review { code message } report { points { computed } } } }`;
interface Drift {
  readonly unit: string;
  readonly name: string;
  readonly [key: string]: unknown;
}
interface Move {
  readonly pointsBefore: number;
  readonly pointsAfter: number;
  readonly units: readonly Drift[];
  readonly [key: string]: unknown;
}

const later = { label: 'sample-2026-10' };
const preview = async (roster: string, release: object = later, as = player): Promise<Move | null> =>
  (await as.data<{ rosterMove: Move | null }>(MOVE, { roster, release })).rosterMove;
const move = ({ id, revision }: KeptRoster, release: object = later, more: object = {}, as = player): Promise<RosterAnswer> =>
  mutateRoster(as, 'moveRoster', 'MoveRosterInput', { roster: id, revision, release, ...more });
const find = async (id: string): Promise<unknown> =>
  (
    await player.data<{ roster: unknown }>(
      'query ($id: ID!) { roster(id: $id) { revision release { label } points units { id name points warlord attachedTo { id } choices { name count } } } }',
      { id },
    )
  ).roster;

const CLOCK = `Night shift (210 points)

Tidewright League
Incursion (1000 points)
Harbour Watch

CHARACTERS

Harbourmaster (90 points)
  • Warlord
  • 1x Boarding sabre
  • 1x Flare pistol
  • 1x Tide clock

BATTLELINE

Deckhand Company (85 points)
  • 1x Bosun
    • 1x Deck musket
    • 1x Gaff hook
  • 9x Deckhand
    • 9x Deck musket
    • 9x Gaff hook
`;

describe('a roster under a later release', () => {
  it('shows its drift unit by unit, and what it would lose, before anything is saved', async () => {
    const roster = await harbourArmy(player);
    const [master, crew, runners] = roster.units;
    const told = await preview(roster.id);
    expect(told).toMatchObject({
      ...{ from: { label: 'sample-2026-07' }, to: { label: 'sample-2026-10' } },
      units: [
        { unit: master?.id, name: 'Harbourmaster', nameAfter: 'Harbour Warden', before: 105, after: 145, lost: [], added: [] },
        { unit: crew?.id, name: 'Deckhand Company', nameAfter: 'Deckhand Company', before: 85, after: 85, lost: [], added: [] },
        { unit: runners?.id, name: 'Signal Runners', nameAfter: null, after: null },
      ],
    });
    expect(told?.['review']).toMatchObject([{ code: 'UNRESOLVED_NAME', message: expect.stringContaining('Signal Runners') }]);
    expect(told?.pointsAfter).toBe(145 + 85);
    expect(await find(roster.id)).toMatchObject({ revision: 2, release: { label: 'sample-2026-07' } });
  });

  it('reports every lost choice', async () => {
    const roster = await importList(player, CLOCK);
    const told = await preview(roster.id);
    expect(told?.units[0]).toMatchObject({ lost: [{ name: 'Tide clock', count: 1 }], before: 90, after: 120 });
    expect(told?.['review']).toMatchObject([{ code: expect.any(String), message: expect.stringContaining('Tide clock') }]);
    expect(told?.units[1]).toMatchObject({ name: 'Deckhand Company', lost: [], added: [] });
    const { roster: moved } = await move(roster);
    expect(await find(moved.id)).toMatchObject({
      points: 205,
      units: [
        { id: roster.units[0]?.id, warlord: true },
        { id: roster.units[1]?.id, choices: expect.arrayContaining([{ name: 'Deckhand', count: 9 }]) },
      ],
    });
    const { roster: shown } = await player.data<{ roster: object }>(
      'query ($id: ID!) { roster(id: $id) { verdict report { review { code path message } } } }',
      { id: moved.id },
    );
    expect(shown).toMatchObject({
      verdict: 'NEEDS_REVIEW',
      report: {
        review: expect.arrayContaining([expect.objectContaining({ path: ['units', '0'], message: expect.stringContaining('Tide clock') })]),
      },
    });
  });

  it('is moved as a new revision that keeps its list notes, and is moved back by undo', async () => {
    const roster = await harbourArmy(player);
    const before = await find(roster.id);
    const [master, crew] = roster.units;
    const told = await preview(roster.id);
    const moved = await move(roster);
    expect(moved).toMatchObject({
      userErrors: [],
      roster: {
        revision: 3,
        release: { label: 'sample-2026-10' },
        points: told?.pointsAfter,
        units: [{ id: master?.id }, { id: crew?.id }],
      },
      changes: { pointsBefore: told?.pointsBefore, pointsAfter: told?.pointsAfter },
    });
    expect(await find(roster.id)).toMatchObject({
      units: [{ id: master?.id, name: 'Harbour Warden', warlord: true, attachedTo: { id: crew?.id } }, { id: crew?.id }],
    });
    const back = await mutateRoster(player, 'undoRoster', 'UndoRosterInput', { roster: roster.id, revision: 3, to: 2 });
    expect(back.roster.release.label).toBe('sample-2026-07');
    expect(await find(roster.id)).toEqual({ ...(before as object), revision: 4 });
  });

  it('can be edited further and moved again without loss', async () => {
    const moved = (await move(await harbourArmy(player))).roster;
    const edited = await editRoster(player, moved, [{ addUnit: { datasheet: 'lantern-barge' } }]);
    expect(edited.userErrors).toEqual([]);
    const again = await move(edited.roster, { label: 'sample-2026-01' });
    expect(again.roster.units.map(({ id }) => id)).toEqual(edited.roster.units.map(({ id }) => id));
    expect(await preview(edited.roster.id, later)).toMatchObject({ review: [] });
  });

  it('is moved only once per request', async () => {
    const roster = await harbourArmy(player);
    const twins = await Promise.all(Array.from({ length: 4 }, () => move(roster, later, { requestKey: 'move-once-1' })));
    expect(twins.map(({ userErrors }) => userErrors)).toEqual([[], [], [], []]);
    expect(twins.filter(({ changes }) => changes !== null)).toHaveLength(1);
    expect(await find(roster.id)).toMatchObject({ revision: 3 });
  });

  it('is not moved to a release of another edition', async () => {
    await publishOldEditions(api);
    const roster = await harbourArmy(player);
    const { userErrors } = await move(roster, { label: 'lamps-9e' });
    expect(userErrors).toMatchObject([{ code: 'RELEASE_OF_OTHER_EDITION', path: ['input', 'release'] }]);
    expect(await preview(roster.id, { label: 'lamps-9e' })).toBeNull();
  });

  it('is not moved from an outdated revision or to a missing release', async () => {
    const roster = await harbourArmy(player);
    expect((await move({ ...roster, revision: 1 })).userErrors).toMatchObject([{ code: 'CONFLICT', path: ['input', 'revision'] }]);
    const refused = await player.ask(MOVE, { roster: roster.id, release: { label: 'nowhere' } });
    expect(codes(refused)).toEqual(['UNKNOWN_RELEASE']);
    expect(await find(roster.id)).toMatchObject({ revision: 2 });
  });

  it('is not visible to anyone else', async () => {
    const roster = await harbourArmy(player);
    expect(await preview(roster.id, later, other)).toBeNull();
    const refused = await move(roster, later, {}, other);
    expect([refused.roster, refused.userErrors]).toEqual([null, [{ code: 'NOT_FOUND', path: ['input', 'roster'] }]]);
  });
});
