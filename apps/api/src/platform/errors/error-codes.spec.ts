import 'reflect-metadata';
import path from 'node:path';
import { isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { buildSchema } from '../../schema.js';
import { repositoryFolder } from '../repository-folder.js';
import { ERROR_CODES, type ErrorCode } from './api-error.js';
import { STATUS } from './error-formatter.js';

const HEAD = `# Error codes

Generated from the code by \`npx vitest run --project unit apps/api/src/platform/errors -u\`. docs/api.md explains the kinds of errors.
Codes are stable: a code may be retired, but it never gets a new meaning.`;

it('docs/errors.md matches the error codes of the source', async () => {
  const schema = await buildSchema();
  const statusOf: Readonly<Partial<Record<ErrorCode, number>>> = STATUS;
  const top = Object.entries(ERROR_CODES).map(([code, meaning]) => `- \`${code}\` (${statusOf[code as ErrorCode] ?? 400}): ${meaning}`);
  const type = schema.getType('UserErrorCode');
  const user = (isEnumType(type) ? type.getValues() : []).map(({ name, description }) => `- \`${name}\`: ${description}`);
  const sections = [
    [
      'In `errors`, as `extensions.code`',
      'The HTTP status is in brackets; it is used if the media type or the code allows a status other than 200.',
      ...top,
    ],
    ['In `userErrors` of payloads, as `code`', 'Something in the input must be changed, and nothing was written.', ...user],
  ].map(([title, words, ...lines]) => `## ${title}\n\n${words}\n\n${lines.join('\n')}`);
  await expect(`${[HEAD, ...sections].join('\n\n')}\n`).toMatchFileSnapshot(path.join(repositoryFolder, 'docs/errors.md'));
  expect(user.length).toBeGreaterThan(20);
});
