import type { MessageTable } from '#muster/messages';

/** Sentences for the reasons why something was not done in an event. */
export const eventMessages = {
  INVALID_EVENT: {
    endsFirst: 'The event ends before it starts.',
    noTimeZone: 'There is no time zone "{{name}}". Use a name such as Europe/Paris.',
    locksFirst: 'Submissions cannot be closed before the deadline.',
    revealedFirst: 'The lists cannot be revealed while players can still submit.',
    deletedFirst: 'The event would be deleted before it ends.',
    noTeams: 'Team rules need a team size.',
  },
  NO_PLAYER_COLUMN: { noPlayerColumn: 'The table has no column of players: head one column "player" or "name".' },
  TOO_MANY_PLAYERS: { tooManyPlayers: 'An event may have at most {{limit}} players.' },
  NOT_A_LIST: {
    empty: 'The submission is empty.',
    notText: 'This is neither text nor a roster file. Paste the list as text, or export it as text from the app.',
    notAList: 'This is not an army list. Paste the whole list, with the points of its units.',
  },
  SUBMISSION_TOO_LARGE: {
    tooLarge: 'The list has {{count}} {{count|one:byte|other:bytes}}; at most {{limit}} {{limit|one:is|other:are}} accepted.',
  },
  FIELD_MISSING: {
    fieldMissing: 'The organiser asks for "{{field}}".',
    fieldUnknown: 'The organiser does not ask for "{{field}}".',
  },
  SUBMISSIONS_CLOSED: {
    locked: 'Submissions are closed. Ask the organiser if you need to change your list.',
    withdrawn: 'You are withdrawn from the event. Ask the organiser if this is a mistake.',
  },
  ENTRY_TAKEN: { claimed: 'Another account is this player, or your account is another player of the event.' },
  TOO_MANY_VERSIONS: { tooManyVersions: 'No further version is accepted. Ask the organiser.' },
  DECIDED_MEANWHILE: { meanwhile: 'The player submitted a new version, or another judge decided meanwhile. Look at the list again.' },
  NOTHING_SUBMITTED: {
    nothingSubmitted: 'The player has not submitted this version.',
    nothingAdmitted: 'No version of the list has been accepted. Name the version to compare.',
  },
  NO_SUCH_FINDING: { noSuchFinding: 'The report on the latest version has no such finding.' },
  INVALID_WEBHOOK: {
    noWebhookUrl: 'This is not an address for a webhook. Use one that starts with https:// and has no password.',
    privateAddress: 'Webhooks cannot reach private addresses. Use the public name of the server.',
  },
  LAST_ORGANISER: { lastOrganiser: 'This is the last organiser of the event.' },
} as const satisfies MessageTable;

/** Sentences for the letters that players get. */
export const noticeMessages = {
  EVENT_NOTICE: {
    'subject-invited': '{{event}}: please submit your list',
    'subject-submitted': '{{event}}: your list has arrived',
    'subject-accepted': '{{event}}: your list is accepted',
    'subject-rejected': '{{event}}: your list is rejected',
    'subject-correction': '{{event}}: please correct your list',
    'subject-withdrawn': '{{event}}: you are withdrawn',
    dear: 'Dear {{player}},',
    invited: 'Please submit your list by {{deadline}}.',
    received: 'We received version {{version}} of your list.',
    verdictLEGAL: 'The check found nothing wrong.',
    verdictILLEGAL: 'The check found that the list breaks a rule:',
    verdictNEEDS_REVIEW: 'The check could not decide the following; a judge will look at it:',
    verdictNONE: 'It has not been checked yet.',
    accepted: 'Version {{version}} of your list is accepted.',
    rejected: 'Version {{version}} of your list is rejected.',
    correction: 'Please correct version {{version}} of your list by {{until}}.',
    withdrawn: 'You are withdrawn from the event.',
    message: 'The judges write: {{text}}',
    link: 'Your list: {{link}}',
  },
} as const satisfies MessageTable;
