import { parsed } from './kind.js';

/** An OpenID Connect issuer whose tokens are accepted, with the required audience and the single allowed signing algorithm. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly audience: string;
  readonly algorithm: TokenAlgorithm;
  /** Whether a token whose scopes name nothing of Muster has no permission. Otherwise it has all of its account's role. */
  readonly scoped: boolean;
}

export type TokenAlgorithm = (typeof TOKEN_ALGORITHMS)[number];

/** Only algorithms with a key pair. With a shared secret, anyone who can verify a token could also create one. */
const TOKEN_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'] as const;

export const tokenIssuers = parsed(
  '`<issuer> <audience> <algorithm>`, optionally followed by `scoped`; separated by commas if there are several',
  `must be <https issuer> <audience> <algorithm>, optionally followed by scoped, separated by commas if there are several; an algorithm is one of ${TOKEN_ALGORITHMS.join(', ')}`,
  (given): readonly TokenIssuer[] | null => {
    const parts = given.split(',').filter((part) => part.trim() !== '');
    const issuers = parts.flatMap((part) => {
      const [issuer = '', audience = '', name, word, ...more] = part.trim().split(/ +/);
      const algorithm = TOKEN_ALGORITHMS.find((known) => known === name);
      const isWhole = more.length === 0 && (word === undefined || word === 'scoped');
      return algorithm && audience !== '' && isWhole && isIssuer(issuer)
        ? [{ issuer, audience, algorithm, scoped: word !== undefined }]
        : [];
    });
    return issuers.length === parts.length ? issuers : null;
  },
);

/** Plain HTTP is allowed only on this machine. Otherwise someone who can change responses in transit could substitute their own keys. */
function isIssuer(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, hostname, search, hash } = new URL(given);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}
