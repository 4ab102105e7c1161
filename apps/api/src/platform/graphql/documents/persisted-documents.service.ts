import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { parse, validate, type GraphQLSchema } from 'graphql';
import { Config } from '../../config.js';
import { ApiError } from '../../errors/api-error.js';
import type { Caller } from '../../rates/caller.js';
import { readDocuments, type Documents } from './read-documents.js';

/** What a request asks for: a document as text, or the id of a persisted one. */
interface Asked {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly extensions?: unknown;
}

const ID = /^(?:sha256:)?([0-9a-f]{64})$/;

/**
 * The documents that the operator registered. Requests can name them by their SHA-256: with `documentId` of GraphQL over HTTP, or with
 * `extensions.persistedQuery` as Apollo's clients do. Whatever a document costs, and whatever it may not do, is the same by either way.
 */
@Injectable()
export class PersistedDocuments implements OnApplicationBootstrap {
  readonly #documents: Documents;
  readonly #texts: ReadonlySet<string>;
  readonly #log = new Logger('PersistedDocuments');
  readonly #areRequired: boolean;

  constructor(
    { documentsFolder, requiresDocuments }: Config,
    private readonly modules: ModuleRef,
  ) {
    this.#documents = documentsFolder === null ? new Map() : readDocuments(documentsFolder);
    this.#texts = new Set(this.#documents.values());
    this.#areRequired = requiresDocuments;
  }

  /** A document of an older client may ask for fields that are gone. It is refused when it is sent; the operator hears of it at the start. */
  onApplicationBootstrap(): void {
    if (this.#documents.size === 0) return;
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const unfit = [...this.#documents].flatMap(([hash, text]) => (isFit(schema, text) ? [] : [hash]));
    if (unfit.length > 0) this.#log.warn(`${unfit.length} persisted documents do not fit the schema: ${unfit.slice(0, 10).join(', ')}`);
  }

  /**
   * The text of the document that a request asks for; undefined if it names none.
   * @throws ApiError PERSISTED_QUERY_NOT_FOUND, PERSISTED_QUERY_REQUIRED, BAD_REQUEST
   */
  textOf(asked: Asked, { kind }: Caller): string | undefined {
    const id = idIn(asked);
    if (id === undefined) return this.#admitted(asked.query, kind);
    if (typeof asked.query === 'string' && asked.documentId !== undefined)
      throw new ApiError('BAD_REQUEST', 'Send either query or documentId, not both.');
    const text = typeof asked.query === 'string' ? this.#admitted(asked.query, kind) : this.#documents.get(ID.exec(id)?.[1] ?? '');
    if (text === undefined)
      throw new ApiError(
        'PERSISTED_QUERY_NOT_FOUND',
        'There is no persisted document with this id. Send the text of the document as query.',
      );
    return text;
  }

  #admitted(query: unknown, kind: Caller['kind']): string | undefined {
    if (typeof query !== 'string') return undefined;
    if (this.#areRequired && kind === 'anonymous' && !this.#texts.has(query))
      throw new ApiError('PERSISTED_QUERY_REQUIRED', 'Without a key, this server answers only the documents that its operator registered.');
    return query;
  }
}

/** An id that is not a text is an id of no document. */
function idIn({ documentId, extensions }: Asked): string | undefined {
  const { persistedQuery }: { readonly persistedQuery?: unknown } = Object(extensions);
  const { sha256Hash }: { readonly sha256Hash?: unknown } = Object(persistedQuery);
  const id = documentId ?? sha256Hash;
  return id === undefined || id === null ? undefined : typeof id === 'string' ? id : '';
}

function isFit(schema: GraphQLSchema, text: string): boolean {
  try {
    return validate(schema, parse(text)).length === 0;
  } catch {
    return false;
  }
}
