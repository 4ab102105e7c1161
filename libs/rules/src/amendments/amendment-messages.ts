import type { Messages } from '#muster/messages';

export const AMENDMENT = 'amendment/unusable';

export const amendmentMessages = {
  notAnObject: 'An amendment is an object.',
  fieldMissing: '"{{field}}" is missing or is not {{form}}.',
  fieldUnknown: '"{{field}}" is no field of an amendment or of its lines.',
  editionUnknown: 'There is no edition "{{edition}}".',
  otherEdition: 'It amends "{{amends}}"; the list is judged by "{{edition}}".',
  ruleUnknown: 'There is no rule "{{rule}}".',
  limitUnknown: '"{{rule}}" has no limit "{{limit}}".',
  limitUnreadable: 'The limit "{{limit}}" of "{{rule}}" is missing or is not {{form}}.',
  addsPresent: '"{{rule}}" is added, and the edition already has it.',
  changesAbsent: '"{{rule}}" is changed, and the edition does not have it.',
  changesNothing: '"{{rule}}" is changed to what it already was.',
  dropsAbsent: '"{{rule}}" is dropped, and the edition does not have it.',
  namesTwice: '"{{rule}}" is named twice.',
  empty: 'The amendment does nothing.',
} as const satisfies Messages;
