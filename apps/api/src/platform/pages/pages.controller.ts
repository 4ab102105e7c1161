import { gunzipSync } from 'node:zlib';
import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestViewers } from '../access/request-viewers.service.js';
import { OpenToAnyone } from '../access/access.decorator.js';
import { printedSchema } from '../graphql/serve/printed-schema.js';
import { GRAPHIQL_POLICY, renderGraphiqlPage } from './graphiql-page.js';
import { homePage, HOME_POLICY } from './home-page.js';

const POLICY = 'content-security-policy';
const HTML = 'text/html; charset=utf-8';

@OpenToAnyone()
@Controller()
export class PagesController {
  #graphiql: Promise<Buffer> | null = null;
  #schema: string | null = null;

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly viewers: RequestViewers,
  ) {}

  @Get()
  @Header('content-type', HTML)
  @Header(POLICY, HOME_POLICY)
  @Header('cache-control', 'private, no-cache')
  @Header('vary', 'cookie')
  async home(@Req() request: FastifyRequest): Promise<string> {
    return homePage((await this.viewers.identifyBrowser(request)).kind === 'administrator');
  }

  @Get('schema.graphql')
  @Header('content-type', 'text/plain; charset=utf-8')
  schema(): string {
    return (this.#schema ??= printedSchema(this.schemaHost.schema));
  }

  @Get('graphiql')
  @Header('content-type', HTML)
  @Header(POLICY, GRAPHIQL_POLICY)
  @Header('vary', 'accept-encoding')
  async graphiql(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    this.#graphiql ??= renderGraphiqlPage();
    const page = await this.#graphiql;
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return gunzipSync(page);
    void reply.header('content-encoding', 'gzip');
    return page;
  }
}
