// The service worker of the site: one at the root for the four apps. It keeps the shell (pages, scripts, styles, fonts) of the apps that this
// browser uses, so that they start at once and offline; /api is never kept. Each app's build says in its shell.js what its shell is; the
// build of the public app puts an importScripts of them before this file, so that a release of any app is a new version of the worker.

type Shell = {
  /** Path of the app's page: '/', '/app' … */
  base: string;
  /** Changes with the page. */
  revision: string;
  /** What the page needs to start, as paths. */
  start: string[];
  /** Every file of the build: what is kept and not among them is of a former version. */
  files: string[];
};

const scope = globalThis as unknown as ServiceWorkerGlobalScope & { shells: Shell[] };
const SHELLS = scope.shells;

const ASSETS = 'esteto-assets';
const PAGES = `esteto-pages-${SHELLS.map(({ revision }) => revision).join('-')}`;
const IS_PAGES = /^esteto-pages-/;
const IS_ASSET = /^(\/[a-z]+)?\/assets\//;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));

scope.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  const { type, paths } = data as { type?: string; paths?: string[] };
  if (type === 'activate') void scope.skipWaiting();
  if (type === 'keep' && paths) void keep(paths.filter((path) => IS_ASSET.test(path)));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api')) return;
  if (IS_ASSET.test(pathname)) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !/\.[a-z0-9]+$/i.test(pathname)) event.respondWith(page(request, shellOf(pathname)));
});

/** The shells of the apps that this browser uses: open now, or kept before. */
async function install(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const former = (await caches.keys()).filter((name) => IS_PAGES.test(name));
  const kept = (await Promise.all(former.map(async (name) => (await caches.open(name)).keys()))).flat();
  const used = new Set([...open, ...kept].map(({ url }) => shellOf(new URL(url).pathname)));
  const pages = await caches.open(PAGES);
  await Promise.all(
    [...used].map(async ({ base, start }) => {
      const answer = await fetch(base, { cache: 'no-cache' });
      if (leadsAway(answer, base)) return;
      if (!isPage(answer)) throw new Error(`${base}: ${answer.status}`);
      await pages.put(base, await forAnyAddress(answer));
      await keep(start);
    }),
  );
}

/** What is of a former version goes. */
async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (IS_PAGES.test(name) && name !== PAGES) await caches.delete(name);
  const kept = new Set(SHELLS.flatMap(({ files }) => files));
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys()) if (!kept.has(new URL(request.url).pathname)) await assets.delete(request);
  await scope.clients.claim();
}

/** The page of the app, kept; else from the server, and kept from then on. */
async function page(request: Request, { base }: Shell): Promise<Response> {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(base);
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (isPage(answer) && !leadsAway(answer, base)) await pages.put(base, await forAnyAddress(answer.clone()));
    return answer;
  } catch {
    return new Response(OFFLINE, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
}

/** A file whose name changes with its content: once kept, never asked for again. */
async function asset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isAsset(answer)) await assets.put(request.url, answer.clone());
  return answer;
}

/** Fetches what is not there yet; it mostly still lies in the browser's own cache. */
async function keep(paths: string[]): Promise<void> {
  const assets = await caches.open(ASSETS);
  await Promise.all(
    paths.map(async (path) => {
      if (await assets.match(path)) return;
      const answer = await fetch(path);
      if (isAsset(answer)) await assets.put(path, answer);
    }),
  );
}

/** The app of a path; the public one, at the root, when it is of no other. */
function shellOf(pathname: string): Shell {
  const app = SHELLS.find(({ base }) => base !== '/' && (pathname === base || pathname.startsWith(`${base}/`)));
  const shell = app ?? SHELLS.find(({ base }) => base === '/');
  if (!shell) throw new Error('no shell for the root');
  return shell;
}

function isPage(answer: Response): boolean {
  return answer.status === 200 && isHtml(answer);
}

/** No file of a build is a page: a server that answers one for whatever is missing must not have it kept as a script. */
function isAsset(answer: Response): boolean {
  return answer.status === 200 && !isHtml(answer);
}

function isHtml(answer: Response): boolean {
  return (answer.headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** A redirect to somewhere else than the app's own address, with or without its slash: what it led to is not the app's page. */
function leadsAway(answer: Response, base: string): boolean {
  return answer.redirected && shellOf(new URL(answer.url).pathname).base !== base;
}

/**
 * The page for any address of its app: without the files that only the address asked for needs (page-files.ts), and without the sign of a redirect, by
 * which a browser refuses to navigate to it.
 */
async function forAnyAddress(answer: Response): Promise<Response> {
  const html = await answer.text();
  return new Response(html.replaceAll(/ *<link data-page [^>]*>\n/g, ''), { status: answer.status, headers: answer.headers });
}

/** For an app that this browser never opened before. */
const OFFLINE = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sem conexão · Esteto</title>
<body style="font:16px system-ui;color-scheme:light dark;display:grid;place-content:center;min-height:90vh;text-align:center">
<p role="alert">Sem conexão com a internet.</p><p><a href="">Tentar de novo</a></p>`;
