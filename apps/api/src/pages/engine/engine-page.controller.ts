import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EngineData } from '../../data/engine-data.service.js';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { askerOf } from '../layout/asker.js';
import { HTML, PAGE_POLICY, POLICY } from '../layout/page-policy.js';
import { enginePage } from './engine-page.js';

/** Checks lists in the visitor's browser. */
@OpenToAnyone()
@Controller('engine')
export class EnginePageController {
  constructor(private readonly data: EngineData) {}

  @Get()
  @Header('content-type', HTML)
  @Header(POLICY, PAGE_POLICY)
  @Header('cache-control', 'private, no-cache')
  async page(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return enginePage(askerOf(reply).locale, await this.data.releases());
  }
}
