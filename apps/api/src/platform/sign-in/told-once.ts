import type { FastifyReply } from 'fastify';
import { cookieOf, dropCookie, setCookie } from './cookies.js';

/**
 * What the page that a form redirects to shows once: a secret of which only the hash is stored, or that something was done. It travels in a
 * cookie of the browser that sent the form, so that it is in no address and no log.
 */
export interface ToldOnce {
  readonly what: string;
  readonly text: string;
}

const LASTS = 60;

export const tellOnce = (reply: FastifyReply, what: string, text = ''): void => setCookie(reply, 'once', `${what} ${text}`, LASTS);

/** Null if there is nothing to tell. */
export function toldOnce(reply: FastifyReply): ToldOnce | null {
  const told = cookieOf(reply.request, 'once');
  if (told === null) return null;
  dropCookie(reply, 'once');
  const space = told.indexOf(' ');
  return { what: told.slice(0, space), text: told.slice(space + 1) };
}
