import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { APPS, basePath } from '@esteto/domain/identity/route/base-paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** In the single-process default this server also serves the four built apps, each under its base; any path of an app is its page. */
export const serveApps = async (app: FastifyInstance, { appDist, environment, connect }: Config): Promise<void> => {
  if (!appDist) return;
  for (const name of APPS) {
    const folder = appDist[name];
    if (!existsSync(join(folder, 'index.html'))) continue;
    const pageIn = async (file: string): Promise<string> =>
      withConnect(inEnvironment(await readFile(join(folder, file), 'utf8'), environment), connect !== null);
    const html = await pageIn('index.html');
    const served = await Promise.all(
      (await servedPages(folder)).map(async ({ address, file }) => ({ address: new RegExp(address), html: await pageIn(file) })),
    );
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
    await serveFixedFiles(app, folder, prefix);
    const page = {
      schema: { hide: true } as object,
      handler: sendPage((url) => served.find(({ address }) => address.test(url))?.html ?? html),
    };
    if (prefix) app.get(prefix, page);
    app.get(`${prefix}/*`, page);
  }
};

/** The app's page for each of its addresses, with the names of the files that are needed there (@esteto/vite's page-files). */
export const servedPages = async (folder: string): Promise<{ address: string; file: string }[]> => {
  const list = join(folder, 'pages.json');
  return existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as { address: string; file: string }[]) : [];
};

/** Told to the page where it is not production, for its banner. */
const inEnvironment = (html: string, environment: Config['environment']): string =>
  environment === 'production'
    ? html
    : html.replace(/ data-environment="\w+"/, '').replace('<html', `<html data-environment="${environment}"`);

/** Told to the page, so that the login shows the way to the corporate provider only where there is one. */
const withConnect = (html: string, isOn: boolean): string => {
  const plain = html.replace(' data-connect="on"', '');
  return isOn ? plain.replace('<html', '<html data-connect="on"') : plain;
};

/** The few files whose names never change: the service worker, what it keeps of each app, the manifest, the icons. Always asked for anew. */
const serveFixedFiles = async (app: FastifyInstance, folder: string, prefix: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const name = relative(folder, path).replaceAll('\\', '/');
    const mime = mimes[extname(name)];
    if (!file.isFile() || !mime || name.startsWith('assets/')) continue;
    const bytes = await readFile(path);
    app.get(`${prefix}/${name}`, { schema: { hide: true } as object }, async (_request, reply) =>
      reply.type(mime).header('Cache-Control', 'no-cache').send(bytes),
    );
  }
};

const mimes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
};

const sendPage =
  (pageAt: (url: string) => string) =>
  async (
    request: { url: string },
    reply: { code(status: number): { type(mime: string): { header(name: string, value: string): { send(body: string): unknown } } } },
  ) => {
    // A missing file must not look like a page to whoever asked for a file. A page may be asked with an e-mail or a number in its query.
    const [path = ''] = request.url.split('?');
    const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
    return reply
      .code(isFile ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(isFile ? '' : pageAt(request.url));
  };
