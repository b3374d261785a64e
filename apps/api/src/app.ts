import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SESSION_EXPIRED } from '@esteto/contract/wire-error';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { createModules, type Modules } from './modules/modules.ts';
import { hasRoom } from './platform/files/disk.ts';
import { logAccess } from './platform/http/access-log.ts';
import { admit } from './platform/http/admission.ts';
import { serializerOf } from './platform/http/answer-schema.ts';
import { serveApiPage } from './platform/http/api-page.ts';
import { notFound, unauthenticated } from './platform/http/app-error.ts';
import { serveApps } from './platform/http/apps.ts';
import { callLimits, limitOtherCalls } from './platform/http/call-limits.ts';
import type { Door } from './platform/http/door.ts';
import { answerErrors } from './platform/http/error-answer.ts';
import { readForms } from './platform/http/form.ts';
import { serveHealth } from './platform/http/health.ts';
import { JSON_LIMIT } from './platform/http/held-bodies.ts';
import { logger } from './platform/http/logger.ts';
import { type PipelineDeps, serveRoutes } from './platform/http/route-pipeline.ts';
import { secureHeaders } from './platform/http/secure-headers.ts';
import { secretCookies } from './platform/sessions/session-cookie.ts';

/** The browsers wait 180 s (docs/rules/limits.md); the server gives up just before. */
const HANDLER_TIMEOUT_MS = 170_000;

/** The whole server short of listening: plugins, then modules, in order. */
export const buildApp = async (deps: Deps, modules: Modules = createModules(deps)): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: logger(deps.config.logLevel) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: JSON_LIMIT,
    requestTimeout: 60_000,
    connectionTimeout: 200_000,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 16_384 },
    trustProxy: deps.config.trustedProxies.length > 0 && [...deps.config.trustedProxies],
    return503OnClosing: true,
    rewriteUrl: plainUrl,
  });
  // Requests are judged by the contract's schemas (input.ts), answers are serialised by theirs.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializerOf);
  logAccess(app);
  answerErrors(app);
  readJsonOnly(app);
  await secureHeaders(app, deps.config);
  await app.register(cookie);
  await readForms(app);
  const limits = await callLimits(app);
  limitOtherCalls(app, limits);
  if (deps.config.apiPage) await serveApiPage(app, deps.config);

  await app.register(async (api) => {
    serveHealth(api, deps.database, () => hasRoom(deps.config.dataDir));
    const cookies = secretCookies(deps.config.publicUrl);
    const pipeline: PipelineDeps = {
      db: deps.db,
      clock: deps.clock,
      limits,
      maintenance: deps.maintenance,
      incoming: join(deps.config.dataDir, 'incoming'),
      cookies,
      touchSession: (id) =>
        void modules.services.sessions.touch(id).catch((error: unknown) => app.log.warn({ err: error }, 'session not touched')),
    };
    serveRoutes(api, modules.routes, pipeline);
    const admitted: Door['admit'] = async (endpoint, request) => (await admit(endpoint, pipeline, request)).principal ?? refuseStranger();
    for (const serve of modules.pieces) serve(api, { admit: admitted, cookies, limits });
  });
  refuseUnknown(app);
  await serveApps(app, deps.config);
  return app;
};

const refuseStranger = (): never => {
  throw unauthenticated(SESSION_EXPIRED);
};

/**
 * The path as everything after this sees it: without the origin that a request line may name (RFC 9112, 3.2.2). One that cannot be decoded names
 * nothing; it is answered like any other such path, with the headers of every answer.
 */
const plainUrl = ({ url = '/' }: { url?: string }): string => {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*(?=([/?#]|$))/i, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  try {
    decodeURIComponent(rooted.split('?', 1)[0] ?? '');
    return rooted;
  } catch {
    return rooted.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
  }
};

/** What no route knows: below /api before the page of an app would answer. */
const refuseUnknown = (app: FastifyInstance): void => {
  const refuse = () => {
    throw notFound();
  };
  for (const url of ['/api', '/api/*']) app.all(url, { schema: { hide: true } as object, handler: refuse });
  app.setNotFoundHandler(refuse);
};

/** Bodies are JSON (or form data, by its plugin). The browsers name the type even when they send nothing, as at logout. */
const readJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  );
};
