// Writes docs/reference/ from schema.graphql: a page for each kind of type, each type with its description, fields and arguments. `npm run
// schema` calls it. With --check it only compares.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { repository } from './repository.mjs';

const FOLDER = path.join(repository, 'docs/reference');
const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** @typedef {import('graphql').GraphQLNamedType} Named */

/** @type {Readonly<Record<string, { readonly title: string, readonly holds: (type: Named) => boolean }>>} */
const PAGES = {
  queries: { title: 'Queries', holds: ({ name }) => name === 'Query' },
  mutations: { title: 'Mutations', holds: ({ name }) => name === 'Mutation' },
  subscriptions: { title: 'Subscriptions', holds: ({ name }) => name === 'Subscription' },
  objects: { title: 'Objects', holds: (type) => isObjectType(type) && !ROOTS.includes(type.name) },
  interfaces: { title: 'Interfaces and unions', holds: (type) => isInterfaceType(type) || isUnionType(type) },
  inputs: { title: 'Inputs', holds: isInputObjectType },
  enums: { title: 'Enums', holds: isEnumType },
  scalars: { title: 'Scalars', holds: isScalarType },
};

/** The pages by file name. @param {string} sdl @returns {ReadonlyMap<string, string>} */
export function referencePages(sdl) {
  const types = Object.values(buildSchema(sdl).getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const pages = Object.entries(PAGES).map(([page, { title, holds }]) => {
    const sections = types
      .filter(holds)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(sectionOf);
    return /** @type {const} */ ([`${page}.md`, `# ${title}\n\n${sections.join('\n\n')}\n`]);
  });
  const index = Object.entries(PAGES).map(
    ([page, { title, holds }]) =>
      `- [${title}](${page}.md): ${types
        .filter(holds)
        .map(countOf)
        .reduce((a, b) => a + b, 0)}`,
  );
  const readme = `# Reference of the GraphQL API\n\nGenerated from \`schema.graphql\` by \`npm run schema\`. [api.md](../api.md) explains how to use it.\n\n${index.join('\n')}\n`;
  return new Map([['README.md', readme], ...pages]);
}

/** A root type counts its fields. @param {Named} type */
const countOf = (type) => (isObjectType(type) && ROOTS.includes(type.name) ? Object.keys(type.getFields()).length : 1);

/** @param {Named} type */
function sectionOf(type) {
  const isRoot = ROOTS.includes(type.name);
  const head = isRoot ? [] : [`## ${type.name}`, ...(type.description ? [inOneLine(type.description)] : [])];
  if (isUnionType(type)) return [...head, `One of ${type.getTypes().map(linked).join(', ')}.`].join('\n\n');
  if (isEnumType(type))
    return [
      ...head,
      table(
        ['value', 'meaning'],
        type.getValues().map(({ name, description }) => [`\`${name}\``, description]),
      ),
    ].join('\n\n');
  if (isScalarType(type)) return head.join('\n\n');
  if (isInputObjectType(type))
    return [...head, table(['field', 'type', 'meaning'], Object.values(type.getFields()).map(rowOf))].join('\n\n');
  const implemented = type.getInterfaces();
  const of = implemented.length > 0 ? [`Implements ${implemented.map(linked).join(', ')}.`] : [];
  if (isRoot) return Object.values(type.getFields()).map(operationOf).join('\n\n');
  return [
    ...head,
    ...of,
    table(
      ['field', 'type', 'meaning'],
      Object.values(type.getFields()).flatMap((field) => [rowOf(field), ...field.args.map((argument) => rowOf(argument, field.name))]),
    ),
  ].join('\n\n');
}

/** @param {import('graphql').GraphQLField<unknown, unknown>} field */
function operationOf(field) {
  const { name, description, type, args, deprecationReason } = field;
  const head = [`## ${name}`, ...(description ? [inOneLine(description)] : []), `Returns ${typeOf(type)}.`];
  const deprecated = deprecationReason ? [`Deprecated: ${inOneLine(deprecationReason)}`] : [];
  return [
    ...head,
    ...deprecated,
    ...(args.length > 0
      ? [
          table(
            ['argument', 'type', 'meaning'],
            args.map((argument) => rowOf(argument)),
          ),
        ]
      : []),
  ].join('\n\n');
}

/**
 * A field of an object or an input, or an argument of the field `of`.
 * @param {{ readonly name: string, readonly type: import('graphql').GraphQLType, readonly description?: string | null | undefined, readonly deprecationReason?: string | null | undefined, readonly defaultValue?: unknown }} field
 * @param {unknown} [of]
 */
function rowOf({ name, type, description, deprecationReason, defaultValue }, of) {
  const notes = [
    ...(defaultValue === undefined ? [] : [`Default: \`${JSON.stringify(defaultValue)}\`.`]),
    ...(deprecationReason ? [`Deprecated: ${deprecationReason}`] : []),
  ];
  return [typeof of === 'string' ? `\`${of}(${name}:)\`` : `\`${name}\``, typeOf(type), [description ?? '', ...notes].join(' ')];
}

/** @param {import('graphql').GraphQLType} type */
const typeOf = (type) =>
  String(type)
    .replaceAll(/[[\]]/g, (bracket) => `\\${bracket}`)
    .replace(/\w+/, () => linked(getNamedType(type)));

/** @param {Named} type */
function linked(type) {
  const page = Object.entries(PAGES).find(([, { holds }]) => holds(type))?.[0] ?? 'objects';
  return `[${type.name}](${page}.md#${type.name.toLowerCase()})`;
}

/** @param {readonly string[]} head @param {readonly (readonly (string | null | undefined)[])[]} rows */
function table(head, rows) {
  const lines = rows.map((cells) => `| ${cells.map((cell) => inOneLine(cell ?? '').replaceAll('|', '\\|')).join(' | ')} |`);
  return [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...lines].join('\n');
}

/** @param {string} text */
const inOneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** @param {boolean} isCheck */
export function writeReference(isCheck) {
  const pages = referencePages(readFileSync(path.join(repository, 'schema.graphql'), 'utf8'));
  if (!isCheck) mkdirSync(FOLDER, { recursive: true });
  const stale = [...pages].filter(([file, content]) => {
    if (!isCheck) writeFileSync(path.join(FOLDER, file), content);
    return isCheck && readFileSync(path.join(FOLDER, file), 'utf8') !== content;
  });
  if (stale.length === 0) return true;
  process.stderr.write(`docs/reference/${stale[0]?.[0]} is stale: run \`npm run schema\` and commit it.\n`);
  return false;
}
