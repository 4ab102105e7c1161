import { ArgumentsHost, Catch, NotFoundException, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeHttpError, retryAfterOf } from '../../platform/errors/error-formatter.js';
import { htmlPage } from './html-page.js';
import { HTML, NOT_KEPT, PAGE_POLICY, POLICY } from './page-policy.js';

interface FaultParts {
  readonly title: string;
  readonly message: string;
  /** For the log, where it was a fault of ours. */
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
            If you report it, name this number: <code>{requestId}</code>
          </p>
        )}
        <p>
          <a href="/check">Check a list</a> or <a href="/check/bulk">check many</a>.
        </p>
      </>
    ),
  });
}

/** What a form is told that is refused before anybody read it. */
export function answerFaultPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const said = describeHttpError(error);
  const { status, message } = said;
  const wait = retryAfterOf(said);
  if (wait > 0) void reply.header('retry-after', wait);
  if (status === 500) reply.log.error({ err: error }, 'A page failed.');
  const html = faultPage({
    title: status >= 500 ? 'That went wrong' : 'That was not taken',
    message: status === 413 ? `${message} Send less at once.` : message,
    ...(status >= 500 ? { requestId: request.id } : {}),
  });
  void reply.status(status).header('content-type', HTML).header(POLICY, PAGE_POLICY).header('cache-control', NOT_KEPT).send(html);
}

export const GONE = {
  title: 'Nothing is here',
  message: 'There is nothing at this address, or it has expired and was deleted. Links are exact: was the whole of it copied?',
} as const;

/** Whatever is thrown on the way to a page is said on a page. */
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
