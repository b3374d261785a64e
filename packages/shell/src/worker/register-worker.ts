import { lookForWorker, WORKER_PATH } from './worker-file.ts';

// The page's side of the service worker; the worker itself is in tooling/vite/src/worker.

export type WorkerEvents = {
  /** On localhost: nobody answered when its file was looked for. */
  offline: () => void;
  /** A new version was found and is on its way. */
  announced: () => void;
  /** The new version could not be fetched. */
  lost: () => void;
  /** A new version is ready; `activate` puts it in the place of this one. */
  updated: (activate: () => Promise<void>) => void;
};

/** Long enough for the worker to take over; a page that reloads earlier merely gets the former version once more. */
const TAKE_OVER_MS = 3_000;
const LOOK_EVERY_MS = 60 * 60_000;

/**
 * Registers the service worker. On localhost, where many things are served from one address over time, its file is looked for first: when it
 * is not there or is no script, a former worker is taken off.
 */
export const registerWorker = async ({ offline, ...events }: WorkerEvents): Promise<void> => {
  const { serviceWorker: container } = navigator;
  if (!container) return;
  if (isLocal(location.hostname)) {
    const presence = await lookForWorker();
    if (presence === 'unreachable') offline();
    if (presence === 'missing') await (await container.getRegistration('/'))?.unregister();
    if (presence !== 'there') return;
  }
  const registration = await container.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  watch(registration, container, events);
  lookAgain(registration);
  await keepLoaded(container);
};

const isLocal = (hostname: string): boolean => /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname);

/** The first worker of a browser is no update: there is nothing older on the page. */
const watch = (
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  { announced, lost, updated }: Omit<WorkerEvents, 'offline'>,
): void => {
  const ready = (worker: ServiceWorker): void => updated(() => takeOver(worker, container));
  if (registration.waiting && container.controller) ready(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    if (!coming || !container.controller) return;
    announced();
    let isReady = false;
    coming.addEventListener('statechange', () => {
      if (coming.state === 'installed') {
        isReady = true;
        ready(coming);
      } else if (coming.state === 'redundant' && !isReady) lost();
    });
  });
};

const takeOver = async (worker: ServiceWorker, container: ServiceWorkerContainer): Promise<void> => {
  if (worker.state !== 'installed') return;
  await new Promise<void>((done) => {
    container.addEventListener('controllerchange', () => done(), { once: true });
    setTimeout(done, TAKE_OVER_MS);
    worker.postMessage({ type: 'activate' });
  });
};

/** A tab may stay open for days. */
const lookAgain = (registration: ServiceWorkerRegistration): void => {
  let looked = Date.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY_MS);
};

/** What came before the worker was there to see it is kept too, so that already the second visit works offline. */
const keepLoaded = async (container: ServiceWorkerContainer): Promise<void> => {
  const { active } = await container.ready;
  const keep = (list: { getEntries: () => PerformanceEntryList }): void => {
    const paths = list
      .getEntries()
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.includes('/assets/'))
      .map(({ pathname }) => pathname);
    if (paths.length > 0) active?.postMessage({ type: 'keep', paths });
  };
  new PerformanceObserver(keep).observe({ type: 'resource', buffered: true });
};
