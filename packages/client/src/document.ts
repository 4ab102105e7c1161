import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/**
 * A GraphQL document with the types of its data and variables. GraphQL Code Generator writes such documents with the plugin
 * `typed-document-node` and `documentMode: 'string'`; `toString` returns the text to send.
 */
export interface TypedDocument<Data, Variables> extends DocumentTypeDecoration<Data, Variables> {
  toString(): string;
}

/** The id of a persisted document: `sha256:` and the SHA-256 of its text in UTF-8, as hexadecimal digits. */
export async function documentId(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether the only operation of a document is a query. A document can begin with comments and fragments. */
export const isQuery = (text: string): boolean => !/^[\s\uFEFF]*(?:mutation|subscription)\b|\n(?:mutation|subscription)\b/.test(text);
