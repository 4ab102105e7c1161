import type { MessageTable } from '#muster/messages';

/** Sentences for the reasons why lists are not accepted. */
export const bulkMessages = {
  NO_LISTS: { none: 'The input contains no list.' },
  TOO_MANY_LISTS: {
    tooMany: 'There are {{count}} {{count|one:list|other:lists}}; a job may have at most {{limit}} {{limit|one:list|other:lists}}.',
  },
  LIST_TOO_LARGE: {
    text: 'List {{number}} has {{count}} {{count|one:byte|other:bytes}}; a text may have at most {{limit}}.',
    textOf: 'List {{number}} ({{source}}) has {{count}} {{count|one:byte|other:bytes}}; a text may have at most {{limit}}.',
    file: 'List {{number}} has {{count}} {{count|one:byte|other:bytes}}; a roster file may have at most {{limit}}.',
    fileOf: 'List {{number}} ({{source}}) has {{count}} {{count|one:byte|other:bytes}}; a roster file may have at most {{limit}}.',
  },
  UPLOAD_TOO_LARGE: {
    lines: '{{source}} has {{count}} {{count|one:line|other:lines}}; at most {{limit}} {{limit|one:is|other:are}} accepted at once.',
  },
  UNREADABLE_TEXT: { notText: '{{source}} is not text.' },
  UNREADABLE_CSV: {
    notCsv: '{{source}} cannot be read as CSV.',
    noListColumn: '{{source}} has no column of lists.',
    uneven: 'Record {{number}} has {{count}} {{count|one:column|other:columns}}; {{expected}} {{expected|one:is|other:are}} expected.',
  },
  UNREADABLE_ZIP: { unusable: '{{problem}}' },
  QUEUE_FULL: { full: 'Too many lists of other jobs are waiting. Try again in a few minutes.' },
} as const satisfies MessageTable;

/** The values of `source` for pasted input. */
export const PASTED = { text: 'The text', table: 'The table' } as const;
