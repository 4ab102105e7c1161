import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSafe } from 'redos-detector';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');

/**
 * Folders whose code processes text from strangers: lists, names in lists, roster files and requests. Import is not included, because it
 * reads files that an operator has chosen.
 */
const rooms = [
  'apps',
  ...[
    'army',
    'battlescribe',
    'builder',
    'bulk',
    'catalogue',
    'checking',
    'diagnostics',
    'formats',
    'messages',
    'persistence',
    'roster',
    'rules',
  ].map((room) => `libs/${room}`),
];
/** Files whose regular expressions match only error messages, not text from strangers. */
const ownWords = ['libs/persistence/src/database-unavailable.error.ts'];

interface Found {
  readonly file: string;
  readonly source: string;
  readonly expression: RegExp;
}

function sources(): readonly string[] {
  const all = rooms.flatMap((room) =>
    readdirSync(path.join(repository, room), { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  );
  return all.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.spec\.ts$|\/(?:generated|testing|node_modules)\//.test(file) &&
      !ownWords.some((own) => file.startsWith(own)),
  );
}

interface Source {
  readonly file: string;
  readonly nodes: readonly ts.Node[];
}

function parse(file: string): Source {
  const source = ts.createSourceFile(file, readFileSync(path.join(repository, file), 'utf8'), ts.ScriptTarget.Latest);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, nodes };
}

function literalsIn({ file, nodes }: Source): readonly Found[] {
  return nodes.filter(ts.isRegularExpressionLiteral).map(({ text: source }) => {
    const end = source.lastIndexOf('/');
    return { file, source, expression: new RegExp(source.slice(1, end), source.slice(end + 1)) };
  });
}

function isMade(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

const bounds = { maxScore: 1_000, maxSteps: 12_000, timeout: Infinity } as const;

const all = sources().map(parse);

describe('regular expressions for text from strangers', () => {
  it('backtrack a bounded number of times', () => {
    const found = all.flatMap(literalsIn);
    const unsafe = found.filter(({ expression }) => !isSafe(expression, bounds).safe);
    expect(found.length).toBeGreaterThan(40);
    expect(unsafe.map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
  });

  it('are literals, so that the check finds all of them', () => {
    const made = all.filter(({ nodes }) => nodes.some(isMade)).map(({ file }) => file);
    expect(made).toEqual([]);
  });

  it('are found by this check if they are unsafe', () => {
    for (const expression of [/^(a+)+$/, /\s*\(.*$/, /(?:a|a)*b/]) expect(isSafe(expression, bounds).safe).toBe(false);
    expect(isSafe(/^\d{4}-\d{2}$/, bounds).safe).toBe(true);
  });
});
