import { parsed } from './kind.js';

/** An OpenID Connect issuer whose tokens are accepted, with who they must be meant for and the one algorithm they may be signed with. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithm: TokenAlgorithm;
}

export type TokenAlgorithm = (typeof TOKEN_ALGORITHMS)[number];

/** Signatures by a key pair only: with a shared secret whoever checks a token could also make one. */
const TOKEN_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'] as const;

export const tokenIssuers = parsed(
  '`<issuer> <audience> <algorithm>` with commas between several',
  `must be <https issuer> <audience> <algorithm>, with commas between several; an algorithm is one of ${TOKEN_ALGORITHMS.join(', ')}`,
  (given): readonly TokenIssuer[] | null => {
    const parts = given.split(',').filter((part) => part.trim() !== '');
    const issuers = parts.flatMap((part) => {
      const [issuer = '', audience = '', name, ...more] = part.trim().split(/ +/);
      const algorithm = TOKEN_ALGORITHMS.find((known) => known === name);
      return algorithm && audience !== '' && more.length === 0 && isIssuer(issuer) ? [{ issuer, audience, algorithm }] : [];
    });
    return issuers.length === parts.length ? issuers : null;
  },
);

/** Plain http only on this machine: whoever can change an answer on the way could name keys of his own. */
function isIssuer(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, search, hash } = new URL(given);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}
