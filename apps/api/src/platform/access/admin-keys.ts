import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AdministratorKeyRepository } from '#muster/persistence';
import { Config } from '../config.js';

const GENERATED_NAME = 'administrator';

interface HashedKey {
  readonly name: string;
  readonly hash: Buffer;
}

/** The keys that administer: those of the environment, or where it names none the generated one. */
@Injectable()
export class AdminKeys {
  readonly #named: readonly HashedKey[];

  constructor(
    config: Config,
    private readonly generated: AdministratorKeyRepository,
  ) {
    this.#named = config.adminKeys.map(({ name, key }) => ({ name, hash: hashOf(key) }));
  }

  /** The name of this key; null when it is none of them. */
  async nameOf(given: string): Promise<string | null> {
    const hash = hashOf(given);
    const matching = (await this.#keys()).filter((key) => timingSafeEqual(key.hash, hash));
    return matching[0]?.name ?? null;
  }

  /** The key to show to the operator, this once; null where the environment names keys or another start generated one. */
  async generateOnFirstStart(): Promise<string | null> {
    return this.#named.length > 0 ? null : this.generated.createFirst();
  }

  /** The generated key is looked up each time: it may have been replaced. */
  async #keys(): Promise<readonly HashedKey[]> {
    if (this.#named.length > 0) return this.#named;
    const hash = await this.generated.hash();
    return hash === null ? [] : [{ name: GENERATED_NAME, hash }];
  }
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
