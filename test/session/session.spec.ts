import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asAdministrator, ask, startSampleApi, type TestApi } from '../api/start-api.js';
import { SESSION, type Step } from './session-steps.js';

const API_GUIDE = path.resolve(import.meta.dirname, '../../docs/api.md');
const BEGIN = '<!-- session: written by `npx vitest run --project database test/session -u` -->';
const END = '<!-- end of the session -->';

let api: TestApi;
beforeAll(async () => {
  api = await startSampleApi();
});
afterAll(() => api.close());

/** Values that differ in each run, by the name that the guide shows. */
const known = new Map<string, string>();

it('docs/api.md shows the session as the server answers it', async () => {
  const written: string[] = [];
  for (const step of SESSION) {
    const data = await answerTo(step);
    for (const [name, place] of Object.entries(step.keeps ?? {})) known.set(name, valueAt(data, place));
    written.push(sectionOf(step, data));
  }
  const guide = readFileSync(API_GUIDE, 'utf8');
  const [before = '', after = ''] = [guide.split(BEGIN)[0], guide.split(END)[1]];
  expect(guide).toContain(BEGIN);
  const session = `${BEGIN}\n\n${written.join('\n\n')}\n\n${END}`;
  const text = await format(`${before}${session}${after}`, { ...(await resolveConfig(API_GUIDE)), filepath: API_GUIDE });
  await expect(text).toMatchFileSnapshot(API_GUIDE);
});

async function answerTo({ as, query, variables = {} }: Step): Promise<unknown> {
  const headers = { administrator: asAdministrator, player: { authorization: `Bearer ${known.get('secret')}` }, anyone: {} }[as];
  const { body } = await ask(api, query, JSON.parse(named(JSON.stringify(variables), (name) => known.get(name) ?? name)), headers);
  expect(body.errors).toBeUndefined();
  return body.data;
}

function sectionOf({ words, query, variables }: Step, data: unknown): string {
  const shown = (value: unknown): string => named(JSON.stringify(value, null, 2), (name) => `<${name}>`);
  const answer = [...known].reduce((text, [name, value]) => text.replaceAll(value, `<${name}>`), JSON.stringify(data, null, 2));
  const asked = variables === undefined ? [] : [`\`\`\`json\n${shown(variables)}\n\`\`\``];
  return [words, `\`\`\`graphql\n${query}\n\`\`\``, ...asked, 'Answer:', `\`\`\`json\n${withoutIds(answer)}\n\`\`\``].join('\n\n');
}

const named = (text: string, valueOf: (name: string) => string): string =>
  text.replaceAll(/\$([a-z]+)/g, (_, name: string) => valueOf(name));

/** Ids of units that no later step uses. */
const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<unit>');

function valueAt(data: unknown, place: string): string {
  const value = place.split('.').reduce((at: unknown, key) => Object(at)[key] as unknown, data);
  if (typeof value !== 'string') throw new Error(`The answer has nothing at ${place}.`);
  return value;
}
