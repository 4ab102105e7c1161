import type { DataFile } from '#muster/battlescribe';
import type { Diagnostic } from '#muster/diagnostics';
import { importDiagnostic } from '#muster/importers';
import { editionNamed, type EditionId } from '#muster/roster';

/**
 * Reasons why the files are not the requested data. An empty release, or one made from another edition's data, would judge every list
 * wrongly.
 */
export function sourceProblems(asked: EditionId, files: readonly DataFile[]): readonly Diagnostic[] {
  if (files.length === 0) return [importDiagnostic('import/unfit-source', 'nothing', 'error', {})];
  return otherEdition(asked, files);
}

export function otherEdition(asked: EditionId, files: readonly DataFile[]): readonly Diagnostic[] {
  return files.flatMap(({ kind, name: system }) => {
    const found = kind === 'gameSystem' ? editionNamed(system) : null;
    return found && found !== asked ? [importDiagnostic('import/unfit-source', 'otherEdition', 'error', { system, found, asked })] : [];
  });
}
