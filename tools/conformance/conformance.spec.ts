import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluate, readRosterXml, type Finding } from '#muster/battlescribe';
import type { Terminal } from '../../apps/cli/src/command.js';
import { isPresent, sharedData } from '../../libs/battlescribe/src/read/testing/shared-data.js';
import { caseConformance } from './case-conformance.js';
import { conformance } from './command.js';
import { rosterConformance } from './roster-conformance.js';
import { RosterFolder } from './roster-folder.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CASES = sharedData('../conformance/cases');

/** A force as stated in its file, or as evaluated. */
interface ForceOfEither {
  readonly categories: readonly { readonly name: string }[];
  readonly listedCategories?: readonly { readonly name: string }[];
  readonly forces: readonly ForceOfEither[];
}

interface Line {
  readonly roster?: string;
  readonly passed: boolean;
  readonly findings?: readonly Pick<Finding, 'kind' | 'name' | 'count' | 'limit'>[];
}

/** The output of a command: its JSON lines, and the counts at the end. */
async function printed(run: (terminal: Terminal) => Promise<unknown>): Promise<{ lines: readonly Line[]; total: string; code: unknown }> {
  let text = '';
  const out = (part: string) => {
    text += part;
  };
  const code = await run({ out, err: () => undefined, readStdin: () => Promise.resolve(new Uint8Array()) });
  const lines = text.trim().split('\n');
  const parsed = lines.slice(0, -1).map((line): Line => JSON.parse(line));
  return { lines: parsed, total: lines.at(-1) ?? '', code };
}

describe.skipIf(!isPresent('../conformance/cases'))('the behaviour cases', () => {
  it('all pass in both dialects', async () => {
    const { lines, code } = await printed((terminal) => caseConformance(CASES, ['newrecruit', 'battlescribe'], terminal));
    expect(lines.filter((line) => !line.passed && !('skipped' in line))).toEqual([]);
    expect(code).toBe(0);
  }, 120_000);
});

describe.skipIf(!isPresent('rosters'))('the real rosters', () => {
  it('are all reproduced, except for the documented ones, and have the documented findings', async () => {
    const { lines } = await printed((terminal) => rosterConformance(sharedData('rosters'), terminal));
    expect(lines.filter((line) => !line.passed).map((line) => line.roster)).toEqual(documented('Not reproduced').map(([roster]) => roster));
    const found = lines.flatMap(({ roster = '', findings = [] }) => findings.map((finding) => `${roster} ${briefly(finding)}`));
    expect(found.toSorted()).toEqual(documented('Findings').flatMap(manyTimes).toSorted());
  }, 180_000);
});

describe.skipIf(!isPresent('rosters'))('the forces of real rosters', () => {
  it('list the same categories as their files, except those saved by New Recruit', async () => {
    const rosters = new RosterFolder(sharedData('rosters'));
    const differing: string[] = [];
    for (const entry of await rosters.manifest()) {
      const { value: file } = readRosterXml(entry.roster, await rosters.roster(entry));
      const evaluation = file && evaluate(await rosters.game(entry), file);
      const namesOf = (force: ForceOfEither): unknown => [
        (force.listedCategories ?? force.categories).map(({ name }) => name),
        force.forces.map(namesOf),
      ];
      if (JSON.stringify(file?.forces.map(namesOf)) !== JSON.stringify(evaluation?.forces.map(namesOf))) differing.push(entry.roster);
    }
    expect(differing).toEqual(['9e-001.ros', '9e-005.ros', '9e-006.ros', '9e-007.ros']);
  }, 180_000);
});

/** The first two columns of a section's table. */
function documented(section: string): readonly (readonly [roster: string, what: string])[] {
  const page = readFileSync(path.join(ROOT, 'docs/battlescribe/conformance.md'), 'utf8');
  const text = page.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/^\| (\S+\.ros) +\| (.*?) +\|/gm)].map(([, roster = '', what = '']) => [roster, what]);
}

/** `Sgt Equipment: 0, at least 2 (3 times)` stands for three findings. */
function manyTimes([roster, what]: readonly [string, string]): readonly string[] {
  const [, one = what, times = '1'] = /^(.*) \((\d+) times\)$/.exec(what) ?? [];
  return Array.from({ length: Number(times) }, () => `${roster} ${one}`);
}

/**
 * A finding in the form of the documentation page. Asterisks, which some names use to be sorted first, are removed because they would
 * print as bold type.
 */
function briefly({ kind, name: written, count, limit }: Pick<Finding, 'kind' | 'name' | 'count' | 'limit'>): string {
  const name = written.replaceAll('**', '');
  if (kind === 'hidden') return `${name}: hidden`;
  const bound = kind === 'tooFew' ? 'at least' : kind === 'tooMany' ? 'at most' : 'limit';
  return `${name}: ${count}, ${bound} ${limit}`;
}

it.each([
  [['cases']],
  [['rosters', 'folder', 'another']],
  [['cases', 'folder', '--dialect', 'latin']],
  [['rosters', 'folder', '--dialect', 'newrecruit']],
  [['other', 'folder']],
])('refuses %j', async (args) => {
  const none: Terminal = { out: () => undefined, err: () => undefined, readStdin: () => Promise.resolve(new Uint8Array()) };
  await expect(async () => conformance.run(args, none)).rejects.toThrow(/conformance takes|--dialect takes/);
});
