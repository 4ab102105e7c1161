import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SettingsRepository } from '@muster/persistence';
import { Config } from '../config.js';
import { ApiError } from '../errors/api-error.js';
import { ANYONE, type Viewer } from './viewer.js';

const SETTING = 'administrator-key-hash';
const GENERATED_NAME = 'administrator';

interface HashedKey {
  readonly name: string;
  readonly hash: Buffer;
}

/** The keys that administer. They have 256 random bits, so one SHA-256 keeps them as safe as a slow hash would. */
@Injectable()
export class AdminKeys {
  #known: readonly HashedKey[];

  constructor(
    config: Config,
    private readonly settings: SettingsRepository,
  ) {
    this.#known = config.adminKeys.map(({ name, key }) => ({ name, hash: hashOf(key) }));
  }

  /** Who sends this `Authorization` header. A key that is not ours is refused, never taken for an anonymous caller. */
  async viewerOf(authorization: string | undefined): Promise<Viewer> {
    if (authorization === undefined) return ANYONE;
    const given = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(authorization)?.[1];
    const hash = hashOf(given ?? '');
    const matching = (await this.#keys()).filter((key) => timingSafeEqual(key.hash, hash));
    const name = given === undefined ? undefined : matching[0]?.name;
    if (name === undefined) throw new ApiError('UNAUTHENTICATED', 'The key in the Authorization header is not known.');
    return { kind: 'administrator', name };
  }

  /** The key to show to the operator, this once; null where the environment names keys or another start generated one. */
  async generateOnFirstStart(): Promise<string | null> {
    if (this.#known.length > 0) return null;
    const key = `muster_${randomBytes(32).toString('base64url')}`;
    const hash = hashOf(key).toString('hex');
    return (await this.settings.saveFirst(SETTING, hash)) === hash ? key : null;
  }

  async #keys(): Promise<readonly HashedKey[]> {
    if (this.#known.length > 0) return this.#known;
    const stored = await this.settings.find(SETTING);
    if (typeof stored === 'string') this.#known = [{ name: GENERATED_NAME, hash: Buffer.from(stored, 'hex') }];
    return this.#known;
  }
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
