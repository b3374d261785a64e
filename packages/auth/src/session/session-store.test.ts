import type { SessionUser } from '@esteto/contract/session';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const ana: SessionUser = {
  id: 1,
  type: 'doctor',
  name: 'Ana Souza',
  email: 'ana.souza@demo.test',
  is_active: true,
  is_master: false,
  doctor_role: 'partner',
  manager_roles: [],
  permissions: [],
  flags: [],
  has_two_factor: false,
  avatar_url: null,
  current_route: null,
};

/** The modules as a page that was just opened has them: the store reads local storage when it is made. */
const openPage = async () => {
  vi.resetModules();
  const [store, signOut] = await Promise.all([import('./session-store.ts'), import('./sign-out.ts')]);
  return { ...store, ...signOut };
};

const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});

describe('what is remembered of a session', () => {
  it('survives a reload, without the e-mail', async () => {
    const first = await openPage();
    first.startSession('a-token', ana);
    const second = await openPage();
    expect(second.sessionStore.get(second.accessTokenAtom)).toBe('a-token');
    expect(second.sessionStore.get(second.userAtom)).toMatchObject({ id: 1, name: 'Ana Souza' });
    expect([...memory.values()].join('\n')).not.toContain('ana.souza');
  });

  it.each(['{"version":0,"user":{"id":1}}', 'not json', '{"version":1,"user":{"id":"1"}}', 'null', '[]'])(
    'is asked for again when it reads %s',
    async (text) => {
      memory.set('esteto.access_token', '"a-token"');
      memory.set('esteto.session', text);
      const page = await openPage();
      expect(page.sessionStore.get(page.userAtom)).toBeNull();
    },
  );

  it('is nobody without a token', async () => {
    const first = await openPage();
    first.startSession('a-token', ana);
    memory.delete('esteto.access_token');
    const second = await openPage();
    expect(second.sessionStore.get(second.userAtom)).toBeNull();
  });
});

describe('the end of a session', () => {
  it('wipes the token, the person, the selection and everything fetched; preferences stay', async () => {
    memory.set('esteto.theme', 'dark');
    memory.set('esteto.tables', '{"invoices":{}}');
    const page = await openPage();
    const queryClient = new QueryClient();
    page.startSession('a-token', ana);
    page.sessionStore.set(page.lastScopeAtom, { company_id: 7 });
    page.sessionStore.set(page.currentCompanyIdAtom, 7);
    queryClient.setQueryData(['companies', {}], [{ id: 7 }]);

    page.forget(queryClient);

    expect(Object.fromEntries(memory)).toEqual({ 'esteto.theme': 'dark', 'esteto.tables': '{"invoices":{}}' });
    expect(page.sessionStore.get(page.userAtom)).toBeNull();
    expect(page.sessionStore.get(page.currentCompanyIdAtom)).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

it('works where storage is forbidden', async () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const page = await openPage();
  page.startSession('a-token', ana);
  expect(page.sessionStore.get(page.userAtom)?.name).toBe('Ana Souza');
});
