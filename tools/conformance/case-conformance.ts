import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Dialect } from '#muster/battlescribe';
import type { Terminal } from '../../apps/cli/src/command.js';
import { exitCode, type ExitCode } from '../../apps/cli/src/exit-code.js';
import { runCase, type CaseResult } from './cases/case-runner.js';

/**
 * Runs every behaviour case of a folder (`<category>/<id>.yaml`) as each engine. Prints one JSON line per case and engine, and then the
 * counts.
 */
export async function caseConformance(folder: string, dialects: readonly Dialect[], terminal: Terminal): Promise<ExitCode> {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  const { cases, texts } = await caseFiles(folder);
  for (const file of cases) {
    const beside = (name: string) => texts.get(path.join(path.dirname(file), name)) ?? null;
    const parsed: unknown = parse(await readFile(path.join(folder, file), 'utf8'));
    for (const dialect of dialects) {
      const result = runCase(parsed, dialect, beside);
      if (result.skipped) skipped += 1;
      else if (result.passed) passed += 1;
      else failed += 1;
      terminal.out(`${JSON.stringify(lineOf(result))}\n`);
    }
  }
  terminal.out(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  return failed === 0 ? exitCode.LEGAL : exitCode.ILLEGAL;
}

function lineOf({ id, category, dialect, passed, skipped, differences }: CaseResult) {
  return skipped ? { id, category, dialect, passed, skipped, differences } : { id, category, dialect, passed, differences };
}

/** The cases of a folder, and the roster files that some cases expect as output. */
async function caseFiles(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.ros'))) texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  return { cases: files.filter((file) => file.endsWith('.yaml')).toSorted(), texts };
}
