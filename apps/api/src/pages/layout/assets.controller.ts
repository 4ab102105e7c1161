import { Controller, Get, Header, NotFoundException, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenToAnyone } from '../../platform/access/access.decorator.js';
import { findAsset } from './assets.js';
import { PAGE_POLICY, POLICY } from './page-policy.js';

@OpenToAnyone()
@Controller('check/assets')
export class AssetsController {
  /** A script that runs in a thread of the browser obeys its own policy instead of its page's. */
  @Get(':version/:name')
  @Header(POLICY, PAGE_POLICY)
  find(@Param('version') version: string, @Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): string {
    const asset = findAsset(name);
    if (!asset) throw new NotFoundException();
    const kept = version === asset.version ? 'public, max-age=31536000, immutable' : 'no-cache';
    void reply.header('content-type', asset.type).header('cache-control', kept);
    return asset.content;
  }
}
