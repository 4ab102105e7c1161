import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SettingsRepository } from '@muster/persistence';
import { Config } from '../config.js';

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

  /** The name of this key; null when it is none of them. */
  async nameOf(given: string): Promise<string | null> {
    const hash = hashOf(given);
    const matching = (await this.#keys()).filter((key) => timingSafeEqual(key.hash, hash));
    return matching[0]?.name ?? null;
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
