// node tools/thin-api.mjs [folder]: measures, in lines of code, how much of apps/api only declares GraphQL types or converts values.
// Blank lines, comments and specs are not counted. A line declares if it is in a file of declarations (*.types.ts, *.inputs.ts,
// *.args.ts, *.enums.ts, *.interface.ts), in a class with @ObjectType, @InputType, @InterfaceType or @ArgsType, or in the statement that
// registers an enum. A line converts if it is in a file of conversions (to-*.ts, from-*.ts, present-*.ts), or in a top-level function
// with such a name (toX, fromX, presentX) or that only returns a new object of values.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repository } from './repository.mjs';

const DECLARING_FILE = /\.(types|inputs?|args|enums?|interface)\.ts$/;
const CONVERTING_FILE = /^(to|from|present)-/;
const CONVERTING_NAME = /^(to|from|present)[A-Z]/;
const DECLARING_DECORATOR = /^(ObjectType|InputType|InterfaceType|ArgsType)$/;
const DECLARING_CALL = /^(registerEnumType|enumOf|ConnectionOf)$/;

/** @typedef {{ readonly all: number, readonly declares: number, readonly converts: number }} Count */

/** @param {string} folder @returns {ReadonlyMap<string, Count>} by file */
export function countThinness(folder) {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name.includes('.spec.') || name === 'assets' });
  return new Map(files.sort().map((file) => [file, countOf(file, readFileSync(path.join(folder, file), 'utf8'))]));
}

/** @param {Iterable<Count>} counts @returns {Count} */
export function sumOf(counts) {
  return [...counts].reduce((sum, one) => ({
    all: sum.all + one.all,
    declares: sum.declares + one.declares,
    converts: sum.converts + one.converts,
  }));
}

/** @param {Count} count */
export const shareOf = ({ all, declares, converts }) => (declares + converts) / all;

/** @param {string} file @param {string} text @returns {Count} */
function countOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const code = codeLines(source);
  const name = path.basename(file);
  if (DECLARING_FILE.test(name)) return { all: code.size, declares: code.size, converts: 0 };
  if (CONVERTING_FILE.test(name)) return { all: code.size, declares: 0, converts: code.size };
  const declares = within(code, source, nodesOf(source).filter(isDeclaration));
  const converts = within(code, source, source.statements.filter(isConversion));
  return { all: code.size, declares, converts };
}

/** The lines that contain a token, as opposed to blank lines and comments. @param {ts.SourceFile} source @returns {ReadonlySet<number>} */
function codeLines(source) {
  const leaves = nodesOf(source).filter((node) => node.getChildCount(source) === 0 && node.getWidth(source) > 0 && !ts.isJSDoc(node));
  return new Set(leaves.flatMap((node) => linesOf(source, node)));
}

/** @param {ReadonlySet<number>} code @param {ts.SourceFile} source @param {readonly ts.Node[]} nodes */
function within(code, source, nodes) {
  return new Set(nodes.flatMap((node) => linesOf(source, node)).filter((line) => code.has(line))).size;
}

/** @param {ts.SourceFile} source @param {ts.Node} node @returns {readonly number[]} */
function linesOf(source, node) {
  const [from, to] = [source.getLineAndCharacterOfPosition(node.getStart(source)), source.getLineAndCharacterOfPosition(node.end)];
  return Array.from({ length: to.line - from.line + 1 }, (_, index) => from.line + index);
}

/** The node and all nodes below it, without comments. @param {ts.Node} node @returns {readonly ts.Node[]} */
function nodesOf(node) {
  if (ts.isJSDoc(node)) return [];
  return [node, ...node.getChildren().flatMap(nodesOf)];
}

/** @param {ts.Node} node */
function isDeclaration(node) {
  if (ts.isClassDeclaration(node)) return (ts.getDecorators(node) ?? []).some((one) => DECLARING_DECORATOR.test(calleeOf(one.expression)));
  if (ts.isExpressionStatement(node)) return DECLARING_CALL.test(calleeOf(node.expression));
  if (!ts.isVariableStatement(node)) return false;
  return node.declarationList.declarations.some(
    ({ initializer }) => initializer !== undefined && DECLARING_CALL.test(calleeOf(initializer)),
  );
}

/** @param {ts.Node} node @returns {string} */
function calleeOf(node) {
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

/** @param {ts.Statement} statement */
function isConversion(statement) {
  if (ts.isFunctionDeclaration(statement)) return isConverting(statement.name?.text ?? '', statement.body);
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.some(
    ({ name, initializer }) =>
      initializer !== undefined && ts.isArrowFunction(initializer) && isConverting(name.getText(), initializer.body),
  );
}

/** @param {string} name @param {ts.ConciseBody | undefined} body */
function isConverting(name, body) {
  if (CONVERTING_NAME.test(name)) return true;
  if (body === undefined) return false;
  const [only, ...more] = ts.isBlock(body) ? body.statements : [body];
  if (only === undefined || more.length > 0) return false;
  const made = ts.isReturnStatement(only) ? only.expression : only;
  const object = made && ts.isParenthesizedExpression(made) ? made.expression : made;
  return object !== undefined && ts.isObjectLiteralExpression(object) && !object.properties.some(isBehaviour);
}

/** @param {ts.ObjectLiteralElementLike} property */
function isBehaviour(property) {
  return ts.isMethodDeclaration(property) || (ts.isPropertyAssignment(property) && ts.isArrowFunction(property.initializer));
}

if (import.meta.main) {
  const counts = countThinness(path.resolve(process.argv[2] ?? path.join(repository, 'apps/api/src')));
  const { all, declares, converts } = sumOf(counts.values());
  const largest = [...counts].map(([file, count]) => ({ file, lines: count.declares + count.converts })).sort((a, b) => b.lines - a.lines);
  for (const { file, lines } of largest.slice(0, 20)) process.stdout.write(`${String(lines).padStart(6)}  ${file}\n`);
  const share = (shareOf({ all, declares, converts }) * 100).toFixed(1);
  process.stdout.write(`${declares} lines declare and ${converts} convert, of ${all} (${counts.size} files): ${share} %\n`);
}
