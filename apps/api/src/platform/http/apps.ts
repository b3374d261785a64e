import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APPS, basePath } from '@esteto/domain/route/base-paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** In the single-process default this server also serves the four built apps, each under its base; any path of an app is its page. */
export const serveApps = async (app: FastifyInstance, { appDist }: Config): Promise<void> => {
  if (!appDist) return;
  for (const name of APPS) {
    const folder = appDist[name];
    if (!existsSync(join(folder, 'index.html'))) continue;
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const base = basePath[name];
    const prefix = base === '/' ? '' : base;
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${prefix}/assets/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
    });
    const page = { schema: { hide: true } as object, handler: sendPage(html) };
    if (prefix) app.get(prefix, page);
    app.get(`${prefix}/*`, page);
  }
};

const sendPage =
  (html: string) =>
  async (
    request: { url: string },
    reply: { code(status: number): { type(mime: string): { header(name: string, value: string): { send(body: string): unknown } } } },
  ) => {
    // A missing file must not look like a page to whoever asked for a file.
    const isFile = /\.[a-z0-9]{2,5}(\?|$)/i.test(request.url);
    return reply
      .code(isFile || request.url.startsWith('/api') ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(isFile ? '' : html);
  };
