import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Dice } from '../../../libs/battlescribe/src/testing/random-roster.js';
import { removedGuard } from '../../../tools/drills/without-guard.mjs';
import { ask, codes, type Answer } from '../../api/start-api.js';
import { quantile, sayTable } from '../figures.js';
import { openFuzzedSite, type FuzzedSite } from './fuzzed-site.js';
import { randomOperation } from './random-operation.js';

/** Number of operations. `npm run drill -- api-fuzz` sets it to 500,000. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1_000);
/** A failure names its operation; the same seed repeats the same operations. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
/** Operations of an installation. Administrators delete much of it, so each batch gets a new one. */
const BATCH = 5_000;
/** Milliseconds of processor time of this process, which is also the server's, for one operation. */
const LONGEST = 1_000;
const FOUND = path.join(import.meta.dirname, 'found-operations');

/** What only an internal error would say. None of the operations contains it. */
const INTERNAL =
  /\bat \S+ \(|node_modules|\.[cm]?[jt]s:\d|\/(?:home|root|usr|tmp|apps|libs|dist)\/|prisma|postgres|SQLSTATE|violates|Prisma|relation "|invalid input syntax|ECONN[A-Z]|TypeError|RangeError|[Cc]all stack/;

interface Sent {
  readonly role: string;
  readonly query: string;
  readonly variables: object;
}

let site: FuzzedSite;
afterEach(() => site.api.close());

/** Why the answer is not one that a caller may get; null if it is. */
function faultIn(answer: Answer, milliseconds: number): string | null {
  const text = JSON.stringify(answer.body);
  if (answer.status >= 500) return `status ${answer.status}: ${text.slice(0, 400)}`;
  if (codes(answer).some((code) => code === 'INTERNAL_SERVER_ERROR' || typeof code !== 'string')) return text.slice(0, 400);
  const leaked = INTERNAL.exec(text);
  if (leaked) return `leaked "${leaked[0]}": ${text.slice(Math.max(0, leaked.index - 200), leaked.index + 200)}`;
  return milliseconds > LONGEST ? `took ${Math.round(milliseconds)} ms of the processor` : null;
}

async function send({ role, query, variables }: Sent): Promise<{ readonly answer: Answer; readonly milliseconds: number }> {
  const sender = site.senders.find((one) => one.role === role);
  const before = process.cpuUsage();
  const answer = await ask(site.api, query, variables, sender?.headers);
  const { user, system } = process.cpuUsage(before);
  return { answer, milliseconds: (user + system) / 1_000 };
}

/** A failing operation becomes a file that every later run repeats. What has another id in every installation is written as its place. */
function keep(sent: Sent, name: string): void {
  if (removedGuard() !== null) return; // It is meant to fail.
  mkdirSync(FOUND, { recursive: true });
  const text = places().reduce((kept, [place, value]) => kept.replaceAll(`"${value}"`, `"{${place}}"`), JSON.stringify(sent, null, 2));
  writeFileSync(path.join(FOUND, `${name}.json`), `${text}\n`);
}

const kept = (text: string): Sent =>
  JSON.parse(places().reduce((filled, [place, value]) => filled.replaceAll(`"{${place}}"`, `"${value}"`), text));

const places = (): readonly (readonly [place: string, value: string])[] =>
  ['id', 'unit', 'token'].flatMap((name) =>
    (site.known[name] ?? []).flatMap((value, at) => (/^[\w-]{20,}$/.test(value) ? [[`${name} ${at}`, value] as const] : [])),
  );

it(
  `no operation of the schema gets an internal error, a leak or too much time (${RUNS} operations, seed ${SEED})`,
  { timeout: 120_000 + RUNS * 60 },
  async () => {
    const faults: string[] = [];
    const times = new Map<string, number[]>();
    const outcomes = new Map<string, number>();
    const fields = new Set<string>();
    for (let run = 0; run < RUNS && faults.length < 20; run += 1) {
      if (run % BATCH === 0) {
        if (run > 0) await site.api.close();
        site = await openFuzzedSite();
      }
      const dice = new Dice(SEED + run);
      const { role } = dice.of(site.senders) ?? { role: '' };
      const { field, ...operation } = randomOperation(site.schema, site.known, dice);
      const { answer, milliseconds } = await send({ role, ...operation });
      fields.add(field);
      const taken = times.get(role) ?? [];
      times.set(role, taken);
      taken.push(milliseconds);
      const [code = 'answered'] = codes(answer).map(String);
      const outcome = `${role}\t${code}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      const fault = faultIn(answer, milliseconds);
      if (fault === null) continue;
      keep({ role, ...operation }, `seed-${SEED + run}`);
      faults.push(`seed ${SEED + run}, ${field} by ${role}: ${fault}`);
    }
    sayTable(
      `api-fuzz: ${RUNS} operations from seed ${SEED}, ${fields.size} fields of Query and Mutation`,
      [...times].map(([role, all]) => ({
        role,
        operations: all.length,
        ...Object.fromEntries(
          ['answered', 'BAD_USER_INPUT', 'FORBIDDEN', 'UNAUTHENTICATED'].map((code) => [code, outcomes.get(`${role}\t${code}`) ?? 0]),
        ),
        'p99, ms of processor': quantile(all, 0.99),
        'most, ms': quantile(all, 1),
      })),
    );
    expect(faults).toEqual([]);
    expect(fields.size).toBeGreaterThan(90);
  },
);

it('operations that were once answered badly are answered well', { timeout: 120_000 }, async () => {
  site = await openFuzzedSite();
  const bad: string[] = [];
  const files = existsSync(FOUND) ? globSync('*.json', { cwd: FOUND }).toSorted() : [];
  for (const file of files) {
    const { answer, milliseconds } = await send(kept(readFileSync(path.join(FOUND, file), 'utf8')));
    const fault = faultIn(answer, milliseconds);
    if (fault !== null) bad.push(`${file}: ${fault}`);
  }
  expect(bad).toEqual([]);
});
