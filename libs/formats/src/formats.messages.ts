import type { MessageTable } from '@muster/diagnostics';

/** Sentences for what reading a list can say, by code and message id. */
export const formatsMessages = {
  UNRECOGNISED_FORMAT: {
    unknownShape: 'The text has the shape of no list format that is known here.',
    tooLarge: 'The text is too large for a list, so nothing of it was read.',
  },
  UNPARSED_LINES: {
    unreadLine: 'Line {{line}} was not understood.',
  },
  'text/too-large': {
    tooManyBytes: 'The text has more than {{limit}} bytes.',
    tooManyLines: 'The text has {{count}} lines; at most {{limit}} are read.',
  },
  'text/line-too-long': {
    lineTooLong: 'Line {{line}} has more than {{limit}} characters and was not read.',
  },
} as const satisfies MessageTable;
