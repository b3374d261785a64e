import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

// A browser's service workers, as far as the page sees them.

class Worker extends EventTarget {
  state = 'installing';
  messages: unknown[] = [];
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class Container extends EventTarget {
  controller: Worker | null = null;
  registration = new Registration();
  ready = Promise.resolve({ active: new Worker() });
  register = vi.fn<(path: string, options: object) => Promise<Registration>>(() => Promise.resolve(this.registration));
  getRegistration = vi.fn<(scope: string) => Promise<Registration>>(() => Promise.resolve(this.registration));
}

let container: Container;
const offline = vi.fn<() => void>();
const found = vi.fn<() => void>();
const lost = vi.fn<() => void>();
const updated = vi.fn<(activate: () => Promise<void>) => void>();
const look = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  container = new Container();
  for (const mock of [offline, found, lost, updated, look]) mock.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('fetch', look);
});

const at = async (hostname: string) => {
  vi.stubGlobal('location', { hostname, origin: `http://${hostname}` });
  await registerWorker({ offline, announced: found, lost, updated });
};

const file = (status: number, type: string) => () => Promise.resolve(new Response(null, { status, headers: { 'Content-Type': type } }));

describe('on localhost', () => {
  it.each(['localhost', '127.0.0.1', '127.3.2.1', '[::1]'])(
    'looks for the file first (%s), and registers when it is a script',
    async (host) => {
      look.mockImplementation(file(200, 'text/javascript; charset=utf-8'));
      await at(host);
      expect(look).toHaveBeenCalledOnce();
      expect(container.register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
    },
  );

  it.each([
    ['is not there', 404, 'text/javascript'],
    ['is a page', 200, 'text/html; charset=utf-8'],
    ['has no type', 200, ''],
  ])('unregisters when the file %s', async (_name, status, type) => {
    look.mockImplementation(file(status, type));
    await at('localhost');
    expect(container.registration.unregister).toHaveBeenCalledOnce();
    expect(container.register).not.toHaveBeenCalled();
    expect(offline).not.toHaveBeenCalled();
  });

  it('says that there is no connection when nobody answers, and leaves the worker', async () => {
    look.mockRejectedValue(new TypeError('Failed to fetch'));
    await at('localhost');
    expect(offline).toHaveBeenCalledOnce();
    expect(container.registration.unregister).not.toHaveBeenCalled();
    expect(container.register).not.toHaveBeenCalled();
  });
});

it('registers at once anywhere else', async () => {
  await at('esteto.example');
  expect(look).not.toHaveBeenCalled();
  expect(container.register).toHaveBeenCalledOnce();
});

it('does without where workers are refused', async () => {
  vi.stubGlobal('navigator', {});
  await expect(at('esteto.example')).resolves.toBeUndefined();
});

describe('a new version', () => {
  it('is told when it is found, and when it is ready', async () => {
    container.controller = new Worker();
    await at('esteto.example');
    const coming = new Worker();
    container.registration.find(coming);
    expect(found).toHaveBeenCalledOnce();
    expect(updated).not.toHaveBeenCalled();
    coming.become('installed');
    expect(updated).toHaveBeenCalledOnce();
    coming.become('activated');
    coming.become('redundant');
    expect(updated).toHaveBeenCalledOnce();
    expect(found).toHaveBeenCalledOnce();
    expect(lost).not.toHaveBeenCalled();
  });

  it('is taken back when it does not come', async () => {
    container.controller = new Worker();
    await at('esteto.example');
    const coming = new Worker();
    container.registration.find(coming);
    coming.become('redundant');
    expect(lost).toHaveBeenCalledOnce();
    expect(updated).not.toHaveBeenCalled();
  });

  it('is told too when it was ready before the page', async () => {
    container.controller = new Worker();
    container.registration.waiting = new Worker();
    await at('esteto.example');
    expect(updated).toHaveBeenCalledOnce();
  });

  it('is none when this is the first worker', async () => {
    await at('esteto.example');
    const first = new Worker();
    container.registration.find(first);
    first.become('installed');
    expect(found).not.toHaveBeenCalled();
    expect(updated).not.toHaveBeenCalled();
  });

  it('takes over when asked, and nobody waits for ever', async () => {
    container.controller = new Worker();
    await at('esteto.example');
    const coming = new Worker();
    container.registration.find(coming);
    coming.become('installed');
    const activate = updated.mock.calls[0]?.[0];

    const quick = activate?.();
    expect(coming.messages).toEqual([{ type: 'activate' }]);
    container.dispatchEvent(new Event('controllerchange'));
    await quick;

    const slow = activate?.();
    await vi.advanceTimersByTimeAsync(3_000);
    await slow;

    coming.become('activated');
    await activate?.();
    expect(coming.messages).toHaveLength(2);
  });

  it('is looked for by the hour in a tab that stays open, if somebody sees it', async () => {
    await at('esteto.example');
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(container.registration.update).toHaveBeenCalledOnce();
    Object.assign(document, { visibilityState: 'hidden' });
    await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
    expect(container.registration.update).toHaveBeenCalledOnce();
  });
});
