import type { DraftEdit } from '#muster/publishing';
import type { EntryKind } from '#muster/persistence';
import { parseGlobalId } from '../../platform/graphql/global-id.js';
import { exactlyOne } from '../../platform/graphql/given/exactly-one.js';
import type { DraftEditInput } from './draft-edit.inputs.js';
import { toDocument } from './to-document.js';
import { toFieldValue } from './to-field-value.js';

const KIND_OF = {
  saveFaction: 'faction',
  saveDatasheet: 'datasheet',
  saveDetachment: 'detachment',
  saveEnhancement: 'enhancement',
  saveArmyOption: 'armyOption',
} as const satisfies Record<string, EntryKind>;

/** @throws ApiError BAD_USER_INPUT unless exactly one edit is given. */
export function toDraftEdit(input: DraftEditInput, path: readonly string[]): DraftEdit {
  const [field, edit] = exactlyOne(input, path);
  const { reason } = edit;
  switch (field) {
    case 'change':
      return { kind: 'change', target: toTarget(edit.target), ...toFieldValue(edit.to, [...path, field, 'to']), reason };
    case 'undo':
      return { kind: 'undo', overlayId: edit.change, reason };
    case 'remove':
      return { kind: 'remove', entryKind: edit.kind, id: edit.key, reason };
    default:
      return { kind: 'save', entryKind: KIND_OF[field], document: toDocument(edit.entry), reason };
  }
}

/** The entry's own id, if the target is an opaque id. */
const toTarget = (target: string): string => parseGlobalId(target)?.parts.at(-1) ?? target;

/** Converts the path of a problem in publishing's edits to the path in the GraphQL input. */
export function toInputPath(problem: readonly (string | number)[], edits: readonly DraftEditInput[]): readonly string[] {
  const [list, at, part, ...rest] = problem.map(String);
  const edit = edits[Number(at)];
  if (list !== 'edits' || at === undefined || !edit) return ['input', ...problem.map(String)];
  const [field] = exactlyOne(edit, []);
  return [
    'input',
    list,
    at,
    field,
    ...(part === undefined ? [] : partsOf(field, part)),
    ...rest.map((step) => (step === 'id' ? 'key' : step)),
  ];
}

function partsOf(field: string, part: string): readonly string[] {
  if (part === 'document') return ['entry'];
  if (part === 'field' || part === 'value') return ['to'];
  if (part === 'overlayId') return ['change'];
  return [part === 'id' && field === 'remove' ? 'key' : part];
}
