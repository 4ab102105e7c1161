import type { Messages } from '#muster/messages';

export const AMENDMENT = 'amendment/unusable';

export const amendmentMessages = {
  notAnObject: 'An amendment must be an object.',
  fieldMissing: '"{{field}}" is missing or is not {{form}}.',
  fieldUnknown: '"{{field}}" is not a field of an amendment or of its lines.',
  editionUnknown: 'There is no edition "{{edition}}".',
  otherEdition: 'The amendment is for "{{amends}}", but the list is judged under "{{edition}}".',
  ruleUnknown: 'There is no rule "{{rule}}".',
  limitUnknown: '"{{rule}}" has no limit called "{{limit}}".',
  limitUnreadable: 'The limit "{{limit}}" of "{{rule}}" is missing or is not {{form}}.',
  addsPresent: '"{{rule}}" is added, but the edition already has it.',
  changesAbsent: '"{{rule}}" is changed, but the edition does not have it.',
  changesNothing: 'The change to "{{rule}}" has no effect.',
  dropsAbsent: '"{{rule}}" is dropped, but the edition does not have it.',
  namesTwice: '"{{rule}}" is named twice.',
  empty: 'The amendment has no effect.',
} as const satisfies Messages;
