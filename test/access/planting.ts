import { PrismaService } from '#muster/persistence';
import type { TestApi } from '../api/start-api.js';
import { textOf } from './canaries.js';

export const storedId = (opaque: string): string => Buffer.from(opaque, 'base64url').toString('utf8').split(':')[1] ?? '';

export const runSql = (api: TestApi, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  api.app.get(PrismaService).session(async (connection) => (await connection.query<Record<string, unknown>>(text)).rows);

/** A list in which one unit is not known. */
export const listOf = (name: string): string =>
  `${name} (100 Points)\n\nTidewright League\nIncursion (1000 Points)\n\n${textOf('unknown unit')} (50 Points)\n  • 1x Tiller`;
