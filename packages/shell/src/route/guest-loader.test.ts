import { anyone, guest } from '@esteto/contract/access';
import type { SessionUser } from '@esteto/contract/identity/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, type RouteTable } from './route-table.ts';

const noPage = () => Promise.resolve({});
const routes: RouteTable = [
  page('', { label: 'Entrar', who: guest, load: noPage }),
  page('manutencao', { label: 'Manutenção', who: anyone, load: noPage }),
];

const memory = new Map<string, string>();
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
  removeItem: (key: string) => memory.delete(key),
};
const assign = vi.fn<(path: string) => void>();
vi.stubGlobal('location', { origin: 'http://localhost', assign });
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);

const ana = { id: 1, type: 'doctor', name: 'Ana', is_active: true, permissions: [], flags: [] } as unknown as SessionUser;

/** Opens a public path: where one is sent, or null when one stays. */
const open = async (path: string, user: SessionUser | null): Promise<unknown> => {
  vi.resetModules();
  const store = await import('@esteto/auth/session/session-store');
  const { guestLoader } = await import('./guest-loader.ts');
  store.endSession();
  if (user) store.startSession('a-token', user);
  const left = new Promise((resolve) => assign.mockImplementation((to) => resolve({ left: to })));
  const load = async () => guestLoader(routes)({ request: new Request(`http://localhost${path}`) });
  const guarded = load().catch((thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('Location') : Promise.reject(thrown)));
  return Promise.race([guarded, left]);
};

beforeEach(() => {
  memory.clear();
  assign.mockReset();
});

it('leaves guests where they are, and sends who is signed in to their app', async () => {
  expect(await open('/', null)).toBeNull();
  expect(await open('/', ana)).toEqual({ left: '/app' });
  expect(await open('/manutencao', ana)).toBeNull();
});

it('keeps the company that a doctor came with for their app, and drops the parameter', async () => {
  expect(await open('/manutencao?empresa=8&de=e-mail', ana)).toBe('/manutencao?de=e-mail');
  expect(memory.get('esteto.scope')).toBe('{"version":1,"value":{"company_id":8}}');
  expect(await open('/manutencao?empresa=8', null)).toBeNull();
});
