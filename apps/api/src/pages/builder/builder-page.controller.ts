import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EngineData } from '../../data/engine-data.service.js';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { askerOf } from '../layout/asker.js';
import { AnswersWithForm } from '../layout/page-answer.js';
import { builderPage } from './builder-page.js';

/** Builds armies in the visitor's browser. */
@OpenToAnyone()
@Controller('builder')
export class BuilderPageController {
  constructor(private readonly data: EngineData) {}

  @Get()
  @AnswersWithForm()
  async page(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return builderPage(askerOf(reply).locale, await this.data.releases());
  }
}
