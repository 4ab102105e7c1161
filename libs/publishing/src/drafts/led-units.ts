import { looseKey, type ReadModel } from '#muster/catalogue';
import type { Diagnostic } from '#muster/diagnostics';
import type { AuthoredEntry } from '#muster/persistence';
import { editProblem } from '../publishing.messages.js';
import type { DraftEdit } from './draft-edit.js';

/** The units that an edit adds to the units a datasheet can lead, by id or name. */
interface LedUnits {
  readonly path: readonly (string | number)[];
  readonly names: readonly string[];
}

export function ledUnits(edits: readonly DraftEdit[]): readonly LedUnits[] {
  return edits.flatMap((edit, at): readonly LedUnits[] => {
    if (edit.kind === 'change' && edit.field === 'leads') return [{ path: ['edits', at, 'value'], names: namesIn(parsed(edit.value)) }];
    if (edit.kind !== 'save' || edit.entryKind !== 'datasheet') return [];
    const { document } = edit;
    const leads: unknown = typeof document === 'object' && document !== null && 'leads' in document ? document.leads : null;
    return [{ path: ['edits', at, 'document', 'leads'], names: namesIn(leads) }];
  });
}

/** Those of the added units for which the draft has no datasheet. */
export function unknownLed(led: readonly LedUnits[], { datasheets }: ReadModel, authored: readonly AuthoredEntry[]): readonly Diagnostic[] {
  const byHand = authored.filter(({ kind }) => kind === 'datasheet').flatMap(({ entryId, document }) => [entryId, ...namesOf(document)]);
  const known = new Set([...datasheets.flatMap(({ id, slug, name, aliases }) => [id, slug, name, ...aliases]), ...byHand].map(looseKey));
  return led.flatMap(({ path, names }) =>
    names.filter((name) => !known.has(looseKey(name))).map((name) => editProblem('unknownLed', path, { name })),
  );
}

function namesOf(document: unknown): readonly string[] {
  return typeof document === 'object' && document !== null && 'name' in document && typeof document.name === 'string'
    ? [document.name]
    : [];
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** Text that is not valid JSON was already reported by an earlier check. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
