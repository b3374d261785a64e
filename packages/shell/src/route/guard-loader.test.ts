import { recordingServer } from '@esteto/api-client/testing/recording-server';
import { appUser, company, employee, partner } from '@esteto/contract/access';
import type { CompanyRow } from '@esteto/contract/company/company';
import type { SessionUser } from '@esteto/contract/identity/session';
import { QueryClient } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageQuery } from './page-query.ts';
import { dialog, page, type RouteTable, section } from './route-table.ts';

const load = () => Promise.resolve({});

const routes: RouteTable = [
  page('', { label: 'Início', icon: House, who: appUser, load }, [
    dialog('solicitar-nf', { who: company('invoices', 'edit'), load }),
    dialog('empresa/:companyId/enviar-inss', { who: appUser, load }),
  ]),
  section('agenda', { label: 'Agenda', icon: House }, [page('calendario', { label: 'Calendário', who: company('calendar'), load })]),
  page('boletos', { label: 'Boletos', icon: House, who: company('boletos'), load }),
  page('livro-caixa', { label: 'Livro-caixa', who: partner(), load }),
  page('docplantao/ofertas', { label: 'Ofertas', who: partner('view', 'docplantao'), load }),
  page('avisos', { label: 'Avisos', who: employee(), load }),
];

const carla = {
  id: 2,
  type: 'doctor',
  name: 'Carla',
  email: 'carla@demo.test',
  is_active: true,
  is_master: false,
  permissions: [],
  flags: [],
};
const companies = [
  {
    id: 7,
    user_type: 'employee',
    is_owner: false,
    permissions: [],
    accounting_status: 'active',
    company_status: null,
    wizard_step: 'finished',
    type: 'new_company',
    has_document: true,
    has_plan: true,
  },
  {
    id: 8,
    user_type: 'partner',
    is_owner: true,
    permissions: [],
    accounting_status: 'frozen',
    company_status: null,
    wizard_step: 'finished',
    type: 'new_company',
    has_document: true,
    has_plan: true,
  },
] as unknown as CompanyRow[];

/** Carla as a partner of the only company. */
const asPartner = async (queryClient: QueryClient): Promise<void> => {
  queryClient.setQueryData(['companies', {}], [companies[1]]);
};

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

/** Opens a path as Carla, or as nobody: where she is sent inside the app, what is thrown, or null when she stays. */
const open = async (path: string, user: unknown = carla, prepare?: (queryClient: QueryClient) => Promise<void>): Promise<unknown> => {
  vi.resetModules();
  const store = await import('@esteto/auth/session/session-store');
  const { guardLoader } = await import('./guard-loader.ts');
  store.endSession();
  if (user) store.startSession('a-token', user as SessionUser);
  const queryClient = new QueryClient();
  if (prepare) await prepare(queryClient);
  else queryClient.setQueryData(['companies', {}], companies);
  const guarded = guardLoader(
    'professional',
    routes,
    queryClient,
  )({ request: new Request(`http://localhost${path}`) }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  });
  const left = new Promise((resolve) => assign.mockImplementation((to) => resolve({ left: to })));
  return Promise.race([guarded, left]);
};

beforeEach(() => {
  memory.clear();
  assign.mockReset();
});

describe('opening a page', () => {
  it('stays where the person may be', async () => {
    expect(await open('/app')).toBeNull();
    expect(await open('/app/')).toBeNull();
    expect(await open('/app/nada-aqui')).toBeNull();
  });

  it('goes to the default route when the company does not give the module', async () => {
    expect(await open('/app/boletos')).toBe('/app');
  });

  it('judges a dialog by its page and by itself', async () => {
    expect(await open('/app/solicitar-nf')).toBe('/app');
    expect(await open('/app/solicitar-nf?empresa=8')).toBe('/app/solicitar-nf');
  });

  it('switches the company by the query and drops the parameter', async () => {
    expect(await open('/app/boletos?empresa=8&mes=2026-10')).toBe('/app/boletos?mes=2026-10');
    expect(memory.get('esteto.scope')).toBe('{"version":1,"value":{"company_id":8}}');
  });

  it('switches to the company that an address names, and lets nobody into one that is not theirs', async () => {
    expect(await open('/app/empresa/8/enviar-inss?a=1')).toBe('/app/empresa/8/enviar-inss?a=1');
    expect(memory.get('esteto.scope')).toBe('{"version":1,"value":{"company_id":8}}');
    expect(await open('/app/empresa/8/enviar-inss', carla, asPartner)).toBeNull();
    expect(await open('/app/empresa/99/enviar-inss')).toBe('/app');
  });

  it('loads the companies first when they are not known yet', async () => {
    const server = await recordingServer();
    server.answerWith({ body: companies });
    const fromServer = async () => {
      const { startApi } = await import('@esteto/api-client/api');
      startApi({ origin: server.origin, token: () => 'a-token', onFailure: () => undefined });
    };
    expect(await open('/app/boletos?empresa=8', carla, fromServer)).toBe('/app/boletos');
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/companies']);
    expect(memory.get('esteto.scope')).toBe('{"version":1,"value":{"company_id":8}}');
    await server.close();
  });

  it('keeps partners and employees to their own pages, in the company on the screen', async () => {
    expect(await open('/app/livro-caixa')).toBe('/app');
    expect(await open('/app/avisos')).toBeNull();
    expect(await open('/app/livro-caixa', carla, asPartner)).toBeNull();
    expect(await open('/app/avisos', carla, asPartner)).toBe('/app');
  });

  it('asks for the feature flag by its description', async () => {
    expect(await open('/app/docplantao/ofertas', carla, asPartner)).toBe('/app');
    expect(await open('/app/docplantao/ofertas', { ...carla, flags: [{ description: 'docplantao' }] }, asPartner)).toBeNull();
  });

  it('leads from what is refused to the stored route, while that is still permitted', async () => {
    expect(await open('/app/boletos', { ...carla, current_route: '/app/avisos?mes=2026-10' })).toBe('/app/avisos?mes=2026-10');
    expect(await open('/app/boletos', { ...carla, current_route: '/app/livro-caixa' })).toBe('/app');
    expect(await open('/app/boletos', { ...carla, current_route: '/app/nada-aqui' })).toBe('/app');
    expect(await open('/app/boletos', { ...carla, current_route: '/app/boletos' })).toBe('/app');
    expect(await open('/app/boletos', { ...carla, current_route: 'http://[' })).toBe('/app');
  });

  it('leads the first words of several pages to the first permitted one', async () => {
    expect(await open('/app/docplantao', { ...carla, flags: [{ description: 'docplantao' }] }, asPartner)).toBe('/app/docplantao/ofertas');
    expect(await open('/app/docplantao')).toEqual({ left: '/' });
  });

  it('leads a parent of the menu to its first permitted page, else to the site root', async () => {
    expect(await open('/app/agenda')).toEqual({ left: '/' });
    memory.set('esteto.scope', '{"company_id":8}');
    expect(await open('/app/agenda?empresa=8')).toBe('/app/agenda');
  });
});

describe('leaving the app', () => {
  it('sends who is not signed in to Login, with the way back and the message', async () => {
    expect(await open('/app/boletos?mes=2026-10', null)).toEqual({ left: '/?redirect=%2Fapp%2Fboletos%3Fmes%3D2026-10' });
    expect(memory.get('esteto.notice')).toContain('Faça o login para acessar esta página.');
  });

  it('sends staff to their own app', async () => {
    expect(await open('/app', { ...carla, type: 'admin' })).toEqual({ left: '/painel' });
    expect(memory.get('esteto.notice')).toContain('Você não possui permissões suficientes para acessar esta página.');
  });
});

describe('what a page begins with', () => {
  const ready = async () => {
    vi.resetModules();
    const store = await import('@esteto/auth/session/session-store');
    const { pageStart } = await import('./guard-loader.ts');
    store.endSession();
    const user: unknown = carla;
    store.startSession('a-token', user as SessionUser);
    const queryClient = new QueryClient();
    queryClient.setQueryData(['companies', {}], companies);
    const asked: string[] = [];
    const query: PageQuery = ({ scope, params }) => ({
      queryKey: ['page', scope, params.toString()],
      queryFn: () => asked.push(`${scope.company_id} ${params}`),
    });
    const begins = () => Promise.resolve({ default: { query } });
    const table: RouteTable = [
      page('notas', { label: 'Notas', who: appUser, load: begins }, [dialog('nota/:id', { who: appUser, load })]),
      page('nota/:id', { label: 'Nota', who: appUser, load: begins }),
      page('livro-caixa', { label: 'Livro-caixa', who: partner(), load: begins }),
      page('avisos', { label: 'Avisos', who: appUser, load }),
    ];
    return { startPage: pageStart('professional', table, queryClient), asked };
  };
  const start = async (...paths: string[]): Promise<string[]> => {
    const { startPage, asked } = await ready();
    for (const path of paths) await startPage(...(path.split('?') as [string, string]));
    return asked;
  };

  it('is asked for with the scope and what the address says', async () => {
    expect(await start('/app/notas?status=paid')).toEqual(['7 status=paid']);
  });

  it('is asked for again at another address, not for a dialog over it', async () => {
    expect(await start('/app/notas?a=1', '/app/notas/nota/3?a=2', '/app/nota/1?a=3', '/app/nota/2?a=4')).toEqual([
      '7 a=1',
      '7 a=3',
      '7 a=4',
    ]);
  });

  it('is not asked for by who went elsewhere while its file was on its way, and asked for when they come again', async () => {
    const { startPage, asked } = await ready();
    const left = new AbortController();
    const first = startPage('/app/notas', 'a=1', left.signal);
    left.abort();
    await Promise.all([first, startPage('/app/notas', 'a=2', new AbortController().signal)]);
    expect(asked).toEqual(['7 a=2']);
  });

  it('is nothing where the person may not be, and where the page asks for nothing', async () => {
    expect(await start('/app/livro-caixa?', '/app/avisos?', '/app/nada-aqui?')).toEqual([]);
  });
});
