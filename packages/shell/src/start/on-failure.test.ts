import { anyone, session } from '@esteto/contract/access';
import { get } from '@esteto/contract/endpoint';
import type { SessionUser } from '@esteto/contract/identity/session';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

const memory = new Map<string, string>();
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
  removeItem: (key: string) => memory.delete(key),
};
const assign = vi.fn<(path: string) => void>();
const replace = vi.fn<(path: string) => void>();
vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/app/boletos', search: '?mes=2026-10', assign, replace });
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);

const closed = get('boletos', { summary: 'Boletos.', who: session });
const open = get('login', { summary: 'Entrar.', who: anyone });

/** The app as it stands right after its start, with Ana signed in, what happens in another tab, and the failures that its calls meet. */
const meet = async (
  failures: { status: number; message?: string; endpoint?: typeof closed | typeof open }[],
  elsewhere: () => void = () => undefined,
) => {
  vi.resetModules();
  const [{ onFailure }, { ApiFailure }, store] = await Promise.all([
    import('./on-failure.ts'),
    import('@esteto/api-client/failure'),
    import('@esteto/auth/session/session-store'),
  ]);
  store.startSession('a-token', { id: 1, type: 'doctor', name: 'Ana', permissions: [], flags: [] } as unknown as SessionUser);
  elsewhere();
  const queryClient = new QueryClient();
  queryClient.setQueryData(['companies', {}], [{ id: 7 }]);
  const hear = onFailure(queryClient);
  for (const { status, message = '', endpoint = closed } of failures) hear(new ApiFailure('refused', status, { message }, endpoint));
  return queryClient;
};

beforeEach(() => {
  memory.clear();
  assign.mockReset();
  replace.mockReset();
});

it('ends an expired session once, however many calls were under way', async () => {
  const queryClient = await meet([{ status: 401 }, { status: 401 }]);
  expect(assign.mock.calls).toEqual([['/?redirect=%2Fapp%2Fboletos%3Fmes%3D2026-10']]);
  expect(memory.get('esteto.notice')).toContain('Sua sessão expirou, por favor faça novamente o login.');
  expect(memory.get('esteto.access_token')).toBeUndefined();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it.each([
  ['is leaving', () => memory.set('esteto.leaving', 'true')],
  ['has left', () => memory.delete('esteto.access_token')],
])('does not call expired what another tab %s on purpose', async (_, elsewhere) => {
  const queryClient = await meet([{ status: 401 }], elsewhere);
  expect(assign.mock.calls).toEqual([['/']]);
  expect(memory.get('esteto.notice')).toBeUndefined();
  expect(memory.get('esteto.access_token')).toBeUndefined();
  expect(memory.get('esteto.leaving')).toBeUndefined();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it('calls expired what was left half and entered again', async () => {
  memory.set('esteto.leaving', 'true');
  await meet([{ status: 401 }]);
  expect(memory.get('esteto.notice')).toContain('Sua sessão expirou');
});

it('leaves a refused login to the login form', async () => {
  await meet([{ status: 401, endpoint: open }]);
  expect(assign).not.toHaveBeenCalled();
  expect(memory.get('esteto.access_token')).toBe('"a-token"');
});

it('goes to Maintenance, which says it itself, while the server is being maintained', async () => {
  await meet([{ status: 503 }]);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/manutencao');
  expect(memory.get('esteto.notice')).toBeUndefined();
});

it('signs out of a module that is refused, with the message, and leaves no way back to it', async () => {
  await meet([{ status: 403, message: 'Você não tem permissão para acessar esse módulo' }]);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/'));
  expect(memory.get('esteto.notice')).toContain('Você não possui permissões suficientes para realizar essa ação.');
  expect(memory.get('esteto.access_token')).toBeUndefined();
});

it('leaves every other refusal to the screen that made the call', async () => {
  await meet([{ status: 403, message: 'Outra coisa' }, { status: 404 }, { status: 422 }, { status: 500 }]);
  expect(assign).not.toHaveBeenCalled();
});
