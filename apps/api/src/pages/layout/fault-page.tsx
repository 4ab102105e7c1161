import { ArgumentsHost, Catch, NotFoundException, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeHttpError, retryAfterOf } from '../../platform/errors/error-formatter.js';
import { htmlPage } from './html-page.js';
import { HTML, NOT_KEPT, PAGE_POLICY, POLICY } from './page-policy.js';

interface FaultParts {
  readonly title: string;
  readonly message: string;
  /** For an internal error: the id of the request in the log. */
  readonly requestId?: string;
}

export function faultPage({ title, message, requestId }: FaultParts): string {
  return htmlPage({
    title,
    at: null,
    isPrivate: true,
    children: (
      <>
        <h1>{title}</h1>
        <p>{message}</p>
        {requestId === undefined ? null : (
          <p class="quiet">
            If you report this problem, quote this id: <code>{requestId}</code>
          </p>
        )}
        <p>
          <a href="/check">Check a list</a> or <a href="/check/bulk">check many</a>.
        </p>
      </>
    ),
  });
}

/** Answers a form that was refused before its controller ran. */
export function answerFaultPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const said = describeHttpError(error);
  const { status, message } = said;
  const wait = retryAfterOf(said);
  if (wait > 0) void reply.header('retry-after', wait);
  if (status === 500) reply.log.error({ err: error }, 'A page failed.');
  const html = faultPage({
    title: status >= 500 ? 'Something went wrong' : 'Request not accepted',
    message: status === 413 ? `${message} Send less at once.` : message,
    ...(status >= 500 ? { requestId: request.id } : {}),
  });
  void reply.status(status).header('content-type', HTML).header(POLICY, PAGE_POLICY).header('cache-control', NOT_KEPT).send(html);
}

export const GONE = {
  title: 'Page not found',
  message: 'There is nothing at this address, or it has expired and was deleted. Check that you copied the whole link.',
} as const;

/** Answers every error of a page with a page. */
@Catch()
export class PageFaultFilter implements ExceptionFilter<unknown> {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (error instanceof NotFoundException) {
      void reply.status(404).header('content-type', HTML).header(POLICY, PAGE_POLICY).send(faultPage(GONE));
      return;
    }
    answerFaultPage(error, http.getRequest<FastifyRequest>(), reply);
  }
}
