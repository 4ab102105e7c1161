import { GraphQLModule } from '@nestjs/graphql';
import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import type { DynamicModule } from '@nestjs/common';
import { CatalogueRepository } from '#muster/persistence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EntryLoader } from '../../../catalogue/entry-loader.js';
import { RequestViewers } from '../../access/request-viewers.service.js';
import { Viewers } from '../../access/viewers.js';
import { Config } from '../../config.js';
import { formatErrors, mediaTypeFor } from '../../errors/error-formatter.js';
import { answerInTime } from '../../http/answer-in-time.js';
import { answeredIn, answerLanguage } from '../../http/language.js';
import { LIMITS } from '../../limits.js';
import { RateLimits } from '../../rates/rate-limits.service.js';
import { Turns } from '../../rates/turns.service.js';
import { formatEventErrors, subscriptionGuard, subscriptions } from '../../sockets/subscriptions.js';
import { KeptAnswers } from '../answers/kept-answers.service.js';
import { fillDocument } from '../documents/fill-document.js';
import { PersistedDocuments } from '../documents/persisted-documents.service.js';
import { requestGuard } from '../operations/request-guard.js';
import type { RequestContext } from '../request-context.js';
import { withCountsOnDemand } from './counted-fields.js';
import { withMessages } from './message-fields.js';
import { withoutPlainResolvers } from './plain-fields.js';
import { withoutSyntax } from './without-syntax.js';

/** In addition to Mercurius's own headers, the one that Apollo's and other clients' documentation names. */
const PREFLIGHT_HEADERS = [
  'graphql-require-preflight',
  'x-mercurius-operation-name',
  'mercurius-require-preflight',
  'apollo-require-preflight',
];

export const graphqlModule = (): DynamicModule =>
  GraphQLModule.forRootAsync<MercuriusDriverConfig>({
    driver: MercuriusDriver,
    inject: [Config, Viewers, RequestViewers, CatalogueRepository, RateLimits, Turns, KeptAnswers, PersistedDocuments],
    useFactory: graphqlOptions,
  });

function graphqlOptions(
  { timeouts }: Config,
  identities: Viewers,
  viewers: RequestViewers,
  catalogue: CatalogueRepository,
  rates: RateLimits,
  turns: Turns,
  answers: KeptAnswers,
  documents: PersistedDocuments,
): Omit<MercuriusDriverConfig, 'driver'> {
  return {
    autoSchemaFile: true,
    sortSchema: true,
    buildSchemaOptions: { skipCheck: true }, // `npm run schema` introspects it, in CI too
    transformSchema: (schema) => withCountsOnDemand(withMessages(withoutPlainResolvers(withoutSyntax(schema)))),
    jit: 1,
    subscription: subscriptions(catalogue, identities),
    csrfPrevention: { allowedContentTypes: ['application/json'], requiredHeaders: PREFLIGHT_HEADERS },
    graphql: { parseOptions: { maxLexicalTokens: LIMITS.tokens }, validateOptions: { maxErrors: LIMITS.validationErrors } },
    errorFormatter: (execution, context) => (isEvent(context) ? formatEventErrors(execution) : formatErrors(execution, context)),
    hooks: {
      ...requestGuard({ callerOf: (request) => viewers.payerOf(request), rates, turns }, answers),
      ...subscriptionGuard(rates),
    },
    context: (request: FastifyRequest): Pick<RequestContext, 'viewer' | 'payer' | 'entries' | 'locale'> => ({
      viewer: viewers.of(request),
      payer: viewers.payerOf(request),
      entries: new EntryLoader(catalogue),
      locale: answeredIn(request),
    }),
    additionalRouteOptions: {
      preValidation: [
        (request, reply, done) => {
          chooseMediaType(request, reply);
          dropNullExtensions(request);
          done();
        },
      ],
      preHandler: [
        answerInTime(timeouts.answer),
        async (request, reply): Promise<unknown> => {
          answerLanguage(reply);
          await viewers.identify(request);
          await rates.request(viewers.payerOf(request));
          fillDocument(request, documents, viewers.payerOf(request));
          return (await answers.answer(request, reply)) ? reply : undefined;
        },
      ],
      preSerialization: [(request, reply, execution, done) => done(null, answers.keep(request, reply, execution))],
    },
  };
}

/** The context of a WebSocket has no reply. */
const isEvent = (context: object): boolean => !('reply' in context);

/** GraphQL over HTTP allows `extensions` to be null; Mercurius's schema of the body does not. */
function dropNullExtensions({ body }: FastifyRequest): void {
  if (typeof body === 'object' && body !== null && 'extensions' in body && body.extensions === null) delete body.extensions;
}

/** Mercurius always answers with application/json, and its serializer would convert the numbers of an error's path to strings. */
function chooseMediaType(request: FastifyRequest, reply: FastifyReply): void {
  void reply.type(mediaTypeFor(request.headers.accept)).serializer(JSON.stringify);
}
