import { chooseCompany } from '@esteto/auth/company/choose-company';
import { NO_ACCESS_TO_MODULE } from '@esteto/auth/guard/guard-messages';
import { guard, type Verdict, type Visit } from '@esteto/auth/guard/guard-pipeline';
import { loadIdentity } from '@esteto/auth/principal/load-identity';
import { type Identity, principalOf } from '@esteto/auth/principal/principal';
import { anyone, appUser, managerPerson, staff } from '@esteto/contract/access';
import { type Access, decide } from '@esteto/domain/identity/permission/access';
import { type App, appOf, homeRoute, namedRoute } from '@esteto/domain/identity/route/base-paths';
import { toast } from '@esteto/ui/components/toast/toast';
import { asQuery } from '@esteto/ui/system/query/query-like';
import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, matchPath, replace } from 'react-router';
import { leaveTo, never } from './leave-to.ts';
import type { PageQuery } from './page-query.ts';
import { NoPage, Refusal } from './refusal.ts';
import type { RouteTable } from './route-table.ts';
import { type Address, addressesOf, firstPermitted, pagesBelow } from './route-tree.ts';

/** Runs the guards before a page of the app is shown: allows it (null), redirects, leaves the app, or throws a Refusal. */
export const guardLoader = (app: App, routes: RouteTable, queryClient: QueryClient) => {
  const addresses = addressesOf(app, routes);
  const startPage = pageStart(app, routes, queryClient);
  return async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/(?<=.)\/+$/, '');
    const identity = await loadIdentity(queryClient);
    const principal = principalOf(identity);
    if (!isDated(matching(addresses, path)?.params ?? {})) throw new NoPage();
    const current_route = stillPermitted(app, addresses, identity);
    const about = companyIn(addresses, path, identity);
    for (const visit of visitsOf(app, addresses, path)) {
      const verdict = guard({ ...visit, path, search, principal, current_route, about });
      if (verdict.kind !== 'allow') return obey(app, verdict, identity);
    }
    const below = pagesBelow(path, addresses);
    if (below.length > 0) return openFirst(below, identity, path);
    // The page asks again, and says why it could not.
    startPage(path, search, request.signal).catch(() => undefined);
    return null;
  };
};

/**
 * Asks what the page at an address begins with, where the person may see it; not again for a dialog that opens over it, and not for who went elsewhere
 * (`signal`) while the page's file was on its way.
 */
export const pageStart = (app: App, routes: RouteTable, queryClient: QueryClient) => {
  const addresses = addressesOf(app, routes);
  let last: { here: string; signal: AbortSignal | undefined } | null = null;
  return async (path: string, search: string, signal?: AbortSignal): Promise<void> => {
    const visits = visitsOf(app, addresses, path);
    const page = visits[0]?.page;
    if (!page) return;
    const here = path.split('/').slice(0, page.path.split('/').length).join('/');
    if (here === last?.here && !last.signal?.aborted) return;
    last = { here, signal };
    const [identity, file] = await Promise.all([loadIdentity(queryClient), page.load()]);
    const query = (file as { default?: { query?: PageQuery } }).default?.query;
    if (!query || signal?.aborted || !visits.every(({ who }) => decide(who, principalOf(identity)).allowed)) return;
    const scope = { ...(identity.company && { company_id: identity.company.id }), ...(identity.group && { group_id: identity.group.id }) };
    const start = query({ scope, params: new URLSearchParams(search), identity });
    if (start) await queryClient.query(asQuery(start));
  };
};

/** The person's stored route wins over their home only while they may still be there. */
const stillPermitted = (app: App, addresses: Address[], identity: Identity): string | null => {
  const route = identity.user?.current_route ?? null;
  const path = route && URL.canParse(route, location.origin) ? new URL(route, location.origin).pathname : null;
  if (!path || !addresses.some((address) => matchPath(address.path, path))) return null;
  return visitsOf(app, addresses, path).every(({ who }) => decide(who, principalOf(identity)).allowed) ? route : null;
};

/** People of each app: only they may open the parents of its menu and its unknown addresses. */
const peopleOf: Record<App, Access> = { public: anyone, professional: appUser, painel: staff(), gestao: managerPerson };

/** A parent leads to its first permitted page, else to the site root; the home of who may see nothing says so in place. */
const openFirst = (below: readonly Address[], identity: Identity, path: string): Promise<never> => {
  const first = firstPermitted(below, principalOf(identity));
  if (first) throw replace(first);
  if (identity.user && path === homeRoute(identity.user.type)) throw new Refusal(NO_ACCESS_TO_MODULE);
  leaveTo(namedRoute.Login);
  return never();
};

/** The company that an address is about. */
const companyIn = (addresses: Address[], path: string, { companies }: Identity): Visit['about'] => {
  const company_id = Number(matching(addresses, path)?.params['companyId']);
  return Number.isNaN(company_id) ? null : { company_id, is_own: companies.some(({ id }) => id === company_id) };
};

/** Whether the year and the month that an address names can be. */
const isDated = ({ year, month }: Readonly<Record<string, string | undefined>>): boolean =>
  (year === undefined || /^2[01]\d\d$/.test(year)) && (month === undefined || /^(?:0?[1-9]|1[0-2])$/.test(month));

/** The address with the fewest parameters that the path is of. */
const matching = (addresses: Address[], path: string) =>
  addresses
    .flatMap((address) => {
      const match = matchPath(address.path, path);
      return match ? [{ address, params: match.params }] : [];
    })
    .toSorted((a, b) => params(a.address.path) - params(b.address.path))[0];

/** The page and then the dialog over it, each with its own row. */
const visitsOf = (app: App, addresses: Address[], path: string): { who: Access; parent?: string; page?: Address }[] => {
  const match = matching(addresses, path)?.address;
  if (!match) return [{ who: peopleOf[app] }];
  if (match.parent === null) return [{ who: match.who, page: match }];
  const page = addresses.find((address) => address.path === match.parent);
  const depth = match.parent.split('/').length;
  const parent = path.split('/').slice(0, depth).join('/');
  return [...(page ? [{ who: page.who, page }] : []), { who: match.who, parent }];
};

const params = (path: string): number => path.split(':').length;

const obey = async (app: App, verdict: Exclude<Verdict, { kind: 'allow' }>, { companies }: Identity): Promise<never> => {
  if (verdict.kind === 'refuse') throw new Refusal(verdict.message);
  if (verdict.kind === 'switch_company') {
    chooseCompany(companies, verdict.company_id);
    throw replace(verdict.to);
  }
  if (appOf(new URL(verdict.to, location.origin).pathname) !== app) {
    leaveTo(verdict.to, verdict.notice);
    return never();
  }
  if (verdict.notice) toast[verdict.notice.tone](verdict.notice.text);
  throw replace(verdict.to);
};
