import type { Author } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { administrator } from '../../../platform/access/viewer.js';
import type { Form } from '../../../platform/http/form.js';
import { toldOnce, type ToldOnce } from '../../../platform/sign-in/told-once.js';
import { phrasesIn, type Phrasing } from '../../phrases/phrase.js';
import { Visitors, type Visitor } from '../../sign-in/visitors.service.js';
import { LARGEST_ADMIN_FORM } from './admin-page.decorators.js';

/** An administrator at a page of the desk. */
export interface AdminDesk extends Visitor {
  /** Under whom a change is recorded. */
  readonly actor: Author;
  readonly phrase: Phrasing;
  /** What the form before this page has to tell; null if nothing. */
  readonly told: ToldOnce | null;
}

/** Opens the pages of the desk, and reads the forms that they send. */
@Injectable()
export class AdminDesks {
  constructor(private readonly visitors: Visitors) {}

  /** @throws ApiError UNAUTHENTICATED or FORBIDDEN, which the guard refused before */
  async open(reply: FastifyReply): Promise<AdminDesk> {
    const visitor = await this.visitors.of(reply);
    const { author: actor } = administrator(visitor.viewer);
    return { ...visitor, actor, phrase: phrasesIn(visitor.locale), told: toldOnce(reply) };
  }

  /** @throws ApiError CSRF_PREVENTED if this browser did not get the form from this site */
  form(reply: FastifyReply): Promise<Form> {
    return this.visitors.form(reply, LARGEST_ADMIN_FORM);
  }
}
