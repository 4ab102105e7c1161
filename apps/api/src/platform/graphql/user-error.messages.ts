import type { MessageTable } from '#muster/messages';

/** What in the input must be changed, where no other room says it. */
export const userErrorMessages = {
  NOT_FOUND: {
    account: 'There is no such account.',
    dataVersion: 'No release is set for this data version.',
    import: 'There is no such import.',
    key: 'There is no such key.',
    link: 'There is no such link.',
    revision: 'The roster was never at that revision.',
    roster: 'There is no such roster.',
  },
  NOT_ALLOWED: { scope: 'A key of this account may not be used for {{scope}}.' },
  LIMIT_REACHED: {
    keys: 'An account has at most {{limit}} {{limit|one:key that is|other:keys that are}} not revoked: revoke one first.',
  },
  LABEL_TAKEN: { taken: 'Another release already has this label.' },
  WRONG_STATUS: {
    release: 'This cannot be done with a release of its status.',
    draftNotReleased: 'A draft is not a release yet.',
    importEnded: 'The import has ended.',
    rosterUnderDraft: 'No roster is kept under a draft.',
    checkUnderDraft: 'Rosters are checked under published releases.',
  },
  CONFLICT: {
    draft: 'The draft is now at revision {{revision}}: read it again.',
    roster: 'The roster is now at revision {{revision}}: look at it, and send what is still wanted.',
  },
  REQUEST_KEY_REUSED: {
    reused: 'An earlier request with this key asked for something else. Give each request a key of its own.',
  },
  INVALID_EDIT: { problem: '{{problem}}' },
  RELEASE_OF_OTHER_EDITION: {
    roster: 'The roster is for the {{edition}} edition.',
    release: 'The release is of the {{edition}} edition.',
  },
  UNREADABLE_TEXT: { noEdition: 'This is not a list of an edition that has a data release.' },
  NO_IMPORT_FOLDER: { none: 'This installation has no import folder (MUSTER_IMPORT_DIR).' },
  UNKNOWN_SOURCE: { unknown: 'The import folder has no folder and no .zip of that name.' },
  UNKNOWN_JOB: { unknown: 'There is no such job, or it has expired.' },
  NOT_FINISHED: { unfinished: 'The job has not finished yet: ask again when it has.' },
} as const satisfies MessageTable;
