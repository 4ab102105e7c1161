import type { Params, Path } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';
import type { Refusal, RefusalCode } from '../report/check-report.js';

/** Sentences for requests that a check refuses. */
export const refusalMessages = {
  UNKNOWN_RELEASE: {
    noSuchRelease: 'There is no such data release.',
    noReleaseNamed: 'There is no data release "{{label}}".',
    noneInForce: 'No data release of the edition is in force on that date, or the edition could not be determined.',
  },
  RELEASE_OF_OTHER_EDITION: {
    releaseOf: 'The data release is for the {{edition}} edition, not the {{asked}}.',
    namedReleaseOf: 'The data release "{{label}}" is for the {{edition}} edition, not the {{asked}}.',
  },
  UNKNOWN_AMENDMENT: { noSuchAmendment: 'There is no amendment "{{id}}".' },
  AMENDMENT_OF_OTHER_EDITION: {
    noRules: 'There are no rules for the {{edition}} edition to amend.',
    amends: '"{{id}}" amends {{amended}}, not {{edition}}.',
  },
  AMENDMENTS_CONFLICT: { sameRule: '"{{one}}" and "{{other}}" both change the rule "{{rule}}".' },
  INVALID_HOUSE_RULES: { unusable: '{{problem}}' },
  UNKNOWN_BATTLE_SIZE: {
    noSizes: 'There is no battle size "{{name}}". The rules define no battle sizes: give a points limit.',
    noSuchSize: 'There is no battle size "{{name}}". The battle sizes are: {{names}}.',
  },
  INVALID_ROSTER: {
    noSuchUnit: 'The roster has no unit at this position.',
    noSuchDetachment: 'The roster has no detachment at this position.',
  },
} as const satisfies Readonly<Record<RefusalCode, MessageTable[string]>>;

type Messages = typeof refusalMessages;

export const refusal = <Code extends RefusalCode>(
  code: Code,
  messageId: keyof Messages[Code] & string,
  params: Params,
  path: Path,
): Refusal => ({ code, messageId, params, path });
