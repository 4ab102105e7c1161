import type { DataFile } from '@muster/battlescribe';
import type { Diagnostic } from '@muster/diagnostics';
import { importDiagnostic } from '@muster/importers';
import { editionNamed, type EditionId } from '@muster/roster';

/** Why files are not the data that were asked for: a release made of nothing, or of another edition's data, would judge every list wrongly. */
export function sourceProblems(asked: EditionId, files: readonly DataFile[]): readonly Diagnostic[] {
  if (files.length === 0) return [importDiagnostic('import/unfit-source', 'nothing', 'error', {})];
  return files
    .filter(({ kind, name }) => kind === 'gameSystem' && (editionNamed(name) ?? asked) !== asked)
    .map(({ name }) => importDiagnostic('import/unfit-source', 'otherEdition', 'error', { system: name, asked }));
}
