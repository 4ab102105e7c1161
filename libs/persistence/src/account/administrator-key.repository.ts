import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Author } from '../audit/author.js';
import { recordAudit } from '../audit/record-audit.js';
import { PrismaService, type Transaction } from '../prisma.service.js';

const SETTING = 'administrator-key-hash';

/**
 * The generated administrator key, of which only the hash is stored. The key has 256 random bits, so a single SHA-256 protects it as well
 * as a slow hash would.
 */
@Injectable()
export class AdministratorKeyRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** SHA-256 of the key, or null if no key has been generated. */
  async hash(): Promise<Buffer | null> {
    const row = await this.prisma.run((db) => db.settingRow.findUnique({ where: { key: SETTING } }));
    return typeof row?.value === 'string' ? Buffer.from(row.value, 'hex') : null;
  }

  /**
   * Creates the first key, which can be shown only now. Null if a key already exists; if several processes start at once, only one of
   * them creates a key.
   */
  async createFirst(): Promise<string | null> {
    const key = newKey();
    const value = hashOf(key);
    const { count } = await this.prisma.run((db) => db.settingRow.createMany({ data: [{ key: SETTING, value }], skipDuplicates: true }));
    return count === 1 ? key : null;
  }

  /** Replaces the key. The new key can be shown only now. */
  async replace(actor: Author): Promise<string> {
    const key = newKey();
    const value = hashOf(key);
    await this.prisma.transaction(async (db: Transaction) => {
      await db.settingRow.upsert({ where: { key: SETTING }, create: { key: SETTING, value }, update: { value } });
      await recordAudit(db, {
        actor,
        action: 'replaceAdministratorKey',
        releaseId: null,
        target: { kind: 'administratorKey', id: SETTING, name: null },
        reason: null,
        before: null,
        after: null,
      });
    });
    return key;
  }
}

const newKey = (): string => `muster_${randomBytes(32).toString('base64url')}`;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
