import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { intentFaultIn } from '#muster/builder';
import { buildSchema, graphql } from 'graphql';
import { expect, it } from 'vitest';
import { repositoryFolder } from '../../repository-folder.js';
import { userError } from '../user-error.js';
import { RETOLD, withRetoldFields } from './retold-fields.js';

const schema = withRetoldFields(
  buildSchema(`
    type Finding { messageId: String! message: String! }
    type UserError { message: String! }
    type Query { findings: [Finding!]! later: Finding none: Finding userErrors: [UserError!]! }
  `),
);
const finding = { code: 'no-legends', messageId: 'legends', params: { unit: 'Ada' }, message: 'Ada is of the Legends.' };
const fault = { code: 'LAST_DETACHMENT', params: {} } as const;
const rootValue = {
  findings: [finding, { ...finding, code: 'unheard-of' }],
  later: async () => Promise.resolve(finding),
  none: null,
  userErrors: [
    userError('INVALID_EDIT', 'An army has at least one detachment.', [], (locale) => intentFaultIn(locale, fault)),
    userError('NOT_FOUND', 'There is no such roster.', []),
  ],
};
const said = async (locale: string) =>
  graphql({
    schema,
    source: '{ findings { message } later { message } none { message } userErrors { message } }',
    rootValue,
    contextValue: { locale },
  });

it('fields that lead to sentences say them in the language of the request, and in English what that lacks', async () => {
  const french = { message: 'Ada fait partie des « Legends ».' };
  expect(await said('fr')).toEqual({
    data: {
      findings: [french, { message: finding.message }],
      later: french,
      none: null,
      userErrors: [{ message: 'Une armée a au moins un détachement.' }, { message: 'There is no such roster.' }],
    },
  });
  const english = { message: finding.message };
  expect(await said('en')).toMatchObject({ data: { findings: [english, english], later: english } });
});

it('knows types that the schema has', async () => {
  const printed = await readFile(path.join(repositoryFolder, 'schema.graphql'), 'utf8');
  expect(Object.keys(RETOLD).filter((name) => !printed.includes(`\ntype ${name} `))).toEqual([]);
});
