import { hashOf, isToken, newToken } from '#muster/bulk';
import {
  AccountRepository,
  ApiKeyRepository,
  PageSessionRepository,
  type AccountRole,
  type Author,
  type SessionEnds,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminKeys } from '../access/admin-keys.js';
import { newApiKeyText } from '../access/api-key-text.js';
import type { Scope } from '../access/scope.js';
import { ANYONE, type Viewer } from '../access/viewer.js';
import { Viewers, viewerOfKey, viewerOfOperator } from '../access/viewers.js';
import { Config } from '../config.js';
import { cookieOf, dropCookie, setCookie } from './cookies.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Seconds for which a browser stays signed in: a weekend's event with its evenings before and after. Administrators, who can change everything, sign in every day. */
const LASTS = { account: 7 * DAY, administrator: DAY };
/** Seconds without use after which an administrator's browser is signed out. */
const ADMINISTRATOR_IDLE = 4 * HOUR;

/** Browsers that are signed in to the pages with a key. The API itself ignores their cookies. */
@Injectable()
export class PageSessions {
  readonly #ends: { readonly account: SessionEnds; readonly administrator: SessionEnds };

  constructor(
    private readonly sessions: PageSessionRepository,
    private readonly viewers: Viewers,
    private readonly administrators: AdminKeys,
    private readonly accounts: AccountRepository,
    private readonly keys: ApiKeyRepository,
    { endsIdleSessionsAfter: idle }: Config,
  ) {
    this.#ends = {
      account: { atMost: LASTS.account, idle },
      administrator: { atMost: LASTS.administrator, idle: Math.min(idle, ADMINISTRATOR_IDLE) },
    };
  }

  async viewerOf(request: FastifyRequest): Promise<Viewer> {
    const token = cookieOf(request, 'session');
    const open = token !== null && isToken(token) ? await this.sessions.find(hashOf(token)) : null;
    if (open === null) return ANYONE;
    if ('key' in open) return viewerOfKey(open.key, { user: undefined, requestId: request.id });
    const name = await this.administrators.nameOfHash(open.administratorHash);
    return name === null ? ANYONE : viewerOfOperator(name, request.id);
  }

  /** Signs the browser in. False if the key is unknown, expired or revoked. */
  async signIn(key: string, reply: FastifyReply): Promise<boolean> {
    const ofAccount = await this.viewers.keyOf(key);
    const administratorHash = ofAccount === null ? await this.administrators.hashIfKnown(key) : null;
    if (ofAccount) {
      const { kind } = viewerOfKey(ofAccount, { user: undefined, requestId: reply.request.id });
      await this.#open({ keyId: ofAccount.id }, kind === 'administrator' ? this.#ends.administrator : this.#ends.account, reply);
    } else if (administratorHash) await this.#open({ administratorHash }, this.#ends.administrator, reply);
    return ofAccount !== null || administratorHash !== null;
  }

  /** Creates an account and signs the browser in to it. Returns the account's key, which can be shown only now. `author` is null for a person who creates it for himself. */
  async signUp(
    account: { readonly name: string; readonly role: AccountRole; readonly scopes: readonly Scope[] },
    author: Author | null,
    reply: FastifyReply,
  ): Promise<{ readonly accountId: string; readonly key: string }> {
    const { name, role, scopes } = account;
    const { id: accountId } = await this.accounts.create({ name, role }, author);
    const { text: key, prefix, hash } = newApiKeyText();
    const by = author ?? { name, accountId, requestId: reply.request.id };
    const { id: keyId } = await this.keys.create({ accountId, prefix, hash, name: 'pages', scopes, expiresAt: null }, by);
    await this.#open({ keyId }, this.#ends.account, reply);
    return { accountId, key };
  }

  /** Signs the browser out. Its cookie would be refused even if it were kept. */
  async signOut(reply: FastifyReply): Promise<void> {
    await this.#end(reply.request);
    dropCookie(reply, 'session');
  }

  /** A new session gets a new token, so that nobody who knew an earlier one is signed in with it. */
  async #open(owner: Parameters<PageSessionRepository['open']>[1], ends: SessionEnds, reply: FastifyReply): Promise<void> {
    await this.#end(reply.request);
    const { token, tokenHash } = newToken();
    await this.sessions.open(tokenHash, owner, ends);
    setCookie(reply, 'session', token, ends.atMost);
  }

  async #end(request: FastifyRequest): Promise<void> {
    const token = cookieOf(request, 'session');
    if (token !== null && isToken(token)) await this.sessions.end(hashOf(token));
  }
}
