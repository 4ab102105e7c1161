import type { DraftEdit } from '@muster/publishing';
import type { DraftEditInput } from './draft-edit.inputs.js';
import { exactlyOne } from './exactly-one.js';
import { toFieldValue } from './to-field-value.js';

/** @throws ApiError BAD_USER_INPUT unless exactly one thing is to be done. */
export function toDraftEdit(input: DraftEditInput, path: readonly string[]): DraftEdit {
  const [kind, edit] = exactlyOne(input, path);
  switch (kind) {
    case 'change': {
      const { target, to, reason } = edit;
      return { kind, target, ...toFieldValue(to, [...path, kind, 'to']), reason };
    }
    case 'undo':
      return { kind, overlayId: edit.change, reason: edit.reason };
  }
}
