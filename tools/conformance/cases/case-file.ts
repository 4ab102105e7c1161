import type { Dialect } from '../../../libs/battlescribe/src/evaluate/compile/dialect.js';

/** Returns the text of a file by its path relative to the case, or null if there is none. */
export type FileBeside = (path: string) => string | null;

/** The file that a case expects: the one for its engine, or else the one for all engines. */
export function expectedFile(beside: FileBeside, caseId: string, stepId: string, dialect: Dialect): string | null {
  const names = [`${caseId}.${stepId}`, `${caseId}/${stepId}`].flatMap((name) => [`${name}.${dialect}.ros`, `${name}.ros`]);
  for (const name of names) {
    const text = beside(name);
    if (text !== null) return text;
  }
  return null;
}

/**
 * The difference between a written file and the expected text, or null. If the expected text contains expressions, the files are compared
 * line by line: `steps.x.y` stands for an output of a step, and `match('...')` for any text that matches the pattern.
 */
export function compareFile(expected: string, actual: string, resolve: (expression: string) => string): readonly string[] {
  const [wanted, written] = [linesOf(expected), linesOf(actual)];
  const differences = wanted.flatMap((line, index) => {
    const ours = written[index] ?? '';
    return patternOf(line, resolve).test(ours) ? [] : [`line ${index + 1}: expected ${line}, got ${ours}`];
  });
  return written.length === wanted.length ? differences : [...differences, `expected ${wanted.length} lines, got ${written.length}`];
}

/** The lines of a file with the line ends of any system; several line ends at the end of the file count as one. */
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
