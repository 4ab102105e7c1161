import { SetMetadata } from '@nestjs/common';

/** The key under which a handler keeps its description. */
export const IN_OPENAPI = 'inOpenapi';

/** A parameter: its JSON Schema and a sentence. */
export interface Param {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly description: string;
}

export type Params = Readonly<Record<string, Param>>;

/** The names of the schemas in `components` of the document. */
export type AnswerSchema =
  'Report' | 'CheckJob' | 'CheckJobPayload' | 'RosterPayload' | 'Refusal' | 'Results' | 'Status' | 'Lists' | 'EngineIndex';

/** An answer: a sentence, and its media type or the schema of its JSON. Null: no body. */
export interface Answer {
  readonly description: string;
  readonly body: { readonly json: AnswerSchema } | { readonly type: string } | null;
}

/** What the OpenAPI document says of a route beyond what its decorators for Nest already say. */
export interface Described {
  readonly summary: string;
  readonly path?: Params;
  readonly query?: Params;
  readonly headers?: Params;
  /** By status. Every route can also be refused: see `Refusal`. */
  readonly answers: Readonly<Record<number, Answer>>;
}

/** Describes a route that is not a page for the OpenAPI document. */
export const InOpenApi = (described: Described): MethodDecorator => SetMetadata(IN_OPENAPI, described);
