import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';

// The worker as a browser runs it, on caches in memory and a server that is told what to answer.

const ORIGIN = 'https://esteto.example';
const file = join(import.meta.dirname, 'service-worker.ts');
const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });

const shell = (base: string, revision: string) => {
  const prefix = base === '/' ? '' : base;
  const start = [`${prefix}/assets/start-${revision}.js`];
  return { base, revision, start, files: [...start, `${prefix}/assets/page-${revision}.js`] };
};
const release = (revision: string) => [shell('/', revision), shell('/app', revision), shell('/painel', revision)];

type Stored = Map<string, Map<string, Response>>;
type Handler = (event: object) => void;

let stored: Stored;
let asked: string[];
let answer: (path: string) => Response | Error;
let open: string[];

beforeEach(() => {
  stored = new Map();
  asked = [];
  open = [`${ORIGIN}/app/boletos`];
  answer = (path) =>
    new Response(path, { headers: { 'Content-Type': path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8' } });
});

const pathOf = (request: string | { url: string }): string => new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

const cacheOf = (files: Map<string, Response>) => ({
  match: (request: string | { url: string }) => Promise.resolve(files.get(pathOf(request))?.clone()),
  put: (request: string | { url: string }, response: Response) => Promise.resolve(void files.set(pathOf(request), response)),
  delete: (request: { url: string }) => Promise.resolve(files.delete(pathOf(request))),
  keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: ORIGIN + path }))),
});

/** A worker of this release, started. */
const start = (revision: string) => {
  const handlers = new Map<string, Handler>();
  const done: Promise<unknown>[] = [];
  const scope = {
    shells: release(revision),
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: { matchAll: () => Promise.resolve(open.map((url) => ({ url }))), claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    caches: {
      open: (name: string) => {
        const files = stored.get(name) ?? new Map<string, Response>();
        stored.set(name, files);
        return Promise.resolve(cacheOf(files));
      },
      keys: () => Promise.resolve([...stored.keys()]),
      delete: (name: string) => Promise.resolve(stored.delete(name)),
    },
    fetch: (request: string | { url: string }) => {
      const path = pathOf(request);
      asked.push(path);
      const given = answer(path);
      return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
    },
    URL,
    Response,
  };
  runInContext(code, createContext(scope));
  const fire = async (name: string, event: object = {}) => {
    handlers.get(name)?.({ waitUntil: (work: Promise<unknown>) => done.push(work), ...event });
    await Promise.all(done);
  };
  const get = async (path: string, more: object = {}): Promise<Response | null> => {
    let given: Promise<Response> | null = null;
    const request = { url: ORIGIN + path, method: 'GET', mode: 'no-cors', ...more };
    await fire('fetch', { request, respondWith: (response: Promise<Response>) => (given = response) });
    return given;
  };
  return { fire, get, visit: (path: string) => get(path, { mode: 'navigate' }) };
};

const files = (name: string) => [...(stored.get(name)?.keys() ?? [])].toSorted();
const pagesOf = (revision: string) => `esteto-pages-${revision}-${revision}-${revision}`;

describe('at its installation', () => {
  it('keeps the shell of the app that is open, and of no other', async () => {
    await start('v1').fire('install');
    expect(files(pagesOf('v1'))).toEqual(['/app']);
    expect(files('esteto-assets')).toEqual(['/app/assets/start-v1.js']);
  });

  it('keeps also those that were kept before', async () => {
    const former = start('v1');
    await former.fire('install');
    await former.visit('/painel/avancado');
    open = [];
    await start('v2').fire('install');
    expect(files(pagesOf('v2'))).toEqual(['/app', '/painel']);
  });

  it.each([
    ['the server is down', new Response('', { status: 503 }), '/app: 503'],
    ['the page is no page', new Response('{}', { headers: { 'Content-Type': 'application/json' } }), '/app: 200'],
    ['there is no connection', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ])('fails, to be tried again, when %s', async (_name, given, why) => {
    answer = () => given;
    await expect(start('v1').fire('install')).rejects.toThrow(why);
  });
});

/** What `fetch` answers after it followed a redirect. */
const redirectedTo = (path: string): Response => {
  const response = new Response(`page of ${path}`, { headers: { 'Content-Type': 'text/html' } });
  return Object.defineProperties(response, { redirected: { value: true }, url: { value: ORIGIN + path } });
};

describe('where a server redirects', () => {
  it('from an app to its address with a slash, the page is kept as one that a browser may show', async () => {
    answer = (path) => (path === '/app' ? redirectedTo('/app/') : new Response(path));
    await start('v1').fire('install');
    const kept = stored.get(pagesOf('v1'))?.get('/app');
    expect(await kept?.text()).toBe('page of /app/');
    expect(kept?.redirected).toBe(false);
  });

  it('to somewhere else, nothing is kept and the worker still comes', async () => {
    answer = (path) => (path === '/app' ? redirectedTo('/') : new Response(path));
    await start('v1').fire('install');
    expect(files(pagesOf('v1'))).toEqual([]);
    const page = await start('v1').visit('/app/boletos');
    expect(await page?.text()).toBe('/app/boletos');
  });
});

it('keeps no page in the place of a script, neither asked for nor told to', async () => {
  const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
  answer = (path) => new Response(path, html);
  const worker = start('v1');
  await worker.fire('install');
  expect(files(pagesOf('v1'))).toEqual(['/app']);
  await worker.get('/app/assets/page-v1.js');
  await worker.fire('message', { data: { type: 'keep', paths: ['/app/assets/page-v1.js'] } });
  expect(files('esteto-assets')).toEqual([]);
});

it('drops what is of a former version when it takes over', async () => {
  const former = start('v1');
  await former.fire('install');
  await former.get('/app/assets/page-v1.js');
  const next = start('v2');
  await next.fire('install');
  expect(files('esteto-assets')).toContain('/app/assets/page-v1.js');
  await next.fire('activate');
  expect([...stored.keys()].toSorted()).toEqual(['esteto-assets', pagesOf('v2')]);
  expect(files('esteto-assets')).toEqual(['/app/assets/start-v2.js']);
});

describe('what is asked for', () => {
  it.each([
    ['the API', '/api/invoices', {}],
    ['the API’s page', '/api/docs', { mode: 'navigate' }],
    ['a write', '/app/assets/a.js', { method: 'POST' }],
    ['the worker itself', '/service-worker.js', {}],
    ['a file that is opened', '/icons/192.png', { mode: 'navigate' }],
  ])('%s is left to the browser', async (_name, path, more) => {
    expect(await start('v1').get(path, more)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('another site is left to the browser', async () => {
    const elsewhere = { url: 'https://other.example/assets/a.js' };
    expect(await start('v1').get('', elsewhere)).toBeNull();
  });

  it('the page of an app comes from the cache, whatever the address in it, and works offline', async () => {
    const worker = start('v1');
    await worker.fire('install');
    answer = () => new TypeError('Failed to fetch');
    asked = [];
    expect(await (await worker.visit('/app/faturamento/tomadores'))?.text()).toBe('/app');
    expect(await (await worker.get('/app/assets/start-v1.js'))?.text()).toBe('/app/assets/start-v1.js');
    expect(asked).toEqual([]);
  });

  it('the kept page names no files of the address that it came from', async () => {
    const worker = start('v1');
    const named = '    <link data-page rel="modulepreload" crossorigin href="/app/assets/boletos.js">\n';
    answer = () => new Response(`<head>\n${named}${named}  </head>`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    expect(await (await worker.visit('/app/boletos'))?.text()).toContain(named);
    expect(await (await worker.visit('/app'))?.text()).toBe('<head>\n  </head>');
  });

  it('an app that was never opened says offline that there is no connection', async () => {
    const worker = start('v1');
    answer = () => new TypeError('Failed to fetch');
    const page = await worker.visit('/application');
    expect(page?.status).toBe(503);
    expect(await page?.text()).toContain('Sem conexão com a internet.');
  });

  it('a file is asked for once; an error is not kept', async () => {
    const worker = start('v1');
    answer = () => new Response('', { status: 404 });
    expect((await worker.get('/app/assets/page-v1.js'))?.status).toBe(404);
    answer = (path) => new Response(path);
    for (let times = 0; times < 3; times += 1) await worker.get('/app/assets/page-v1.js');
    expect(asked).toEqual(['/app/assets/page-v1.js', '/app/assets/page-v1.js']);
  });
});

it('keeps what a page loaded before it was there, and only files of the apps', async () => {
  const worker = start('v1');
  await worker.fire('message', { data: { type: 'keep', paths: ['/app/assets/page-v1.js', '/api/invoices', '/app'] } });
  await expect.poll(() => files('esteto-assets')).toEqual(['/app/assets/page-v1.js']);
});
