import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Dice } from '../../libs/battlescribe/src/testing/random-roster.js';
import { mutatedList } from '../../libs/formats/src/testing/mutated-list.js';
import { judged, sampleRelease } from '../../test/checking/sample-release.js';
import { sayTable } from '../../test/drills/figures.js';
import { data, hasRealData } from '../bench/real-data.mjs';
import { repository } from '../repository.mjs';

const KEPT = path.join(repository, 'docs/baseline/verdicts-invented.tsv');
const LISTS = path.join(repository, 'prisma/sample/lists');
const RELEASES = ['sample-2026-01', 'sample-2026-07'];
/** Lists that are made from each list of the sample by random changes. */
const CHANGED = 40;
const SEED = 20_261_125;

/** The invented lists, each also with random changes: the same in every version. */
function* corpus(): Generator<readonly [name: string, text: string]> {
  const names = globSync('*.txt', { cwd: LISTS }).toSorted();
  const texts = names.map((name) => readFileSync(path.join(LISTS, name), 'utf8'));
  for (const [at, text] of texts.entries()) {
    yield [names[at] ?? '', text];
    for (let change = 0; change < CHANGED; change += 1)
      yield [`${names[at]} changed ${change}`, mutatedList(text, texts, 1 + (change % 6), new Dice(SEED + change))];
  }
}

const counted = (said: readonly { readonly code: string }[]): string =>
  [...Map.groupBy(said, ({ code }) => code)]
    .map(([code, { length }]) => `${code}:${length}`)
    .toSorted()
    .join(' ') || '-';

it('every verdict on the invented lists is that of the last version', async () => {
  const lines = ['list\trelease\tverdict\tstated/computed\terrors\treview reasons'];
  const verdicts: string[] = [];
  const releases = RELEASES.map((label) => [label, sampleRelease(label)] as const);
  for (const [name, text] of corpus())
    for (const [label, release] of releases) {
      const { verdict, points, findings, review } = judged(text, release);
      verdicts.push(`${label}\t${verdict}`);
      const errors = findings.filter(({ severity }) => severity === 'error');
      lines.push([name, label, verdict, `${points.stated ?? '-'}/${points.computed ?? '-'}`, counted(errors), counted(review)].join('\t'));
    }
  const rows = [...Map.groupBy(verdicts, (one) => one)].toSorted().map(([one, { length }]) => {
    const [release = '', verdict = ''] = one.split('\t');
    return { release, verdict, lists: length };
  });
  sayTable(`verdicts: ${verdicts.length} compared with docs/baseline/verdicts-invented.tsv`, rows);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(KEPT);
});

/** Takes minutes: only `npm run drill -- verdicts` sets it. */
const withRealLists = process.env['MUSTER_DRILL_REAL_LISTS'] === '1' && hasRealData();

it.skipIf(!withRealLists)('every verdict on real lists is that of the last version', { timeout: 1_800_000 }, () => {
  const { status, stdout } = spawnSync(process.execPath, [path.join(repository, 'tools/score.mjs'), 'verdicts', data], {
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  expect(status).toBe(0);
});
