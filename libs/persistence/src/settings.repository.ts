import { Injectable } from '@nestjs/common';
import { type Json, toJson } from './json.js';
import { PrismaService } from './prisma.service.js';

/** What an installation remembers about itself: the hash of a generated administrator key. */
@Injectable()
export class SettingsRepository {
  constructor(private readonly prisma: PrismaService) {}

  async find(key: string): Promise<Json> {
    const row = await this.prisma.run((db) => db.settingRow.findUnique({ where: { key } }));
    return toJson(row?.value);
  }

  async save(key: string, value: Exclude<Json, null>): Promise<void> {
    await this.prisma.run((db) => db.settingRow.upsert({ where: { key }, create: { key, value }, update: { value } }));
  }

  /** Saves it if there is none yet. Returns what is kept: of several processes at first start one wins, and all learn its value. */
  async saveFirst(key: string, value: Exclude<Json, null>): Promise<Json> {
    await this.prisma.run((db) => db.settingRow.createMany({ data: [{ key, value }], skipDuplicates: true }));
    return this.find(key);
  }

  async remove(key: string): Promise<void> {
    await this.prisma.run((db) => db.settingRow.deleteMany({ where: { key } }));
  }
}
