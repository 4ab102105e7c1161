import type { MessageTable } from '#muster/messages';

/** Problems with an input for which no library has a message. */
export const userErrorMessages = {
  NOT_FOUND: {
    account: 'There is no such account.',
    accountOrName: 'There is no account with this id, or not exactly one with this name.',
    anyEvent: 'There is no such event.',
    alias: 'There is no such alias.',
    dataVersion: 'No release is set for this data version.',
    failedJob: 'There is no such failed job, or it is being tried again already.',
    job: 'There is no such job, or it is done.',
    event: 'There is no such event, or you have no role in it that permits this.',
    import: 'There is no such import.',
    key: 'There is no such key.',
    link: 'There is no such link.',
    override: 'There is no such override.',
    delivery: 'There is no such message.',
    player: 'There is no such player.',
    staff: 'This account has no role in the event.',
    revision: 'The roster has no such revision.',
    roster: 'There is no such roster.',
    unresolvedName: 'No recent check recorded this unresolved name.',
  },
  NOT_ALLOWED: {
    organiser: 'Only accounts of organisers create events: ask the administrator for this role.',
    scope: 'A key of this account may not be used for {{scope}}.',
    rotated:
      'This key has the permission {{scope}}, and the one that you use does not: rotate the key with itself, or ask the administrator.',
  },
  LIMIT_REACHED: {
    keys: 'An account may have at most {{limit}} active {{limit|one:key|other:keys}}: revoke one first.',
  },
  LAST_ADMINISTRATOR: {
    account: 'This is the last account that can administer: make another account an administrator first.',
    key: 'This is the last key with which an account can administer: create another one first.',
  },
  LABEL_TAKEN: { taken: 'Another release already has this label.' },
  WRONG_STATUS: {
    release: 'This is not possible for a release with this status.',
    draftNotReleased: 'A draft cannot be used as a release: publish it first.',
    keyEnded: 'The key is revoked, has expired or was already replaced.',
    importEnded: 'The import has already ended.',
    periodicJob: 'Periodic work is queued again whenever it is due, so cancelling it has no effect.',
    jobRuns: 'A worker is doing this job, or it has failed: it cannot be cancelled.',
    rosterUnderDraft: 'A roster cannot be saved under a draft.',
  },
  CONFLICT: {
    draft: 'The draft is now at revision {{revision}}: read it again.',
    event: 'The event is now at revision {{revision}}: read it again, and repeat any changes that are still needed.',
    roster: 'The roster is now at revision {{revision}}: read it again, and repeat any changes that are still needed.',
  },
  REQUEST_KEY_REUSED: {
    reused: 'This key was already used for a different request. Use a new key for each request.',
  },
  INVALID_EDIT: { problem: '{{problem}}' },
  RELEASE_OF_OTHER_EDITION: {
    roster: 'The roster is for the {{edition}} edition.',
    release: 'The release is for the {{edition}} edition.',
  },
  UNREADABLE_TEXT: { noEdition: 'There is no data release for the edition of this list.' },
  NO_IMPORT_FOLDER: { none: 'This installation has no import folder (MUSTER_IMPORT_DIR).' },
  UNKNOWN_SOURCE: { unknown: 'The import folder contains no folder or .zip file with that name.' },
  UNKNOWN_JOB: { unknown: 'There is no such job, or it has expired.' },
  NOT_FINISHED: { unfinished: 'The job has not finished yet: try again later.' },
} as const satisfies MessageTable;
