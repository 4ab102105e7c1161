import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { runCase, type CaseResult, type Dialect } from '@muster/battlescribe';
import type { Terminal } from '../command.js';
import { exitCode, type ExitCode } from '../exit-code.js';

/** Runs every behaviour case of a folder (`<category>/<id>.yaml`) as each engine. One JSON line per case and engine, then the count. */
export async function caseConformance(folder: string, dialects: readonly Dialect[], terminal: Terminal): Promise<ExitCode> {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const file of await caseFiles(folder)) {
    const parsed: unknown = parse(await readFile(path.join(folder, file), 'utf8'));
    for (const dialect of dialects) {
      const result = runCase(parsed, dialect);
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

async function caseFiles(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.yaml')).toSorted();
}
