import request from 'supertest';
import type { TestApi } from '../api/start-api.js';
import type { Page } from './form-posts.js';

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A browser that keeps its cookies and sends forms with the seal of the page that they are on. */
export interface Browser {
  readonly get: (address: string) => Promise<Page>;
  /** Opens the page, fills in the form and sends it. `seal` replaces the seal of the page. */
  readonly send: (
    page: string,
    fields: Fields,
    more?: {
      readonly to?: string;
      readonly headers?: object;
      readonly seal?: string;
      /** Sends the form with a file: field, name and content. */
      readonly file?: readonly [string, string, string];
    },
  ) => Promise<Page>;
  readonly cookies: () => ReadonlyMap<string, string>;
}

export function newBrowser(api: Pick<TestApi, 'url'>): Browser {
  const jar = new Map<string, string>();
  const keep = (headers: Readonly<Record<string, unknown>>): void => {
    for (const line of [headers['set-cookie'] ?? []].flat().map(String)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const get = async (address: string): Promise<Page> => {
    const { status, text, headers } = await request(api.url).get(address).redirects(0).set('cookie', cookie());
    keep(headers);
    return { status, html: text, headers };
  };
  return {
    get,
    send: async (page, fields, { to = page, headers = {}, seal, file } = {}) => {
      const { html } = await get(page);
      const own = /name="seal" value="([^"]*)"/.exec(html)?.[1] ?? '';
      const pairs = Object.entries({ seal: seal ?? own, ...fields }).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
      const post = request(api.url)
        .post(to)
        .redirects(0)
        .set({ cookie: cookie(), ...headers });
      if (file) for (const [name, value] of pairs) void post.field(name ?? '', value ?? '');
      const sent = await (file
        ? post.attach(file[0], Buffer.from(file[2]), file[1])
        : post.set('content-type', 'application/x-www-form-urlencoded').send(new URLSearchParams(pairs).toString()));
      keep(sent.headers);
      return { status: sent.status, html: sent.text, headers: sent.headers };
    },
    cookies: () => jar,
  };
}

/** Signs a browser in with a key. */
export async function signedIn(api: Pick<TestApi, 'url'>, key: string): Promise<Browser> {
  const browser = newBrowser(api);
  const { status, html } = await browser.send('/sign-in', { key });
  if (status !== 303) throw new Error(`Not signed in: ${html}`);
  return browser;
}
