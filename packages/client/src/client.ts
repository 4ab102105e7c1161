import { isQuery, type TypedDocument } from './document.ts';
import { Exchange, type ExchangeOptions, type Request } from './exchange.ts';
import { failure, inputError, success, type Result, type UserError } from './result.ts';
import { RETRIES, type Retries } from './retry.ts';

export interface ClientOptions extends ExchangeOptions {
  /** What differs from `RETRIES`. */
  readonly retries?: Partial<Retries>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface MutateOptions extends CallOptions {
  /** The same key for the same intention, if the program itself may repeat a call, for example after a restart. */
  readonly requestKey?: string;
}

/** The variables of a mutation whose input takes a `requestKey`. */
export interface KeyedVariables {
  readonly input: { readonly requestKey?: string | null | undefined };
}

/** A roster as far as `edit` must know it. */
export interface Editable {
  readonly id: string;
  readonly revision: number;
}

/** The payload of `editRoster` as far as `edit` must know it; select more in your document as you like. */
export interface EditPayload<Roster extends Editable> {
  readonly roster: Roster | null;
  readonly userErrors: readonly UserError[];
}

export interface EditVariables<Intent> {
  readonly input: {
    readonly roster: string;
    readonly revision: number;
    readonly intents: readonly Intent[];
    readonly requestKey: string;
  };
}

/** The payloads in the data of a mutation whose document selects `userErrors`. */
type Payloads = Readonly<Record<string, { readonly userErrors?: readonly UserError[] } | null>>;

/** How often `edit` sends an edit that others overtake. */
const MOST_CONFLICTS = 5;

/** A client of one Muster server. It runs in browsers and in Node. */
export class MusterClient {
  readonly options: ClientOptions;
  readonly #exchange: Exchange;

  constructor(options: ClientOptions) {
    this.options = options;
    this.#exchange = new Exchange(options, { ...RETRIES, ...options.retries });
  }

  /**
   * Sends an operation. Queries are repeated if the connection fails; a mutation is repeated only if the server refused to begin, because
   * doing it twice could matter. `mutate` repeats mutations too.
   */
  async request<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    { signal }: CallOptions = {},
  ): Promise<Result<Data>> {
    const text = document.toString();
    const query = isQuery(text);
    return this.#send<Data>({ text, variables, isQuery: query, isRepeatable: query, signal });
  }

  /**
   * Sends a mutation whose input takes a `requestKey`. The client sets the key and keeps it when it repeats the request, so that the server
   * applies it once, however often the connection fails.
   */
  async mutate<Data, Variables extends KeyedVariables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    { signal, requestKey = crypto.randomUUID() }: MutateOptions = {},
  ): Promise<Result<Data>> {
    const keyed = { ...variables, input: { requestKey, ...variables.input } };
    return this.#send<Data>({ text: document.toString(), variables: keyed, isQuery: false, isRepeatable: true, signal });
  }

  /**
   * Edits a roster. `change` returns the intents for the roster as it is; it is called again with the current roster if others edited it
   * meanwhile, and returns null to give up. Every other error is returned at once.
   */
  async edit<Roster extends Editable, Intent, Payload extends EditPayload<Roster>>(
    document: TypedDocument<{ readonly editRoster: Payload & EditPayload<Roster> }, EditVariables<Intent>>,
    roster: Roster,
    change: (current: Roster) => readonly Intent[] | null | Promise<readonly Intent[] | null>,
    { signal }: CallOptions = {},
  ): Promise<Result<Payload & { readonly roster: Roster }>> {
    const text = document.toString();
    let current = roster;
    for (let conflicts = 0; conflicts <= MOST_CONFLICTS; conflicts += 1) {
      const intents = await change(current);
      if (intents === null) break;
      const input = { roster: current.id, revision: current.revision, intents, requestKey: crypto.randomUUID() };
      const sent = await this.#exchange.send<{ readonly editRoster: Payload & EditPayload<Roster> }>({
        text,
        variables: { input },
        isQuery: false,
        isRepeatable: true,
        signal,
      });
      if (!sent.ok) return sent;
      const { editRoster: payload } = sent.value;
      const isOvertaken = payload.userErrors.some(({ code }) => code === 'CONFLICT');
      if (payload.roster === null || (payload.userErrors.length > 0 && !isOvertaken)) return failure(inputError(payload.userErrors));
      if (!isOvertaken) return success({ ...payload, roster: payload.roster });
      current = payload.roster;
    }
    return failure({
      kind: 'conflict',
      message: `The roster ${current.id} was edited meanwhile; it has revision ${current.revision}.`,
      current,
    });
  }

  /** An answer whose payloads have `userErrors` is an error. */
  async #send<Data>(request: Request): Promise<Result<Data>> {
    const sent = await this.#exchange.send<Data>(request);
    if (!sent.ok || request.isQuery) return sent;
    const payloads: Payloads = Object(sent.value);
    const userErrors = Object.values(payloads).flatMap((payload) => payload?.userErrors ?? []);
    return userErrors.length > 0 ? failure(inputError(userErrors)) : sent;
  }
}
