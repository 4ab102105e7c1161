import request from 'supertest';
import type { TestApi } from '../api/start-api.js';

/** A page as a browser without JavaScript receives it. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, string | readonly string[]>>;

export async function getPage(api: Pick<TestApi, 'url'>, address: string, asked: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { status, text, headers } = await request(api.url).get(address).set(asked).redirects(0);
  return { status, html: text, headers };
}

/** Posts a form without file fields. */
export async function postFields(api: Pick<TestApi, 'url'>, address: string, fields: Fields, headers = {}): Promise<Page> {
  const body = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])));
  const answer = await request(api.url)
    .post(address)
    .redirects(0)
    .set({ 'content-type': 'application/x-www-form-urlencoded', ...headers })
    .send(body.toString());
  return { status: answer.status, html: answer.text, headers: answer.headers };
}

/** Posts a form with file fields. Like a browser, also sends empty fields and file fields without a file. */
export async function postForm(
  api: Pick<TestApi, 'url'>,
  address: string,
  fields: Fields,
  files: readonly (readonly [field: string, name: string, content: string | Uint8Array])[] = [],
): Promise<Page> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  for (const [field, name, content] of files) form.append(field, new File([Buffer.from(content)], name));
  const answer = await fetch(`${api.url}${address}`, { method: 'POST', body: form, redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), headers: Object.fromEntries(answer.headers) };
}

const LONGEST = 30_000;

/** Requests a page repeatedly, as its refresh header would, until it shows results. */
export async function whenFinished(
  api: Pick<TestApi, 'url'>,
  address: string,
  asked: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const from = Date.now();
  for (;;) {
    const page = await getPage(api, address, asked);
    if (!page.html.includes('http-equiv="refresh"')) return page;
    if (Date.now() - from > LONGEST) throw new Error(`${address} did not finish.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** The text of a page without markup, with single spaces. */
export function wordsOf(html: string): string {
  return html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** Posts the form of one list as a browser does, and follows it to the report. */
export async function checkedOn(api: Pick<TestApi, 'url'>, answer: Page, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
  const address = answer.headers['location'];
  if (answer.status !== 303 || address === undefined) return answer;
  return whenFinished(api, address, headers);
}
