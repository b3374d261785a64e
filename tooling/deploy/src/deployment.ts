import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servedPages } from '@esteto/api/apps';
import { secureHeaders } from '@esteto/api/secure-headers';
import { APPS, basePath } from '@esteto/domain/identity/route/base-paths';
import Fastify from 'fastify';

const ROOT = join(import.meta.dirname, '../../..');
const NGINX = join(import.meta.dirname, '../nginx');

const appDist = {
  public: join(ROOT, 'apps/public/dist'),
  professional: join(ROOT, 'apps/professional/dist'),
  painel: join(ROOT, 'apps/painel/dist'),
  gestao: join(ROOT, 'apps/gestao/dist'),
};

/** Writes what a web server needs below `folder`: `web`, the four apps under their prefixes, and `nginx`, its configuration. */
export const writeDeployment = async (folder: string): Promise<void> => {
  const [web, nginx] = [join(folder, 'web'), join(folder, 'nginx')];
  // The one at the root first: the others stand in its folder.
  for (const app of APPS) await cp(appDist[app], join(web, basePath[app]), { recursive: true });
  await mkdir(nginx, { recursive: true });
  for (const file of await readdir(NGINX)) await cp(join(NGINX, file), join(nginx, file));
  await writeFile(join(nginx, 'headers.conf'), await headersOfPages());
  await writeFile(join(nginx, 'pages.conf'), await pageOfEachAddress());
};

/** Which of the apps' pages is served where, as our server does it (apps/api's serveApps), in a map for nginx. */
const pageOfEachAddress = async (): Promise<string> => {
  const pages = await Promise.all(
    APPS.map(async (app) =>
      (await servedPages(appDist[app])).map(({ address, file }) => `    "~${address}" ${join(basePath[app], file)};`),
    ),
  );
  return `# Written by the build from the addresses of this release: a new release brings a new one.\nmap $request_uri $esteto_page {\n    default "";\n${pages.flat().join('\n')}\n}\n`;
};

/** The headers that the server itself would send with these pages, the hashes of their scripts among them, as nginx writes them. */
const headersOfPages = async (): Promise<string> => {
  const app = Fastify();
  await secureHeaders(app, { appDist, publicUrl: 'https://localhost', frameOrigins: [] });
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  await app.close();
  const lines = Object.entries(headers)
    .filter(([name]) => !OF_EVERY_ANSWER.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}" always;`);
  return `# Written by the build from the pages of this release: a new release brings a new one.\n${lines.join('\n')}\n`;
};

/** What any server says of an answer of its own. */
const OF_EVERY_ANSWER = new Set(['content-type', 'content-length', 'date', 'connection']);
