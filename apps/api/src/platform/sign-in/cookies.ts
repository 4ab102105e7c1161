import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookies of the pages: the session of a browser that is signed in, the secret of the forms of one that is not, and a message for the
 * page that a form redirects to. Nothing but the pages reads them.
 */
export type CookieName = 'session' | 'visitor' | 'once';

export const cookieOf = (request: FastifyRequest, name: CookieName): string | null =>
  parseCookie(request.headers.cookie ?? '')[nameOf(request, name)] ?? null;

/** Without `seconds`, the browser keeps the cookie until it is closed. */
export function setCookie(reply: FastifyReply, name: CookieName, value: string, seconds?: number): void {
  const cookie = {
    ...{ name: nameOf(reply.request, name), value, path: '/', httpOnly: true, sameSite: 'lax' as const },
    ...{ secure: isSecure(reply.request), ...(seconds !== undefined && { maxAge: seconds }) },
  };
  void reply.header('set-cookie', stringifySetCookie(cookie));
}

export const dropCookie = (reply: FastifyReply, name: CookieName): void => setCookie(reply, name, '', 0);

/** RFC 6265bis: a browser takes a cookie with the prefix `__Host-` only over HTTPS and only from this host, not from a subdomain. */
const nameOf = (request: FastifyRequest, name: CookieName): string => `${isSecure(request) ? '__Host-' : ''}muster-${name}`;

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';
