import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { ACCESS } from '../access/access.decorator.js';
import { takesOf } from '../http/uploads.js';
import { ANSWER_SCHEMAS } from './answer-schemas.js';
import { IN_OPENAPI, type Answer, type Described, type Params } from './in-openapi.decorator.js';

interface Route {
  readonly path: string;
  readonly method: string;
  readonly described: Described;
  readonly handler: object;
  readonly controller: object;
}

const LOCALE: Params = {
  locale: { schema: { enum: ['en', 'fr'] }, description: 'The language of messages; by default that of Accept-Language.' },
};
const REFUSED: Answer = { description: 'The request was refused.', body: { json: 'Refusal' } };

/** The OpenAPI document of all described routes. Paths, methods, media types, sizes and access are those that the routes run with. */
export function openApiDocument(controllers: readonly Type[]): object {
  const routes = controllers.flatMap(routesOf).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Muster',
      version: '0.1.0',
      description: 'The plain HTTP routes of Muster. Everything else is GraphQL at /graphql, which /schema.graphql describes.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: ANSWER_SCHEMAS,
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key or a token.' } },
    },
  };
}

function routesOf(controller: Type): readonly Route[] {
  const prototype: object = controller.prototype;
  return Object.getOwnPropertyNames(prototype).flatMap((name): readonly Route[] => {
    const handler: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    if (typeof handler !== 'function') return [];
    const described: Described | undefined = Reflect.getMetadata(IN_OPENAPI, handler);
    if (!described) return [];
    const method: RequestMethod = Reflect.getMetadata(METHOD_METADATA, handler);
    const path = `/${pathOf(controller)}/${pathOf(handler)}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    return [{ path: path.replaceAll(/:([a-z]+)/g, '{$1}'), method: RequestMethod[method].toLowerCase(), described, handler, controller }];
  });
}

function pathOf(target: object): string {
  const path: unknown = Reflect.getMetadata(PATH_METADATA, target);
  return typeof path === 'string' ? path : '';
}

function operationOf({ path, method, described, handler, controller }: Route): object {
  const access: unknown = Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller);
  const takes = takesOf(Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler));
  return {
    operationId: `${method}${path.replaceAll(/[^A-Za-z]+(.?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: described.summary,
    parameters: [
      ...parametersIn('path', described.path ?? {}, true),
      ...parametersIn('query', { ...described.query, ...LOCALE }, false),
      ...parametersIn('header', described.headers ?? {}, false),
    ],
    ...(takes ? { requestBody: { required: true, description: `At most ${takes.bytes} bytes.`, content: contentOf(takes.types) } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(described.answers).map(([status, answer]) => [status, responseOf(answer)])),
      default: responseOf(REFUSED),
    },
    ...(access === 'anyone' && method === 'get' ? {} : { security: [...(access === 'anyone' ? [{}] : []), { key: [] }] }),
  };
}

const parametersIn = (place: string, params: Params, required: boolean): readonly object[] =>
  Object.entries(params).map(([name, { schema, description }]) => ({ name, in: place, required, description, schema }));

/** Routes that take uploads take JSON too. A form has files and fields of any name. */
const contentOf = (types: readonly string[]): object =>
  Object.fromEntries(types.map((type) => [type, type === 'multipart/form-data' ? { schema: { type: 'object' } } : {}]));

function responseOf({ description, body }: Answer): object {
  if (body === null) return { description };
  const content = 'json' in body ? { 'application/json': { schema: { $ref: `#/components/schemas/${body.json}` } } } : { [body.type]: {} };
  return { description, content };
}
