import type { Overlay } from '#muster/catalogue';
import { Injectable } from '@nestjs/common';
import { PrismaService } from './prisma.service.js';

/** The overlays of a release: edits of imported data. */
@Injectable()
export class OverlayRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** In the order in which they apply. */
  async list(releaseId: string): Promise<readonly Overlay[]> {
    const rows = await this.prisma.run((db) => db.overlayRow.findMany({ where: { releaseId }, orderBy: { position: 'asc' } }));
    return rows.map(({ id, target, field, value, author, reason }) => ({ id, target, field, value, author, reason }));
  }
}
