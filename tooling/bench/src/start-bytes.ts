import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { LATER_FILES, LAZY_APART, START_FILES, START_KB, START_PAGES } from './bars.ts';
import { type StorageState, signInThere } from './browser.ts';
import type { Figure } from './table.ts';

export type StartBytes = Figure & { scripts: Script[]; files: Figure; later: Figure & { scripts: Script[] } };

/** `needs`: the files that it names itself. */
type Script = { file: string; kb: number; needs: string[] };

/**
 * The JavaScript that a browser with an empty cache fetches until the page stands, as it travels (brotli). What the shell preloads when
 * the page is idle comes after the start and is left out, and so are charts, which fill their place when the page already stands.
 */
export const measureStartBytes = async (browser: Browser, origin: string): Promise<StartBytes[]> => {
  const people = new Map<string | null, StorageState | undefined>([[null, undefined]]);
  const measured: StartBytes[] = [];
  for (const { name, kind, path, person } of START_PAGES) {
    if (!people.has(person) && person) people.set(person, await signedIn(browser, origin, person));
    const { named, scripts } = await startOf(browser, `${origin}${path}`, people.get(person));
    const counted = scripts.filter(({ file }) => !LAZY_APART.test(file));
    const value = counted.reduce((sum, { kb }) => sum + kb, 0);
    const where = `${name} (${path})`;
    const files: Figure = { name: where, value: counted.length, limit: START_FILES[kind], unit: 'arquivos', digits: 0 };
    const foundLater = scripts.filter(({ file }) => !named.has(file) && !apart(scripts).has(file));
    const later = { ...files, value: foundLater.length, limit: LATER_FILES, scripts: foundLater };
    measured.push({ name: where, value, limit: START_KB[kind], unit: 'kB', digits: 1, scripts, files, later });
  }
  return measured;
};

const signedIn = async (browser: Browser, origin: string, email: string): Promise<StorageState> => {
  const context = await browser.newContext();
  await signInThere(context, origin, email);
  const state = await context.storageState();
  await context.close();
  return state;
};

/** What comes when the page already stands, and what comes with it. */
const apart = (scripts: readonly Script[]): ReadonlySet<string> => {
  const files = new Set<string>();
  const add = (script: Script): void => {
    if (files.has(script.file)) return;
    files.add(script.file);
    for (const other of scripts) if (script.needs.includes(other.file)) add(other);
  };
  for (const script of scripts) if (LAZY_APART.test(script.file)) add(script);
  return files;
};

/** What the page names, and what the browser fetched. */
const startOf = async (
  browser: Browser,
  url: string,
  storageState: StorageState | undefined,
): Promise<{ named: ReadonlySet<string>; scripts: Script[] }> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(storageState && { storageState }) });
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const page = await context.newPage();
  const fetched: Promise<Script>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const file = pathname.split('/').at(-1) ?? '';
    fetched.push(
      response.body().then((body) => ({ file, kb: travelling(response.headers(), body) / 1000, needs: filesIn(body.toString()) })),
    );
  });
  const shell = await page.goto(url, { waitUntil: 'networkidle' });
  const named = new Set(filesIn((await shell?.text()) ?? ''));
  await page.locator('h1:visible, form:visible').first().waitFor();
  const { pathname } = new URL(page.url());
  if (!pathname.startsWith(new URL(url).pathname)) throw new Error(`${url} levou a ${pathname}: não se mediu a página`);
  const scripts = await Promise.all(fetched);
  await context.close();
  return { named, scripts: scripts.toSorted((a, b) => b.kb - a.kb) };
};

const filesIn = (text: string): string[] => [...text.matchAll(/["'][\w./-]*\/([\w.-]+\.js)["']/g)].map((match) => match[1] ?? '');

/** Bytes on the way: what the server says when it sends brotli, else what brotli would make of it. */
const travelling = (headers: Record<string, string>, body: Buffer): number =>
  headers['content-encoding'] === 'br' && headers['content-length'] ? Number(headers['content-length']) : brotliCompressSync(body).length;
