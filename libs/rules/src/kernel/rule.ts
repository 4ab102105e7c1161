import type { Army } from '#muster/army';
import type { Fact, FixKind, Params, Path, ReviewCode, Sayable, Severity } from '#muster/diagnostics';
import type { MessageParams, Messages } from '#muster/messages';
import { readLimits, type LimitSchema, type LimitsOf } from './limits.js';

/** A position in the roster. Units, detachments, Enhancements and gaps are all places. */
export interface Place {
  readonly path: Path;
  readonly line: number | null;
}

/** The army as a whole. */
export const ARMY: Place = { path: [], line: null };

/** How a message is reported. A ruleset can reduce `error` to a warning. */
export type Outcome = Severity | ReviewCode | 'NOT_CHECKED' | 'FIX';

/** One result of a check: the message, its parameters and its position. */
export type Said<M extends Messages> = {
  [Id in keyof M & string]: {
    readonly messageId: Id;
    readonly params: MessageParams<M[Id]>;
    readonly at: Place;
    readonly related?: readonly Place[];
    /** How to fix the problem, if that can be computed. The message of a fix has the outcome FIX. */
    readonly fix?: Fix<M>;
  };
}[keyof M & string];

export type Fix<M extends Messages> = {
  [Id in keyof M & string]: {
    readonly kind: FixKind;
    readonly messageId: Id;
    readonly params: MessageParams<M[Id]>;
    /** What to change. Empty if the fix concerns the army as a whole. */
    readonly at: readonly Place[];
  };
}[keyof M & string];

/** A ledger as a rule returns it. The kernel adds the balance and a citation for each line. */
export interface Ledger {
  readonly budget: {
    readonly kind: string;
    readonly start: number;
    readonly lines: readonly LedgerLine[];
    /** Maximum balance; null if there is no limit. */
    readonly limit: number | null;
  };
}

export interface LedgerLine {
  /** Positive for a gain, negative for a cost. */
  readonly amount: number;
  /** What the amount is spent on or comes from: a name from the roster, or a message. */
  readonly cause: string | Sayable;
  readonly at: Place;
  /**
   * Source of the amount if it differs from the rule's citation. Null if the edition does not print the amount; it is then printed with its
   * cause, for example on a datasheet.
   */
  readonly cites?: string | null;
}

export interface RuleDefinition<M extends Messages, Schema extends LimitSchema> {
  /** The name of the rule's folder and the code of its diagnostics. It states what must hold. */
  readonly id: string;
  /** The fact that the rule judges. If this fact is uncertain, the rule's errors become review reasons. */
  readonly about: Fact;
  /** One sentence. It is also the first sentence of the rule's page. */
  readonly summary: string;
  readonly limits: Schema;
  readonly messages: M;
  /** Outcomes of messages that are not errors. */
  readonly outcomes?: { readonly [Id in keyof NoInfer<M>]?: Outcome };
  /** Errors that can be fixed by adding something alone, because they report something missing. */
  readonly settledByAdding?: readonly (keyof NoInfer<M> & string)[];
  /** `battle` means that the rule needs only the Command point log. */
  readonly scope?: RuleScope;
  /**
   * A pure function. It reports only what stated and resolved facts prove, and reports missing facts as review reasons or as not checked.
   */
  readonly check: (roster: Army, limits: LimitsOf<Schema>) => Iterable<Said<M> | Ledger>;
}

export type RuleScope = 'roster' | 'battle';

export interface Source {
  /** Title of the publication and section. Never quotes its text. */
  readonly cites: string;
  readonly severity?: Severity;
  /** Citations of messages whose law is printed elsewhere than the rest of the rule, by message id. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** A rule together with the limits that one ruleset sets for it. */
export interface RuleInForce {
  readonly id: string;
  readonly about: Fact;
  readonly summary: string;
  readonly cites: string;
  /** By message id: the citation, if it differs from that of the rule. */
  readonly citesByMessage?: Readonly<Record<string, string>>;
  readonly severity: Severity;
  readonly limits: Readonly<Record<string, unknown>>;
  readonly messages: Messages;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Ids of error messages that can be fixed by adding something alone. */
  readonly settledByAdding: ReadonlySet<string>;
  readonly scope: RuleScope;
  readonly run: (roster: Army) => Iterable<AnySaid | Ledger>;
}

/** One result of a check, without the message types of its rule. */
export interface AnySaid {
  readonly messageId: string;
  readonly params: Params;
  readonly at: Place;
  readonly related?: readonly Place[];
  readonly fix?: { readonly kind: FixKind; readonly messageId: string; readonly params: Params; readonly at: readonly Place[] };
}

export interface AnyRule {
  readonly id: string;
  readonly summary: string;
  readonly limits: LimitSchema;
  readonly messages: Messages;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Applies limits from outside data to the rule. Null if they do not match its schema. */
  readonly withData: (limits: Readonly<Record<string, unknown>>, source: Source) => RuleInForce | null;
}

export interface Rule<Limits, M extends Messages = Messages> extends AnyRule {
  readonly messages: M;
  readonly with: (limits: Limits, source: Source) => RuleInForce;
}

export function defineRule<const M extends Messages, const Schema extends LimitSchema>(
  definition: RuleDefinition<M, Schema>,
): Rule<LimitsOf<Schema>, M> {
  const { id, about, summary, limits: schema, messages, check, scope = 'roster' } = definition;
  const outcomes: Record<string, Outcome> = {};
  const settledByAdding: ReadonlySet<string> = new Set(definition.settledByAdding);
  for (const messageId of Object.keys(messages)) outcomes[messageId] = definition.outcomes?.[messageId] ?? 'error';
  const inForce = (limits: LimitsOf<Schema>, { cites, severity = 'error', elsewhere }: Source): RuleInForce => ({
    id,
    about,
    summary,
    cites,
    ...(elsewhere === undefined ? {} : { citesByMessage: elsewhere }),
    severity,
    limits,
    messages,
    outcomes,
    settledByAdding,
    scope,
    run: (roster) => check(roster, limits) as Iterable<AnySaid | Ledger>,
  });
  return {
    id,
    summary,
    limits: schema,
    messages,
    outcomes,
    with: inForce,
    withData: (values, source) => {
      const limits = readLimits(schema, values);
      return limits ? inForce(limits, source) : null;
    },
  };
}
