// npm run example:event -- [api] [key] [folder]: runs a whole event through the API, from the call for lists to the reveal, and prints what
// an organiser would look at, with the time of each step. The api must run with this administrator's key, and have data for the lists. The
// folder has one list per .txt file. By default it is the folder of real lists in MUSTER_DATA, of which the last 60 of the 10th edition
// are taken, or the invented lists of the sample if there are none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as desk from './organiser.ts';
import { asking, type Ask } from './asking.ts';

const HOUR = 3_600_000;
const MOST_LISTS = 60;

interface Given {
  readonly api: string;
  readonly key: string;
  readonly folder: string;
  readonly edition?: string;
  /** Only lists whose file names start so. */
  readonly prefix?: string;
  readonly say: (line: string) => void;
}

export interface Outcome {
  readonly lists: number;
  readonly accepted: number;
  readonly corrected: number;
  /** The lists that have another result at the newest points. */
  readonly changed: number;
  readonly revealed: number;
  /** Units in which the corrected lists differ from what was submitted first. */
  readonly unitsCorrected: number;
  /** The sizes of the exports in bytes. */
  readonly exports: Readonly<Record<string, number>>;
  /** Players by the verdict on their first list. */
  readonly verdicts: Readonly<Record<string, number>>;
}

export async function runEvent({ api, key, folder, edition = 'E10', prefix = '', say: print }: Given): Promise<Outcome> {
  const began = performance.now();
  const say = (line: string): void => print(`${((performance.now() - began) / 1_000).toFixed(1)} s: ${line}`);
  const lists = readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && name.startsWith(prefix))
    .toSorted()
    .slice(-MOST_LISTS)
    .map((name) => ({ player: `Player ${path.parse(name).name}`, text: readFileSync(path.join(folder, name), 'utf8') }));
  const anyone = asking(api);
  const organiser = await desk.newOrganiser(asking(api, key), api);
  const now = Date.now();
  const at = (hours: number): string => new Date(now + hours * HOUR).toISOString();
  const settings = {
    ...{ name: 'Example Open', edition, startsOn: at(96).slice(0, 10), endsOn: at(120).slice(0, 10), timeZone: 'Europe/Paris' },
    ...{ deadline: at(24), locksAt: at(48), revealAt: at(72), fields: [{ name: 'Phone', required: false }] },
  };
  // The points cut-off lies before the newest data, if there are older ones.
  const [newest, cutOff = newest] = await desk.releaseDates(organiser, edition);
  const id = await desk.createEvent(organiser, { ...settings, against: { asOf: { date: cutOff } } });

  // Every other player has handed in a list with the web form; the others submit through their links, at first something that is no list.
  await desk.enterPlayers(organiser, id, table(lists));
  const invited = await desk.write(organiser, id, { state: 'INVITED' }, api);
  say(`${lists.length} players; ${invited.length} still have to submit.`);
  for (const { name, token } of invited) {
    const refused = await submit(anyone, token, 'see attached file');
    if (refused.userErrors[0]?.code !== 'NOT_A_LIST') throw new Error(`A note was accepted as a list: ${JSON.stringify(refused)}`);
    const { submission } = await submit(anyone, token, lists.find(({ player }) => player === name)?.text ?? '');
    print(`${name}: ${submission?.verdict}${submission?.reason ? `. ${submission.reason}` : ''}`);
  }
  say('All lists are submitted and checked.');

  // A judge goes through the queue, worst first: illegal lists are sent back and corrected, the others admitted.
  const queue = await desk.players(organiser, id);
  const legal = queue.find(({ latest }) => latest?.verdict === 'LEGAL')?.latest?.text ?? null;
  let [corrected, unitsCorrected] = [0, 0];
  for (const player of queue) {
    if (player.latest?.verdict !== 'ILLEGAL' || legal === null) {
      await desk.decide(organiser, id, player, 'ACCEPTED', null);
      continue;
    }
    await desk.decide(organiser, id, player, 'CORRECTION', 'Please correct this.');
    const [letter] = await desk.write(organiser, id, { players: [player.id] }, api);
    await submit(anyone, letter?.token ?? '', legal);
    const submitted = (await desk.players(organiser, id)).find((one) => one.id === player.id);
    if (submitted) await desk.decide(organiser, id, submitted, 'ACCEPTED', null);
    unitsCorrected += await desk.unitsChanged(organiser, id, player.id);
    corrected += 1;
  }
  say(`Every list is decided upon; ${corrected} were corrected, in ${unitsCorrected} units.`);

  // The organiser takes the newest points: every list is judged again in the background, and the queue says what changed.
  await desk.changeEvent(organiser, id, settings);
  const changed = await desk.untilRechecked(organiser, id);
  say(`${changed} lists have another result at the points of ${newest} than at those of ${cutOff}.`);
  const accepted = (await desk.players(organiser, id)).filter(({ state }) => state === 'ACCEPTED').length;

  const token = await desk.revealLink(organiser, id);
  if ((await revealed(anyone, token)) !== null) throw new Error('The lists are public before the reveal.');
  await desk.changeEvent(organiser, id, { ...settings, deadline: at(-3), locksAt: at(-2), revealAt: at(-1) });
  say(`Revealed: ${api}/events/lists/${token}`);
  const exports = await exported(`${api}/events/lists/${token}`);
  say(`Exported: ${JSON.stringify(exports)}`);
  const verdicts = Object.groupBy(queue, ({ latest }) => latest?.verdict ?? 'NONE');
  return {
    ...{ lists: lists.length, accepted, corrected, changed, revealed: (await revealed(anyone, token)) ?? 0, unitsCorrected, exports },
    verdicts: Object.fromEntries(Object.entries(verdicts).map(([name, of]) => [name, of?.length ?? 0])),
  };
}

interface Submitted {
  readonly submission: { readonly verdict: string | null; readonly reason: string | null } | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

async function submit(anyone: Ask, token: string, list: string): Promise<Submitted> {
  const { submitList } = await anyone<{ submitList: Submitted }>(
    'mutation ($input: SubmitListInput!) { submitList(input: $input) { submission { verdict reason } userErrors { code message } } }',
    { input: { token, list } },
  );
  return submitList;
}

/** The number of public lists; null before the reveal. */
async function revealed(anyone: Ask, token: string): Promise<number | null> {
  const { revealedEvent } = await anyone<{ revealedEvent: { lists: { totalCount: number } } | null }>(
    'query ($token: String!) { revealedEvent(token: $token) { lists { totalCount } } }',
    { token },
  );
  return revealedEvent?.lists.totalCount ?? null;
}

/** The sizes of the exports of the revealed lists, in bytes. */
async function exported(address: string): Promise<Readonly<Record<string, number>>> {
  const sizes = ['csv', 'json', 'zip'].map(async (type) => {
    const answer = await fetch(`${address}/lists.${type}`);
    if (!answer.ok) throw new Error(`lists.${type}: ${answer.status}`);
    return [type, (await answer.arrayBuffer()).byteLength] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/** The organiser's table, as a web form exports it. */
function table(lists: readonly { readonly player: string; readonly text: string }[]): string {
  const row = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const rows = lists.map(({ player, text }, index) => row([`10:${index}`, player, 'The Lamps', index % 2 === 0 ? text : '']));
  return ['Time,Player,Club,List', ...rows].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const real = path.resolve(process.env['MUSTER_DATA'] ?? '../shared', 'data/tournament-lists');
  const sample = path.join(import.meta.dirname, '../../prisma/sample/lists');
  const [api = 'http://localhost:3000', key = process.env['MUSTER_ADMIN_KEY'] ?? '', given] = process.argv.slice(2);
  const isReal = given === undefined && existsSync(real);
  const folder = given ?? (isReal ? real : sample);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const outcome = await runEvent({ api, key, folder, say, ...(isReal && { prefix: '10e' }) });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
