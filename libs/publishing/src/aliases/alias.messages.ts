import type { Params, Sayable } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';

/** Sentences for the reasons why an alias or a table of aliases is not accepted. */
export const aliasMessages = {
  UNKNOWN_NAME: {
    notFound: 'The {{edition}} edition has no {{kind}} called "{{name}}".',
    notFoundNear: 'The {{edition}} edition has no {{kind}} called "{{name}}". Did you mean: {{near}}?',
  },
  INVALID_ALIAS: {
    same: 'The alias is the name itself.',
    empty: 'The {{column}} is missing.',
    tooLong: 'The {{column}} is longer than {{limit}} {{limit|one:character|other:characters}}.',
    notPlain: 'The {{column}} contains a line break or an invisible character.',
    edition: '"{{given}}" is not an edition: write 8e, 9e, 10e or 11e.',
    kind: '"{{given}}" is not a kind: write faction, detachment, unit, model, wargear, enhancement or armyOption.',
    language: '"{{given}}" is not a language code such as fr.',
    uneven: 'The line has {{count}} {{count|one:column|other:columns}}; {{expected}} {{expected|one:is|other:are}} expected.',
  },
  LIMIT_REACHED: {
    aliases: 'An edition may have at most {{limit}} {{limit|one:alias|other:aliases}} in force.',
    aliasLines: 'The table has {{count}} {{count|one:line|other:lines}}; at most {{limit}} {{limit|one:is|other:are}} accepted at once.',
  },
  UNREADABLE_CSV: {
    notAliases: 'The table cannot be read as CSV ({{fault}}).',
    noColumns: 'The first line must name the columns edition, language, kind, name and means; missing: {{missing}}.',
  },
} as const satisfies MessageTable;

type Messages = typeof aliasMessages;

/** A reason why an alias is not accepted. */
export interface AliasFault extends Sayable {
  readonly code: keyof Messages;
}

export function aliasFault<Code extends keyof Messages>(
  code: Code,
  messageId: keyof Messages[Code] & string,
  params: Params = {},
): AliasFault {
  return { code, messageId, params };
}
