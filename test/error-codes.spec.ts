import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../apps/api/src/platform/errors/api-error.js';
import { UserErrorCode } from '../apps/api/src/platform/graphql/user-error.types.js';
import { repositoryFolder } from '../apps/api/src/platform/repository-folder.js';

const read = (file: string): string => readFileSync(path.join(repositoryFolder, file), 'utf8');

const codes = [...new Set([...Object.keys(ERROR_CODES), ...Object.keys(UserErrorCode)])];
const specs = globSync(['test/**/*.spec.ts', 'libs/**/*.spec.ts', 'apps/api/src/**/*.spec.ts'], { cwd: repositoryFolder })
  .filter((file) => !file.includes('node_modules'))
  .map(read);
const documented = new Set([...read('docs/errors.md').matchAll(/^- `([A-Z_]+)`/gm)].map(([, code]) => code));

describe('every code of an error', () => {
  it('is documented, and nothing else is', () => expect([...documented].toSorted()).toEqual(codes.toSorted()));

  it('is expected by a test', () => expect(codes.filter((code) => !specs.some((text) => text.includes(`'${code}'`)))).toEqual([]));
});
