import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { Injectable } from '@nestjs/common';
import type { TokenIssuer } from '#muster/settings';
import { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';

/** The user that a verified token identifies, and what the token may be used for. */
export interface TokenSubject {
  readonly issuer: string;
  readonly subject: string;
  /** The scopes of the token that name something of Muster, without the prefix; null if none does and the issuer's tokens need none. */
  readonly scopes: readonly string[] | null;
}

/** How long to wait for an issuer's answer, and between two requests for the issuer's keys, in milliseconds. */
const ISSUER_TIMEOUT = 3_000;
const KEYS_COOLDOWN = 30_000;
const KEYS_KEPT = 600_000;
const CLOCK_TOLERANCE_SECONDS = 5;
const LONGEST_SUBJECT = 255;
/** Begins the scopes that are meant for Muster: an issuer's `events` or `account` may be about something else. */
const PREFIX = 'muster:';

/** Verifies bearer tokens of the configured OpenID Connect issuers: signature, algorithm, issuer and audience. */
@Injectable()
export class TokenIssuers {
  readonly #issuers: ReadonlyMap<string, TokenIssuer>;
  readonly #keys = new Map<string, Promise<JWTVerifyGetKey>>();

  constructor({ tokenIssuers }: Config) {
    this.#issuers = new Map(tokenIssuers.map((issuer) => [issuer.issuer, issuer]));
  }

  /**
   * Returns null if the token is invalid or of an unknown issuer.
   * @throws ApiError UNAVAILABLE if the issuer's keys cannot be loaded.
   */
  async subjectOf(token: string): Promise<TokenSubject | null> {
    const issuer = this.#issuers.get(claimedIssuer(token) ?? '');
    if (!issuer) return null;
    const keys = await this.#keysOf(issuer);
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuer.issuer,
        audience: issuer.audience,
        algorithms: [issuer.algorithm],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      const sub: unknown = payload.sub;
      const scopes = scopesIn(payload);
      return scopes === null || !isSubject(sub)
        ? null
        : { issuer: issuer.issuer, subject: sub, scopes: scopes.length > 0 || issuer.scoped ? scopes : null };
    } catch (error) {
      if (isAboutToken(error)) return null;
      throw unavailable();
    }
  }

  /** The issuer's published keys, loaded once and cached. After a failure, the next request tries again. */
  #keysOf(issuer: TokenIssuer): Promise<JWTVerifyGetKey> {
    const known = this.#keys.get(issuer.issuer);
    if (known) return known;
    const found = discoverKeys(issuer);
    this.#keys.set(issuer.issuer, found);
    found.catch(() => this.#keys.delete(issuer.issuer));
    return found;
  }
}

const isSubject = (sub: unknown): sub is string =>
  typeof sub === 'string' && sub !== '' && sub.length <= LONGEST_SUBJECT && !sub.includes('\0') && !/\p{Surrogate}/u.test(sub);

/**
 * RFC 9068, section 2.2.3: the claim `scope` is a text of names between spaces. Some issuers name it `scp`, or write a list. Null for anything
 * else: a limit that cannot be read must not be taken for none.
 */
function scopesIn({ scope = [], scp = [] }: JWTPayload): readonly string[] | null {
  const claims: readonly unknown[] = [scope, scp].flat();
  if (!claims.every((claim) => typeof claim === 'string')) return null;
  const names = claims.flatMap((claim) => claim.split(' ')).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => name.slice(PREFIX.length));
}

/** Whether the token itself is invalid; any other error means that the issuer's keys could not be loaded. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError && ![errors.JWKSTimeout, errors.JWKSInvalid, errors.JOSEError].some(({ code }) => code === error.code);

function claimedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

async function discoverKeys({ issuer }: TokenIssuer): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const document: unknown = await fetch(address, { signal: AbortSignal.timeout(ISSUER_TIMEOUT), redirect: 'error' })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  const keys = keysAddress(document, issuer);
  if (keys === null) throw unavailable();
  return createRemoteJWKSet(keys, { timeoutDuration: ISSUER_TIMEOUT, cooldownDuration: KEYS_COOLDOWN, cacheMaxAge: KEYS_KEPT });
}

/** OpenID Connect Discovery 1.0, section 4.3: the issuer in the document must be the issuer that was requested. */
function keysAddress(document: unknown, issuer: string): URL | null {
  if (typeof document !== 'object' || document === null || !('issuer' in document) || document.issuer !== issuer) return null;
  const address = 'jwks_uri' in document ? document.jwks_uri : null;
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const keys = new URL(address);
  return keys.protocol === new URL(issuer).protocol ? keys : null;
}

const unavailable = (): ApiError => new ApiError('UNAVAILABLE', 'The issuer of the token does not answer. Try again in a moment.');
