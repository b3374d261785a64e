import { sessionQueries } from '@esteto/api-client/identity/session';
import type { SessionUser } from '@esteto/contract/identity/session';
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
  const [client, store, signOut] = await Promise.all([
    import('@esteto/ui/system/state/client-store'),
    import('./session-store.ts'),
    import('./sign-out.ts'),
  ]);
  return { ...client, ...store, ...signOut };
};

const memory = new Map<string, string>();

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
  key: (index: number) => [...entries.keys()][index] ?? null,
  get length() {
    return entries.size;
  },
});
/** What another tab writes. */
const listeners = new Set<(event: Partial<StorageEvent>) => void>();

beforeEach(() => {
  memory.clear();
  listeners.clear();
  vi.stubGlobal('addEventListener', (_type: string, listener: (event: Partial<StorageEvent>) => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('localStorage', storageOf(memory));
});

describe('what is remembered of a session', () => {
  it('survives a reload, without the e-mail', async () => {
    const first = await openPage();
    first.startSession('a-token', ana);
    const second = await openPage();
    expect(second.clientStore.get(second.accessTokenAtom)).toBe('a-token');
    expect(second.clientStore.get(second.userAtom)).toMatchObject({ id: 1, name: 'Ana Souza' });
    expect([...memory.values()].join('\n')).not.toContain('ana.souza');
  });

  it('keeps nothing that is not named, whatever the server comes to tell', async () => {
    const page = await openPage();
    const told = { ...ana, doctor: { cpf: '12345678909' }, address: { cep: '01310100' }, bank_data: { account: '998877' } };
    page.startSession('a-token', told);
    page.clientStore.set(page.userAtom, { ...page.clientStore.get(page.userAtom), ...told });
    expect([...memory.values()].join('\n')).not.toMatch(/12345678909|01310100|998877|demo\.test/);
  });

  it('knows the last company', async () => {
    const page = await openPage();
    page.clientStore.set(page.lastScopeAtom, { company_id: 8 });
    expect(memory.get('esteto.scope')).toBe('{"version":1,"value":{"company_id":8}}');
    const next = await openPage();
    expect(next.clientStore.get(next.lastScopeAtom)).toEqual({ company_id: 8 });
  });

  it.each(['{"version":9,"value":{"company_id":7}}', '7', '"seven"', '{', 'null'])('knows no company from %s', async (text) => {
    memory.set('esteto.scope', text);
    const page = await openPage();
    expect(page.clientStore.get(page.lastScopeAtom)).toBeNull();
  });

  it.each([
    '{"version":0,"user":{"id":1}}',
    '{"version":1,"user":{"id":1,"type":"doctor","name":"Ana","permissions":[],"flags":[]}}',
    '{"version":3,"value":{"id":1,"type":"doctor","name":"Ana","permissions":[],"flags":[]}}',
    '{"version":2,"value":{"id":"1"}}',
    'not json',
    'null',
    '[]',
  ])('is asked for again when it reads %s', async (text) => {
    memory.set('esteto.access_token', '"a-token"');
    memory.set('esteto.session', text);
    const page = await openPage();
    expect(page.clientStore.get(page.userAtom)).toBeNull();
  });

  it('is nobody without a token', async () => {
    const first = await openPage();
    first.startSession('a-token', ana);
    memory.delete('esteto.access_token');
    const second = await openPage();
    expect(second.clientStore.get(second.userAtom)).toBeNull();
  });
});

describe('what the server says anew of the person', () => {
  it('is stored, because something of theirs was changed', async () => {
    const page = await openPage();
    const { keepUser } = await import('./restore.ts');
    const queryClient = new QueryClient();
    page.startSession('a-token', { ...ana, has_two_factor: false });
    keepUser(queryClient);
    queryClient.setQueryData(sessionQueries.user({}).queryKey, { ...ana, has_two_factor: true });
    expect(page.clientStore.get(page.userAtom)?.has_two_factor).toBe(true);
  });

  it('is not stored once the session is over', async () => {
    await openPage();
    const { keepUser } = await import('./restore.ts');
    const queryClient = new QueryClient();
    keepUser(queryClient);
    queryClient.setQueryData(sessionQueries.user({}).queryKey, ana);
    expect(memory.get('esteto.session')).toBeUndefined();
  });
});

describe('the end of a session', () => {
  it('wipes the token, the person, the selection and everything fetched; preferences stay', async () => {
    memory.set('esteto.theme', 'dark');
    memory.set('esteto.tables', '{"invoices":{}}');
    memory.set('esteto.layout', 'classic');
    memory.set('esteto.recent', '{"user":1,"keys":["/app"]}');
    memory.set('another.site', 'stays');
    const page = await openPage();
    const queryClient = new QueryClient();
    page.startSession('a-token', ana);
    page.clientStore.set(page.lastScopeAtom, { company_id: 7 });
    page.clientStore.set(page.currentCompanyIdAtom, 7);
    queryClient.setQueryData(['companies', {}], [{ id: 7 }]);

    page.forget(queryClient);

    expect(Object.fromEntries(memory)).toEqual({
      'esteto.theme': 'dark',
      'esteto.tables': '{"invoices":{}}',
      'esteto.layout': 'classic',
      'another.site': 'stays',
    });
    expect(page.clientStore.get(page.userAtom)).toBeNull();
    expect(page.clientStore.get(page.currentCompanyIdAtom)).toBeNull();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('another tab', () => {
  it('ends the session here too', async () => {
    const page = await openPage();
    page.startSession('a-token', ana);
    const seen: (string | null)[] = [];
    page.clientStore.sub(page.accessTokenAtom, () => seen.push(page.clientStore.get(page.accessTokenAtom)));
    for (const listener of listeners) listener({ key: 'esteto.access_token', newValue: null });
    expect(seen).toEqual([null]);
    expect(page.clientStore.get(page.userAtom)).toBeNull();
  });
});

describe('storage that does not serve', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };

  it('where all of it is forbidden, the session lasts as long as the page', async () => {
    for (const name of ['localStorage', 'sessionStorage'])
      vi.stubGlobal(name, { getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 1 });
    const page = await openPage();
    page.startSession('a-token', ana);
    expect(page.clientStore.get(page.userAtom)?.name).toBe('Ana Souza');
    page.endSession();
    expect(page.clientStore.get(page.userAtom)).toBeNull();
  });

  it('where it is full, the session lasts as long as the tab, and is wiped all the same', async () => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', storageOf(tab));
    vi.stubGlobal('localStorage', { ...storageOf(memory), setItem: forbidden });
    const first = await openPage();
    first.startSession('a-token', ana);
    const second = await openPage();
    expect(second.clientStore.get(second.userAtom)?.name).toBe('Ana Souza');
    second.endSession();
    expect([...tab.keys(), ...memory.keys()]).toEqual([]);
  });

  it('is forbidden altogether: not even named', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const page = await openPage();
    page.startSession('a-token', ana);
    expect(page.clientStore.get(page.accessTokenAtom)).toBe('a-token');
  });
});
