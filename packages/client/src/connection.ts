/** Where the server is and who asks. */
export interface ConnectionOptions {
  /** `https://muster.example`, without a path. */
  readonly url: string;
  /** An API key or a bearer token, or a function that returns the current one. Without it, the client can read and check, but store nothing. */
  readonly key?: string | (() => string | Promise<string>);
  /** The app's own id of the user that it acts for (`Muster-User`); only for keys of apps. */
  readonly user?: string;
  /** The language of messages: `en` or `fr`. Browsers send their own if it is omitted. */
  readonly locale?: string;
}

/** The headers that identify the caller and choose the language. */
export async function headersOf({ key, user, locale }: ConnectionOptions): Promise<Readonly<Record<string, string>>> {
  const secret = typeof key === 'function' ? await key() : key;
  return {
    ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    ...(user === undefined ? {} : { 'muster-user': user }),
    ...(locale === undefined ? {} : { 'accept-language': locale }),
  };
}

/** An address of the server. */
export const addressOf = ({ url }: ConnectionOptions, path: string): URL => new URL(path, url.endsWith('/') ? url : `${url}/`);
