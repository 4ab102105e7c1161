import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import { fieldOf, type Form } from '../http/form.js';
import { cookieOf, setCookie } from './cookies.js';

/** The hidden field that every form of a signed-in page carries. Another site can neither read nor compute it. */
export const SEAL = 'seal';

/** The seal of the forms of this browser. A browser without a session gets a secret for it. */
export function sealFor(reply: FastifyReply): string {
  const known = secretOf(reply.request);
  if (known !== null) return sealOf(known);
  const secret = randomBytes(32).toString('base64url');
  setCookie(reply, 'visitor', secret);
  return sealOf(secret);
}

/**
 * Refuses a form that this browser did not get from this site.
 * @throws ApiError CSRF_PREVENTED
 */
export function refuseUnsealed(request: FastifyRequest, form: Form): void {
  const secret = secretOf(request);
  const [given, expected] = [Buffer.from(fieldOf(form, SEAL)), Buffer.from(secret === null ? '' : sealOf(secret))];
  if (secret === null || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ApiError('CSRF_PREVENTED', 'This form is no longer valid. Open the page again, and submit it there.');
}

/**
 * Refuses a request that a page of another origin sent, also from another port or subdomain.
 * @throws ApiError CSRF_PREVENTED
 */
export function refuseOtherOrigins({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? isOwnOrigin(headers.origin, host) : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new ApiError('CSRF_PREVENTED', 'This form was sent from another site. Open the page on this site and submit it there.');
}

/** Pages are sent with `Referrer-Policy: no-referrer`, so browsers name the origin of their forms `null`. */
const isOwnOrigin = (origin: string | undefined, host: string): boolean =>
  origin === undefined || origin === 'null' || (URL.canParse(origin) && new URL(origin).host === host);

const secretOf = (request: FastifyRequest): string | null => cookieOf(request, 'session') ?? cookieOf(request, 'visitor');

const sealOf = (secret: string): string => createHmac('sha256', secret).update('form').digest('base64url');
