import { applyDecorators, Header } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.js';
import { HTML, NOT_KEPT, PAGE_POLICY, POLICY } from './page-policy.js';

/** A page with its status, or the address to redirect to. */
export type PageAnswer = { readonly status: number; readonly html: string } | { readonly seeOther: string };

/** Sets the headers of every page: its content security policy, and that it must not be cached. */
export const AnswersWithPage = (): MethodDecorator =>
  applyDecorators(Header('content-type', HTML), Header(POLICY, PAGE_POLICY), Header('cache-control', NOT_KEPT));

export function sendPage(answer: PageAnswer, reply: FastifyReply): string {
  if ('html' in answer) {
    void reply.status(answer.status);
    return answer.html;
  }
  void reply.status(303).header('location', answer.seeOther);
  return '';
}

/**
 * Sets the headers of an empty form, which holds nothing private. A browser may keep it, so that going back shows it as it was filled in;
 * under `no-store` it would come back empty.
 */
export const AnswersWithForm = (): MethodDecorator =>
  applyDecorators(Header('content-type', HTML), Header(POLICY, PAGE_POLICY), Header('cache-control', 'private, no-cache'));

/**
 * For pages without a login, whose forms can only start jobs. Still, another site must not make its visitors start jobs here.
 * @throws ApiError CSRF_PREVENTED
 */
export function refuseForeignForm(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw new ApiError('CSRF_PREVENTED', 'This form was sent from another site. Open the page on this site and submit it there.');
}
