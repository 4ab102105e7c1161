import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AdministratorKeyRepository } from '#muster/persistence';
import { Config } from '../config.js';

const GENERATED_NAME = 'administrator';

interface HashedKey {
  readonly name: string;
  readonly hash: Buffer;
}

/** The administrators' keys: those in the environment or, if it has none, the generated one. */
@Injectable()
export class AdminKeys {
  readonly #named: readonly HashedKey[];

  constructor(
    config: Config,
    private readonly generated: AdministratorKeyRepository,
  ) {
    this.#named = config.adminKeys.map(({ name, key }) => ({ name, hash: hashOf(key) }));
  }

  /** Returns the name of this key, or null if it is not an administrator's key. */
  async nameOf(given: string): Promise<string | null> {
    return this.nameOfHash(hashOf(given));
  }

  /** Returns the name of the key with this SHA-256, or null if it is not an administrator's key. */
  async nameOfHash(hash: Uint8Array): Promise<string | null> {
    const matching = (await this.#keys()).filter((key) => timingSafeEqual(key.hash, hash));
    return matching[0]?.name ?? null;
  }

  /** Returns the SHA-256 of this key, or null if it is not an administrator's key. */
  async hashIfKnown(given: string): Promise<Uint8Array | null> {
    const hash = hashOf(given);
    return (await this.nameOfHash(hash)) === null ? null : hash;
  }

  /** Returns the new key to show to the operator once; null if the environment has keys or an earlier start generated one. */
  async generateOnFirstStart(): Promise<string | null> {
    return this.#named.length > 0 ? null : this.generated.createFirst();
  }

  /** Reads the generated key each time, because it may have been replaced. */
  async #keys(): Promise<readonly HashedKey[]> {
    if (this.#named.length > 0) return this.#named;
    const hash = await this.generated.hash();
    return hash === null ? [] : [{ name: GENERATED_NAME, hash }];
  }
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
