import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isApi } from './call-limits.ts';

/** The headers of every answer. Inline scripts run only when their hash is one of the built pages'. */
export const secureHeaders = async (
  app: FastifyInstance,
  config: Pick<Config, 'appDist' | 'publicUrl' | 'frameOrigins'>,
): Promise<void> => {
  const scripts = await inlineScriptHashes(config);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // The design system writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // A film that is being uploaded is looked at by its own browser first: how long it is, and a picture of it.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:', ...config.frameOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request)) reply.header('Cache-Control', 'no-store');
  });
};

const inlineScriptHashes = async ({ appDist }: Pick<Config, 'appDist'>): Promise<string[]> => {
  const pages = await Promise.all(
    Object.values(appDist ?? {}).map((folder) => readFile(join(folder, 'index.html'), 'utf8').catch(() => '')),
  );
  const scripts = pages.flatMap((html) =>
    [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
};
