import { ENGLISH, findLocale, LOCALES, type Locale } from '#muster/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../errors/bad-input.js';

/**
 * The language of an answer: `?locale=` in the URL, otherwise the best supported match of Accept-Language, otherwise English.
 * @throws ApiError BAD_USER_INPUT if the URL names an unsupported language
 */
export function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Locale {
  const named = typeof query === 'object' && query !== null && 'locale' in query ? query.locale : undefined;
  if (named === undefined) return accepted(headers['accept-language'] ?? '');
  const locale = typeof named === 'string' ? findLocale(named) : null;
  if (locale === null)
    throw badInput([{ path: ['locale'], message: `It must be one of ${LOCALES.join(', ')}, or a tag that begins with one.` }]);
  return locale;
}

const answered = new WeakMap<FastifyRequest, Locale>();

/** Returns the same language as `languageOf`, and also sets the headers Content-Language and Vary of the answer. */
export function answerLanguage(reply: FastifyReply): Locale {
  const locale = languageOf(reply.request);
  answered.set(reply.request, locale);
  const vary = reply.getHeader('vary');
  void reply.headers({ 'content-language': locale, vary: vary === undefined ? 'accept-language' : `${String(vary)}, accept-language` });
  return locale;
}

/** The language that was chosen for an answer; English if the request was refused before the choice. */
export const answeredIn = (request: FastifyRequest): Locale => answered.get(request) ?? ENGLISH;

/** RFC 9110: language ranges with weights. Of ranges with equal weights the first wins; weight 0 means "not accepted". */
function accepted(header: string): Locale {
  if (header === '') return ENGLISH;
  const ranges = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const locale = tag === '*' ? ENGLISH : findLocale(tag);
    return locale === null ? [] : [{ locale, weight: weightIn(parameters) }];
  });
  const [best] = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best?.locale ?? ENGLISH;
}

function weightIn(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => /^q=/i.test(parameter));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
