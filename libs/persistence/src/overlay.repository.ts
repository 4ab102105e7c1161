import type { Overlay } from '#muster/catalogue';
import { Injectable } from '@nestjs/common';
import { PrismaService, type Statement } from './prisma.service.js';

/** Written by hand: every thread reads overlays, and Prisma's client would take some 20 MB in each. */
const OVERLAYS: Statement = {
  name: 'overlays',
  text: 'SELECT id, target, field, value, author, reason FROM overlay WHERE release_id = $1 ORDER BY position',
};

/** The overlays of a release: edits of imported data. */
@Injectable()
export class OverlayRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** In the order in which they apply. */
  async list(releaseId: string): Promise<readonly Overlay[]> {
    return this.prisma.query<Overlay & Record<string, unknown>>(OVERLAYS, [releaseId]);
  }
}
