import { ENGLISH, type Locale } from '#muster/messages';
import { ArgumentsHost, Catch, NotFoundException, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeHttpError, retryAfterOf } from '../../platform/errors/error-formatter.js';
import { answerLanguage } from '../../platform/http/language.js';
import type { ErrorCode } from '../../platform/errors/api-error.js';
import { LAYOUT, REFUSED } from '../phrases/layout.js';
import { phrasesIn, WithMarkup, type Phrasing } from '../phrases/phrase.js';
import { htmlPage } from './html-page.js';
import { HTML, NOT_KEPT, PAGE_POLICY, POLICY } from './page-policy.js';

interface FaultParts {
  readonly locale: Locale;
  readonly title: string;
  readonly message: string;
  /** For an internal error: the id of the request in the log. */
  readonly requestId?: string;
}

export function faultPage({ locale, title, message, requestId }: FaultParts): string {
  const phrase = phrasesIn(locale);
  return htmlPage({
    locale,
    title,
    at: null,
    isPrivate: true,
    children: (
      <>
        <h1>{title}</h1>
        <p>{message}</p>
        {requestId === undefined ? null : (
          <p class="quiet">
            {phrase(LAYOUT.quoteId)} <code>{requestId}</code>
          </p>
        )}
        <p>
          <WithMarkup
            of={LAYOUT.orElse}
            values={{ one: <a href="/check">{phrase(LAYOUT.checkOne)}</a>, many: <a href="/check/bulk">{phrase(LAYOUT.checkMany)}</a> }}
          />
        </p>
      </>
    ),
  });
}

/** Answers a form that was refused before its controller ran. */
export function answerFaultPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const said = describeHttpError(error);
  const { status } = said;
  const wait = retryAfterOf(said);
  if (wait > 0) void reply.header('retry-after', wait);
  if (status === 500) reply.log.error({ err: error }, 'A page failed.');
  const locale = languageOfPage(reply);
  const phrase = phrasesIn(locale);
  const message = (locale === ENGLISH ? null : refusalIn(phrase, said.code, wait)) ?? said.message;
  const html = faultPage({
    locale,
    title: phrase(status >= 500 ? LAYOUT.wentWrong : LAYOUT.notAccepted),
    message: status === 413 ? `${message} ${phrase(LAYOUT.sendLess)}` : message,
    ...(status >= 500 ? { requestId: request.id } : {}),
  });
  void reply.status(status).header('content-type', HTML).header(POLICY, PAGE_POLICY).header('cache-control', NOT_KEPT).send(html);
}

/** Why the platform refuses any page. Its own messages are English and name more details. */
function refusalIn(phrase: Phrasing, code: ErrorCode, seconds: number): string | null {
  if (code === 'CSRF_PREVENTED') return phrase(REFUSED.csrf);
  if (code === 'PAYLOAD_TOO_LARGE') return phrase(REFUSED.tooLarge);
  return code === 'RATE_LIMITED' ? phrase(REFUSED.tooMany, { seconds }) : null;
}

/** The page for an address at which there is nothing. */
export function gonePage(locale: Locale): string {
  const phrase = phrasesIn(locale);
  return faultPage({ locale, title: phrase(LAYOUT.gone), message: phrase(LAYOUT.goneWhy) });
}

/** English if the address names a language that there is not, which is itself a fault. */
export function languageOfPage(reply: FastifyReply): Locale {
  try {
    return answerLanguage(reply);
  } catch {
    return ENGLISH;
  }
}

/** Answers every error of a page with a page. */
@Catch()
export class PageFaultFilter implements ExceptionFilter<unknown> {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (error instanceof NotFoundException) {
      void reply
        .status(404)
        .header('content-type', HTML)
        .header(POLICY, PAGE_POLICY)
        .send(gonePage(languageOfPage(reply)));
      return;
    }
    answerFaultPage(error, http.getRequest<FastifyRequest>(), reply);
  }
}
