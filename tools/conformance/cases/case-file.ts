import type { Dialect } from '../../../libs/battlescribe/src/evaluate/compile/dialect.js';

/** The text of a file beside a case, by its path from there; null where there is none. */
export type FileBeside = (path: string) => string | null;

/** What a case expects of a file: the file named for its engine, else that for all. */
export function expectedFile(beside: FileBeside, caseId: string, stepId: string, dialect: Dialect): string | null {
  const names = [`${caseId}.${stepId}`, `${caseId}/${stepId}`].flatMap((name) => [`${name}.${dialect}.ros`, `${name}.ros`]);
  for (const name of names) {
    const text = beside(name);
    if (text !== null) return text;
  }
  return null;
}

/**
 * How a written file differs from the expected text. Where that has expressions it is compared line by line: `steps.x.y` stands for what a
 * step gave, `match('...')` for whatever the pattern matches.
 */
export function compareFile(expected: string, actual: string, resolve: (expression: string) => string): readonly string[] {
  const [wanted, written] = [linesOf(expected), linesOf(actual)];
  const differences = wanted.flatMap((line, index) => {
    const ours = written[index] ?? '';
    return patternOf(line, resolve).test(ours) ? [] : [`line ${index + 1}: expected ${line}, got ${ours}`];
  });
  return written.length === wanted.length ? differences : [...differences, `expected ${wanted.length} lines, got ${written.length}`];
}

/** Line ends of any system, and one at the end of the file however many there are. */
function linesOf(text: string): readonly string[] {
  return text.replaceAll('\r\n', '\n').replace(/\n*$/, '').split('\n');
}

const EXPRESSION = /(\$\{\{.*?\}\})/;
const MATCH = /^\$\{\{\s*match\('(.*)'\)\s*\}\}$/;

function patternOf(line: string, resolve: (expression: string) => string): RegExp {
  const parts = line.split(EXPRESSION).map((part) => {
    const pattern = MATCH.exec(part)?.[1];
    if (pattern !== undefined) return `(?:${pattern})`;
    return escaped(EXPRESSION.test(part) ? resolve(part) : part);
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
