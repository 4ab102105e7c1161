import { readDataFile } from '#muster/battlescribe';
import type { EditionId } from '#muster/roster';
import { expect, it } from 'vitest';
import { ENGLISH, renderer } from '#muster/messages';
import { PUBLISHING_MESSAGES } from '../messages.js';
import { sourceProblems } from './source-problems.js';

const render = renderer(PUBLISHING_MESSAGES);

async function problemsOf(asked: EditionId, names: readonly string[]): Promise<readonly string[]> {
  const readings = await Promise.all(
    names.map((name) => readDataFile('a.gst', Buffer.from(`<gameSystem id="sys" name="${name}" revision="1"></gameSystem>`))),
  );
  return sourceProblems(
    asked,
    readings.flatMap(({ value }) => value ?? []),
  ).map((problem) => render(ENGLISH, problem));
}

it('refuses a source without data', async () =>
  expect(await problemsOf('10e', [])).toEqual(['The source contains no data files (.gst, .cat).']));

it('refuses data whose game system names another edition', async () =>
  expect(await problemsOf('10e', ['Nine Hills 9th Edition'])).toEqual([
    'The game system "Nine Hills 9th Edition" is for edition 9e, but the import was requested for edition 10e.',
  ]));

it.each(['Nine Hills 9th Edition', 'Nine Hills'])('accepts data of the edition and data that names no edition: %s', async (name) =>
  expect(await problemsOf('9e', [name])).toEqual([]),
);
