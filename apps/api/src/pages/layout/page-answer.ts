import { applyDecorators, Header } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors/api-error.js';
import { HTML, NOT_KEPT, PAGE_POLICY, POLICY } from './page-policy.js';

/** A page with its status, or where to go on. */
export type PageAnswer = { readonly status: number; readonly html: string } | { readonly seeOther: string };

/** Headers of every page: its policy, and that nobody keeps it. */
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
 * Pages change nothing but that they start jobs, and know nobody: still, no other site shall have its visitors start them.
 * @throws ApiError CSRF_PREVENTED
 */
export function refuseForeignForm(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw new ApiError('CSRF_PREVENTED', 'This form was sent by another site. Open the page here and send it from there.');
}
