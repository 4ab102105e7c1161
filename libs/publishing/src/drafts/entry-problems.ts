import { isPlainText, type Datasheet, type ReadModel } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import { type AnyEntry, ENTRY_KINDS, entriesOf, type EntryKind } from '#muster/persistence';
import { editProblem, editWarning } from '../publishing.messages.js';

/** Problems of an entry in its final form, whether they come from edits, manually created entries or the imported data. */
export function entryProblems(kind: EntryKind, entry: AnyEntry): readonly Diagnostic[] {
  const { id, name } = entry;
  const problems = [name, ...entry.aliases]
    .filter((text) => !isPlainText(text))
    .map(() => editProblem('unusableName', ['edits'], { kind, id }));
  if ('profiles' in entry) return [...problems, ...datasheetProblems(entry)];
  if ('points' in entry && !isPrice(entry.points)) problems.push(editProblem('badPrice', ['edits'], { name, points: entry.points }));
  return problems;
}

/** The errors among the problems of a whole release. */
export function releaseProblems(readModel: ReadModel): readonly Diagnostic[] {
  return ENTRY_KINDS.flatMap((kind) => entriesOf<EntryKind>(readModel, kind).flatMap((entry) => entryProblems(kind, entry))).filter(
    isError,
  );
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

function datasheetProblems({ name, points: { bySize } }: Datasheet): readonly Diagnostic[] {
  return bySize.flatMap(({ points }, at) => {
    if (!isPrice(points)) return [editProblem('badPrice', ['edits'], { name, points })];
    const smaller = bySize[at - 1];
    if (!smaller || smaller.upTo === null || points >= smaller.points) return [];
    return [editWarning('sizeCheaper', ['edits'], { name, points, before: smaller.points, models: smaller.upTo + 1 })];
  });
}

function isPrice(points: number): boolean {
  return points >= 0 && points <= 100_000;
}
