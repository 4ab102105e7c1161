import type { Army } from '#muster/army';
import type { Fact, FixKind, Params, Path, ReviewCode, Sayable, Severity } from '#muster/diagnostics';
import type { MessageParams, Messages } from '#muster/messages';
import { readLimits, type LimitSchema, type LimitsOf } from './limits.js';

/** Where something stands: units, detachments, enhancements and gaps all are places. */
export interface Place {
  readonly path: Path;
  readonly line: number | null;
}

/** The army as a whole. */
export const ARMY: Place = { path: [], line: null };

/** What a message amounts to. `error` is taken at the ruleset's word: it may make it a warning. */
export type Outcome = Severity | ReviewCode | 'NOT_CHECKED' | 'FIX';

/** What a check says: which message, its values, and where. */
export type Said<M extends Messages> = {
  [Id in keyof M & string]: {
    readonly messageId: Id;
    readonly params: MessageParams<M[Id]>;
    readonly at: Place;
    readonly related?: readonly Place[];
    /** What to do about it, where that can be computed: a message whose outcome is FIX. */
    readonly fix?: Fix<M>;
  };
}[keyof M & string];

export type Fix<M extends Messages> = {
  [Id in keyof M & string]: {
    readonly kind: FixKind;
    readonly messageId: Id;
    readonly params: MessageParams<M[Id]>;
    /** What is to change; none: the army as a whole. */
    readonly at: readonly Place[];
  };
}[keyof M & string];

/** A ledger as a rule draws it up; the kernel adds the balance and what each line cites. */
export interface Ledger {
  readonly budget: {
    readonly kind: string;
    readonly start: number;
    readonly lines: readonly LedgerLine[];
    /** What the balance may not exceed; null where there is none. */
    readonly limit: number | null;
  };
}

export interface LedgerLine {
  /** Signed. */
  readonly amount: number;
  /** What spends or gives: a name, or a message of ours. */
  readonly cause: string | Sayable;
  readonly at: Place;
  /** Where the line's own amount is printed, if not where the rule is; null: in no rule of the edition but where its cause is. */
  readonly cites?: string | null;
}

export interface RuleDefinition<M extends Messages, Schema extends LimitSchema> {
  /** Also the folder's name and the diagnostic's code. States what must hold. */
  readonly id: string;
  /** What it judges: where that is uncertain, its errors are for a human. */
  readonly about: Fact;
  /** One sentence; also the first of its page. */
  readonly summary: string;
  readonly limits: Schema;
  readonly messages: M;
  /** Of the messages that are no error. */
  readonly outcomes?: { readonly [Id in keyof NoInfer<M>]?: Outcome };
  /** The errors that what is added settles, and for which nothing need go: something is missing. */
  readonly settledByAdding?: readonly (keyof NoInfer<M> & string)[];
  /** `battle`: it judges nothing but a declared course of CP. */
  readonly scope?: RuleScope;
  /** Pure. It says only what stated and resolved facts prove; what it could not know it says as a review reason or as not checked. */
  readonly check: (roster: Army, limits: LimitsOf<Schema>) => Iterable<Said<M> | Ledger>;
}

export type RuleScope = 'roster' | 'battle';

export interface Source {
  /** The publication and its section. Never its words. */
  readonly cites: string;
  readonly severity?: Severity;
  /** Messages whose law is printed elsewhere than the rest of the rule. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** A rule with its limits filled in, as one ruleset uses it. */
export interface RuleInForce {
  readonly id: string;
  readonly about: Fact;
  readonly summary: string;
  readonly cites: string;
  /** By message: where it is printed, if not where the rule is. */
  readonly citesByMessage?: Readonly<Record<string, string>>;
  readonly severity: Severity;
  readonly limits: Readonly<Record<string, unknown>>;
  readonly messages: Messages;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Messages of errors that what is added settles. */
  readonly settledByAdding: ReadonlySet<string>;
  readonly scope: RuleScope;
  readonly run: (roster: Army) => Iterable<AnySaid | Ledger>;
}

/** What a rule says, its message's type forgotten. */
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
  /** The rule with limits that come from outside; null where they do not fit its schema. */
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
