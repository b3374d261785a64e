import { join } from 'node:path';
import { companyQueries } from '@esteto/api-client/company/company';
import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { inWords, outcomeFor } from '@esteto/contract/testing/access-words';
import { APPS } from '@esteto/domain/identity/route/base-paths';
import type { Address } from '@esteto/shell/route/route-tree';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { KINDS, type Kind, type Outcome } from './entry-people.ts';
import { addressesIn, tableIn } from './route-tables.ts';

// Every address of the four apps x every kind of person, by the guards that stand before a page: who may enter, and where everybody else is
// led. What the server then answers: apps/api/src/access-matrix-reads.test.ts and -writes.

const ORIGIN = 'http://localhost';

/** The person left the app for another page of the site. */
class Left extends Error {
  readonly to: string;
  readonly reason: string | undefined;
  constructor(to: string, notice?: { text: string }) {
    super(to);
    this.to = to;
    this.reason = notice?.text;
  }
}

const said = vi.hoisted(() => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  };
  Object.assign(globalThis, { location: { origin: 'http://localhost' }, localStorage: storage, sessionStorage: storage });
  return { last: undefined as string | undefined };
});

vi.mock('@esteto/shell/route/leave-to', () => ({
  leaveTo: (to: string, notice?: { text: string }) => {
    throw new Left(to, notice);
  },
}));
vi.mock('@esteto/ui/components/toast/toast', () => {
  const say = (text: string) => {
    said.last = text;
  };
  return { toast: { warning: say, error: say, success: say, info: say } };
});

const { endSession, startSession } = await import('@esteto/auth/session/session-store');
const { guardLoader } = await import('@esteto/shell/route/guard-loader');
const { guestLoader } = await import('@esteto/shell/route/guest-loader');
const { Refusal } = await import('@esteto/shell/route/refusal');

const ROOT = join(import.meta.dirname, '../../..');
const apps = await Promise.all(
  APPS.map(async (app) => ({ app, routes: await tableIn(ROOT, app), addresses: await addressesIn(ROOT, app) })),
);

/** Where opening it leads ('' for nowhere else), and the reason that is given. */
type Found = { led: string; reason: string };

const REASONS: Partial<Record<Outcome, RegExp>> = {
  login: /^Faça o login para acessar esta página\.$/,
  'home: other people': /^Você não possui permissões suficientes para acessar esta página\.$/,
  'home: other account': /^Sua conta atual não possui permissão para visualizar esta página\.$/,
  'home: no module': /^Você não possui acesso a este módulo\.$/,
  'read only': /^Ess(a empresa|e CNPJ) /,
};

describe.each(KINDS)('$kind', (person) => {
  test.each(apps)('$app', async ({ app, routes, addresses }) => {
    endSession();
    if (person.user) startSession('a-token', person.user);
    const queryClient = new QueryClient();
    queryClient.setQueryData(companyQueries.mine({}).queryKey, [...person.companies]);
    queryClient.setQueryData(managementGroupQueries.mine({}).queryKey, [...person.groups]);
    const load = app === 'public' ? guestLoader(routes) : guardLoader(app, routes, queryClient);

    const expected: Record<string, Outcome> = {};
    const observed: Record<string, string> = {};
    for (const address of addresses) {
      expected[address.path] = expectedAt(address, addresses, person);
      observed[address.path] = inWordsOf(await open(load, sampleOf(address.path, person)), address, person);
    }
    expect(observed).toEqual(expected);
  });
});

/** A dialog is for whoever may see its page and may do what it does. What is about a company is for no doctor who has none. */
const expectedAt = ({ who, parent, path }: Address, addresses: readonly Address[], { rules, user, companies }: Kind): Outcome => {
  if (user?.type === 'doctor' && user.is_active && companies.length === 0 && path.includes(':companyId')) return 'home: other people';
  const page = addresses.find(({ path }) => path === parent);
  const ofPage = page ? outcomeFor(rules, inWords(page.who)) : 'opens';
  return ofPage === 'opens' ? outcomeFor(rules, inWords(who)) : ofPage;
};

const open = async (load: (args: { request: Request }) => unknown, path: string): Promise<Found> => {
  said.last = undefined;
  try {
    await load({ request: new Request(`${ORIGIN}${path}`) });
    return { led: '', reason: '' };
  } catch (thrown) {
    if (thrown instanceof Left) return { led: thrown.to, reason: thrown.reason ?? '' };
    if (thrown instanceof Refusal) return { led: path, reason: thrown.message };
    if (thrown instanceof Response) return { led: thrown.headers.get('Location') ?? '', reason: said.last ?? '' };
    throw thrown;
  }
};

/** What was found, in the words of entry-people.ts; whatever they do not foresee as it is. */
const inWordsOf = ({ led, reason }: Found, { path, parent }: Address, person: Kind): string => {
  if (led === '') return 'opens';
  const { home } = person;
  const sample = sampleOf(path, person);
  const places: [Outcome, string][] = [
    ['login', `/?redirect=${encodeURIComponent(sample)}`],
    ['home: other people', home],
    ['home: other account', home],
    ['home: no module', home],
    ['read only', parent === null ? home : sampleOf(parent, person)],
  ];
  if (led === home && reason === '') return 'home';
  const [outcome] = places.find(([word, place]) => place === led && REASONS[word]?.test(reason)) ?? [];
  return outcome ?? `${led}: ${reason}`;
};

/** A company that is named is the person's own. */
const sampleOf = (path: string, { companies }: Kind): string =>
  path
    .replaceAll(':companyId', String(companies[0]?.id ?? 12))
    .replaceAll(':year', '2026')
    .replaceAll(/:\w+/g, '12')
    .replace('*', 'nao-existe');
