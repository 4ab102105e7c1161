import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../audit.repository.js';
import { PrismaService, type Transaction } from '../prisma.service.js';

const SETTING = 'administrator-key-hash';

/** The generated administrator key: only its hash is kept. It has 256 random bits, so one SHA-256 keeps it as safe as a slow hash would. */
@Injectable()
export class AdministratorKeyRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** SHA-256; null where no key was generated yet. */
  async hash(): Promise<Buffer | null> {
    const row = await this.prisma.run((db) => db.settingRow.findUnique({ where: { key: SETTING } }));
    return typeof row?.value === 'string' ? Buffer.from(row.value, 'hex') : null;
  }

  /** The first key, to be shown this once; null where one was generated before: of several processes at first start one wins. */
  async createFirst(): Promise<string | null> {
    const key = newKey();
    const value = hashOf(key);
    const { count } = await this.prisma.run((db) => db.settingRow.createMany({ data: [{ key: SETTING, value }], skipDuplicates: true }));
    return count === 1 ? key : null;
  }

  /** A new key in place of the one before, to be shown this once. */
  async replace(actor: string): Promise<string> {
    const key = newKey();
    const value = hashOf(key);
    await this.prisma.transaction(async (db: Transaction) => {
      await db.settingRow.upsert({ where: { key: SETTING }, create: { key: SETTING, value }, update: { value } });
      await recordAudit(db, {
        actor,
        action: 'replaceAdministratorKey',
        releaseId: null,
        target: null,
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
