import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** An invented OpenID Connect issuer on a free port. */
export interface TestIssuer {
  readonly url: string;
  /** Creates a token of the issuer. The given claims replace the defaults. */
  readonly token: (subject: string, change?: Readonly<Record<string, unknown>>, signedWith?: SigningKey) => Promise<string>;
  /** Replaces the issuer's key. The old one is no longer published. */
  readonly rotate: () => Promise<void>;
  /** Sets the response to requests for the issuer's keys. */
  readonly publish: (keys: unknown) => void;
  readonly requests: () => number;
  readonly close: () => Promise<void>;
}

export interface SigningKey {
  readonly id: string;
  readonly algorithm: string;
  readonly key: CryptoKey | Uint8Array;
}

export const AUDIENCE = 'muster-test';

export async function startIssuer(): Promise<TestIssuer> {
  let current = await newKey('key-1');
  let requests = 0;
  let published: unknown;
  const server = createServer((request, response) => {
    requests += 1;
    const body = request.url === '/keys' ? (published ?? { keys: [current.published] }) : { issuer: url, jwks_uri: `${url}/keys` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token: TestIssuer['token'] = (subject, change = {}, { id, algorithm, key } = current.signing) =>
    new SignJWT({ iss: url, aud: AUDIENCE, sub: subject, exp: Math.floor(Date.now() / 1000) + 300, ...change })
      .setProtectedHeader({ alg: algorithm, kid: id })
      .sign(key);
  const rotate = async (): Promise<void> => {
    current = await newKey('key-2');
  };
  const publish = (keys: unknown): void => void (published = keys);
  const close = (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
  return { url, token, rotate, publish, requests: () => requests, close };
}

async function newKey(id: string): Promise<{ readonly signing: SigningKey; readonly published: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return { signing: { id, algorithm: 'ES256', key: privateKey }, published: { ...(await exportJWK(publicKey)), kid: id, alg: 'ES256' } };
}

/** A key with the same name and algorithm that the issuer has never published. */
export async function foreignKey(): Promise<SigningKey> {
  return { id: 'key-1', algorithm: 'ES256', key: (await generateKeyPair('ES256')).privateKey };
}
