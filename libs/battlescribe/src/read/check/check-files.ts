import type { Diagnostic } from '#muster/diagnostics';
import { isScopeWord } from '../../evaluate/conditions/query.types.js';
import { AMOUNTS } from '../build/amounts.js';
import { checkExpansion } from './check-expansion.js';
import { linkedFiles } from './linked-files.js';
import type { DataFileReading } from '../read-data-file.js';
import { readDiagnostic } from '../read-messages.js';
import type { ReadFile, SourceIndex } from './source-index.js';

/**
 * Reports problems between the files of a release: duplicate ids, links to missing catalogues, cycles of catalogue links, and links to
 * missing ids. Ignores files that could not be read, because they have diagnostics of their own.
 */
export function checkFiles(readings: readonly DataFileReading[]): Diagnostic[] {
  const files = readings.flatMap(({ path, value, source }): ReadFile[] => (value && source ? [{ path, file: value, source }] : []));
  const byId = new Map(files.map((read) => [read.file.id, read]));
  return [
    ...filesTwice(files),
    ...systemProblems(files),
    ...files.flatMap((read) => missingCatalogues(read, byId)),
    ...linkCycles(files, byId),
    ...duplicateIds(files),
    ...oddChanges(files),
    ...unknownScopes(files),
    ...checkExpansion(files),
    ...files.flatMap((read) => danglingTargets(read, linkedFiles(read, byId))),
  ];
}

function filesTwice(files: readonly ReadFile[]): Diagnostic[] {
  const first = new Map<string, ReadFile>();
  return files.flatMap((read) => {
    const other = first.get(read.file.id);
    if (!other) first.set(read.file.id, read);
    if (!other) return [];
    return [readDiagnostic('import/duplicate-id', 'file', 'error', read.path, 1, { id: read.file.id, other: other.path })];
  });
}

function systemProblems(files: readonly ReadFile[]): Diagnostic[] {
  const systems = new Set(files.filter(({ file }) => file.kind === 'gameSystem').map(({ file }) => file.id));
  return files
    .filter(({ file }) => !systems.has(file.gameSystemId))
    .map(({ path, file }) => readDiagnostic('import/missing-file', 'gameSystem', 'error', path, 1, { id: file.gameSystemId }));
}

function missingCatalogues({ path, file, source }: ReadFile, byId: ReadonlyMap<string, ReadFile>): Diagnostic[] {
  return (file.catalogueLinks ?? [])
    .filter(({ targetId }) => !byId.has(targetId))
    .map(({ name, targetId: id }) =>
      readDiagnostic('import/missing-file', 'catalogue', 'error', path, referenceLine(source, 'catalogueLink', id), { id, name }),
    );
}

/** One diagnostic per catalogue link that closes a cycle. Cycles are harmless, because engines follow each catalogue once. */
function linkCycles(files: readonly ReadFile[], byId: ReadonlyMap<string, ReadFile>): Diagnostic[] {
  const finished = new Set<string>();
  const found: Diagnostic[] = [];
  const visit = (read: ReadFile, chain: readonly string[]): void => {
    for (const { targetId: id, name } of read.file.catalogueLinks ?? []) {
      const target = byId.get(id);
      const line = referenceLine(read.source, 'catalogueLink', id);
      if (chain.includes(id)) found.push(readDiagnostic('import/link-cycle', 'catalogues', 'warning', read.path, line, { name }));
      else if (target && !finished.has(id)) visit(target, [...chain, id]);
    }
    finished.add(read.file.id);
  };
  for (const read of files) if (!finished.has(read.file.id)) visit(read, [read.file.id]);
  return found;
}

/** One diagnostic per duplicate id, at its second occurrence. */
function duplicateIds(files: readonly ReadFile[]): Diagnostic[] {
  const first = new Map<string, { readonly path: string; readonly line: number }>();
  const second = new Map<string, { readonly path: string; readonly line: number; readonly element: string; count: number }>();
  for (const { path, source } of files) {
    const { ids, lines, elements } = source.declared;
    ids.forEach((id, index) => {
      const place = { path, line: lines[index] ?? 0 };
      if (!first.has(id)) first.set(id, place);
      else (second.get(id) ?? added(second, id, { ...place, element: elements[index] ?? '', count: 1 })).count += 1;
    });
  }
  return [...second].map(([id, { path, line, element, count }]) => {
    const other = first.get(id);
    const params = { id, element, count, other: other?.path ?? '', otherLine: other?.line ?? 0 };
    return readDiagnostic('import/duplicate-id', 'node', 'warning', path, line, params);
  });
}

function added<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value);
  return value;
}

/** One diagnostic per id that is referenced in a file but not declared in any of its linked files. */
function danglingTargets({ path, source }: ReadFile, linked: readonly ReadFile[]): Diagnostic[] {
  const declared = linked.map((read) => new Set(read.source.declared.ids));
  const dangling = new Map<string, { readonly line: number; readonly element: string; count: number }>();
  const { ids, lines, elements } = source.references;
  ids.forEach((id, index) => {
    const element = elements[index] ?? '';
    if (element === 'catalogueLink' || declared.some((known) => known.has(id))) return;
    (dangling.get(id) ?? added(dangling, id, { line: lines[index] ?? 0, element, count: 0 })).count += 1;
  });
  return [...dangling].map(([id, { line, element, count }]) =>
    readDiagnostic('import/dangling-target', 'link', 'info', path, line, { id, element, count }),
  );
}

/** Reports modifiers of costs or limits whose value is not a number. Without this check they would be ignored and prices would be wrong. */
function oddChanges(files: readonly ReadFile[]): Diagnostic[] {
  const numeric = new Set(files.flatMap(({ source: { declared } }) => declared.ids.filter((_, at) => isNumeric(declared.elements[at]))));
  return files.flatMap(({ path, source }) =>
    source.oddChanges
      .filter(({ field }) => numeric.has(field))
      .map(({ line }) => readDiagnostic('import/bad-amount', 'modifier', 'error', path, line, { ...AMOUNTS })),
  );
}

/** Scopes that are neither a word that the evaluator knows nor an id that a file declares. */
function unknownScopes(files: readonly ReadFile[]): Diagnostic[] {
  const declared = new Set(files.flatMap(({ file, source }) => [file.id, ...source.declared.ids]));
  return files.flatMap(({ path, source: { scopes } }) =>
    scopes.ids.flatMap((scope, at) => {
      if (isScopeWord(scope) || declared.has(scope)) return [];
      const params = { element: scopes.elements[at] ?? '', scope: scope.slice(0, 40) };
      return [readDiagnostic('import/unknown-construct', 'scope', 'info', path, scopes.lines[at] ?? null, params)];
    }),
  );
}

function isNumeric(element: string | undefined): boolean {
  return element === 'costType' || element === 'constraint';
}

function referenceLine({ references }: SourceIndex, element: string, id: string): number | null {
  const index = references.ids.findIndex((reference, at) => reference === id && references.elements[at] === element);
  return references.lines[index] ?? null;
}
