import { closed, type Canary, type InEvent } from './canaries.js';

/** Game data, which everyone may read once its release is published. */
const DATA = 'game data';
/** Ids, codes, kinds and other words of the program. */
const PROGRAM = 'words of the program';
/** The name of the operator's key, of a program, or the id of an account. */
const OPERATOR = 'name of an operator';
/** Nothing can be read from it. */
const HASH = 'one-way hash';
/** The secret that signs the messages of a webhook has to be known to the server. */
const SIGNS = 'secret that signs';

/** Of the event that runs and of the closed one. */
const both = (...texts: readonly InEvent[]): readonly Canary[] => [...texts, ...texts.map(closed)];

/**
 * What each column of the database that can hold a text holds: the canaries that have to stand there, or why nobody needs protection from its being read.
 * Drafts are data that only administrators may read. This list is written manually: a new column fails the spec until it is decided here.
 */
export const HELD: Readonly<Record<string, Readonly<Record<string, readonly Canary[] | string>>>> = {
  account: {
    issuer: PROGRAM,
    name: ['account name', 'app name', ...both('staff name'), 'judge name', 'claimant name'],
    subject: ['token subject'],
  },
  alias: {
    edition: PROGRAM,
    language: PROGRAM,
    means: DATA,
    means_key: DATA,
    name: ['alias name'],
    name_key: ['alias name'],
    taught_by: OPERATOR,
    withdrawn_by: OPERATOR,
  },
  alias_revision: {
    edition: PROGRAM,
  },
  api_key: {
    hash: HASH,
    name: ['key name'],
    prefix: PROGRAM,
    scopes: PROGRAM,
  },
  audit: {
    action: PROGRAM,
    actor: PROGRAM,
    after: ['draft label', 'draft name', 'draft entry', 'withdrawn label', 'withdrawn name', 'import label', 'alias name'],
    before: ['draft entry'],
    key_prefix: PROGRAM,
    reason: ['draft reason', 'withdrawn reason'],
    request_id: PROGRAM,
    target: ['draft entry', 'data version'],
    target_kind: PROGRAM,
    target_name: [
      ...both('event name'),
      ...(['draft label', 'draft name', 'draft entry', 'withdrawn label', 'withdrawn name'] as const),
      ...(['import label', 'alias name', 'data version'] as const),
    ],
  },
  bulk_file: {
    hash: HASH,
  },
  bulk_file_part: {
    content: DATA,
  },
  check_job: {
    left_out: ['left out file'],
    question: ['house rule'],
    token_hash: HASH,
  },
  check_list: {
    columns: ['bulk cell'],
    content: ['bulk list', 'unknown unit'],
    kind: PROGRAM,
    player: ['bulk player'],
    source: ['bulk file'],
  },
  check_result: {
    detachment: PROGRAM,
    faction: PROGRAM,
    failure: PROGRAM,
    fingerprint: PROGRAM,
    format: PROGRAM,
    release: PROGRAM,
    report: ['bulk list', 'unknown unit'],
    verdict: PROGRAM,
  },
  data_version: {
    edition: PROGRAM,
    set_by: OPERATOR,
    version: ['data version'],
  },
  engine_file: {
    content: DATA,
    faction: DATA,
    hash: HASH,
    version: DATA,
  },
  entry: {
    aliases: DATA,
    body: ['draft name', 'draft entry', 'withdrawn name'],
    detachment_ids: DATA,
    entry_id: ['draft entry'],
    faction_ids: ['draft entry'],
    hash: HASH,
    keywords: DATA,
    name: ['draft name', 'draft entry', 'withdrawn name'],
    option_kind: DATA,
    prices: DATA,
    role: DATA,
    slug: ['draft entry'],
  },
  event: {
    edition: PROGRAM,
    name: both('event name'),
    question: both('house rule'),
    terms: both('event field'),
    time_zone: PROGRAM,
  },
  event_link: {
    token_hash: HASH,
  },
  event_player: {
    answers: both('event field', 'answer'),
    columns: both('organiser column'),
    message: both('judge message'),
    name: both('player name'),
    name_key: both('player name'),
    team: both('team name'),
  },
  event_record: {
    action: PROGRAM,
    actor: [...both('staff name', 'player name'), 'judge name', 'claimant name'],
    details: both('event name', 'event field', 'house rule', 'judge message', 'override reason'),
    player: both('player name'),
  },
  event_webhook: {
    secret: SIGNS,
    url: both('webhook address'),
  },
  finding_override: {
    actor: ['judge name'],
    code: PROGRAM,
    finding: PROGRAM,
    reason: both('override reason'),
  },
  import_job: {
    actor: PROGRAM,
    author: OPERATOR,
    diagnostics: PROGRAM,
    edition: PROGRAM,
    failure: PROGRAM,
    file: PROGRAM,
    label: ['import label'],
    request: ['import label'],
    stage: PROGRAM,
    summary: PROGRAM,
  },
  known_source: {
    content_hash: HASH,
    hash: HASH,
  },
  native_entry: {
    author: OPERATOR,
    document: ['draft entry'],
    entry_id: ['draft entry'],
    reason: ['draft reason'],
  },
  packed_release: {
    content: DATA,
  },
  overlay: {
    author: OPERATOR,
    field: PROGRAM,
    reason: ['draft reason', 'withdrawn reason'],
    target: PROGRAM,
    value: ['draft name', 'withdrawn name'],
  },
  page_session: {
    administrator_hash: HASH,
    token_hash: HASH,
  },
  rate_budget: {
    key: HASH,
  },
  release: {
    content_hash: HASH,
    dialect: DATA,
    edition: DATA,
    label: ['draft label', 'withdrawn label'],
    source: DATA,
    source_revision: DATA,
  },
  roster: {
    created_by: ['roster name', 'request key', 'shared roster name', 'expired roster name', 'roster of an app'],
    document: [
      'roster name',
      'roster notes',
      'unit notes',
      'shared roster name',
      'shared roster notes',
      'expired roster name',
      'expired roster notes',
      'roster of an app',
    ],
    edition: PROGRAM,
    faction: PROGRAM,
    name: ['roster name', 'shared roster name', 'expired roster name', 'roster of an app'],
    user_id: ['user id'],
    verdict: PROGRAM,
  },
  roster_check: {
    verdict_after: PROGRAM,
    verdict_before: PROGRAM,
  },
  roster_revision: {
    delta: ['roster notes', 'unit notes', 'shared roster notes', 'expired roster notes'],
    intents: ['roster notes', 'unit notes', 'shared roster notes', 'expired roster notes'],
    request_key: ['request key'],
    verdict: PROGRAM,
  },
  roster_share: {
    token_hash: HASH,
  },
  setting: {
    key: PROGRAM,
    value: PROGRAM,
  },
  submission: {
    actor: both('player name'),
    content: ['unknown unit', ...both('submitted list', 'admitted list')],
    hash: HASH,
    kind: PROGRAM,
    source: both('submitted file'),
  },
  submission_check: {
    aspects: PROGRAM,
    deciding: ['unknown unit'],
    detachment: PROGRAM,
    faction: PROGRAM,
    failure: PROGRAM,
    fingerprint: PROGRAM,
    format: PROGRAM,
    release: PROGRAM,
    report: ['unknown unit', ...both('house rule', 'submitted list')],
    verdict: PROGRAM,
    verdict_before: PROGRAM,
  },
  tree_chunk: {
    body: ['draft entry'],
    hash: HASH,
  },
  unknown_name: {
    edition: PROGRAM,
    language: PROGRAM,
    name: ['unknown unit'],
  },
  webhook_delivery: {
    data: both('player name', 'judge message'),
    fault: PROGRAM,
    type: PROGRAM,
  },
};
