import { Controller, Get, Header } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { OpenToAnyone } from '../access/access.decorator.js';
import { openApiDocument } from './openapi-document.js';

@OpenToAnyone()
@Controller()
export class OpenApiController {
  #document: string | null = null;

  constructor(private readonly discovery: DiscoveryService) {}

  /** The controllers are complete once the first request arrives. */
  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  document(): string {
    this.#document ??= JSON.stringify(
      openApiDocument(this.discovery.getControllers().flatMap(({ metatype }) => (isClass(metatype) ? [metatype] : []))),
    );
    return this.#document;
  }
}

const isClass = (metatype: unknown): metatype is new (...given: unknown[]) => object => typeof metatype === 'function';
