import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { createModules, type Modules } from './modules/modules.ts';
import { logAccess } from './platform/http/access-log.ts';
import { serveApiPage } from './platform/http/api-page.ts';
import { notFound } from './platform/http/app-error.ts';
import { serveApps } from './platform/http/apps.ts';
import { answerErrors } from './platform/http/error-answer.ts';
import { serveHealth } from './platform/http/health.ts';
import { logger } from './platform/http/logger.ts';
import { serveRoutes } from './platform/http/route-pipeline.ts';
import { secureHeaders } from './platform/http/secure-headers.ts';
import { sessionCookie } from './platform/sessions/session-cookie.ts';

const BODY_LIMIT = 1_048_576;
const FILE_LIMIT = 10 * 1_048_576;
/** The browsers wait 180 s (docs/rules/limits.md); the server gives up just before. */
const HANDLER_TIMEOUT_MS = 170_000;
const CALLS_A_MINUTE = 600;

/** The whole server short of listening: plugins, then modules, in order. */
export const buildApp = async (deps: Deps, modules: Modules = createModules(deps)): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: logger(deps.config.logLevel) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    connectionTimeout: 200_000,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 16_384 },
    trustProxy: deps.config.production ? 'loopback, linklocal, uniquelocal' : false,
    return503OnClosing: true,
    rewriteUrl: readableUrl,
  });
  // Requests are judged by the contract's schemas (input.ts), answers are serialised by theirs.
  app.setValidatorCompiler(() => () => true);
  logAccess(app);
  answerErrors(app);
  readJsonOnly(app);
  await secureHeaders(app, deps.config);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: FILE_LIMIT, files: 1, fields: 100, fieldSize: 65_536, parts: 101, headerPairs: 50 },
  });
  await app.register(rateLimit, { max: CALLS_A_MINUTE, timeWindow: '1 minute', allowList: (request) => !request.url.startsWith('/api/') });
  await serveApiPage(app, deps.config);

  await app.register(async (api) => {
    serveHealth(api, deps.database);
    serveRoutes(api, modules.routes, {
      db: deps.db,
      clock: deps.clock,
      cookie: sessionCookie(deps.config.publicUrl),
      touchSession: (id) =>
        void modules.services.sessions.touch(id).catch((error: unknown) => app.log.warn({ err: error }, 'session not touched')),
    });
  });
  await serveApps(app, deps.config);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  return app;
};

/** A path that cannot be decoded names nothing; it is answered like any other such path, with the headers of every answer. */
const readableUrl = ({ url = '/' }: { url?: string }): string => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
  }
};

/** Bodies are JSON (or form data, by its plugin). The browsers name the type even when they send nothing, as at logout. */
const readJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  );
};
