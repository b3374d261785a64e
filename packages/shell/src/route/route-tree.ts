import { type Access, decide, type Principal } from '@esteto/domain/identity/permission/access';
import { type App, basePath } from '@esteto/domain/identity/route/base-paths';
import type { MenuEntry } from '@esteto/ui/frame/layout/menu-entry';
import type { Load, PageRow, RouteTable, TopRow } from './route-table.ts';

/** A page or dialog of an app by its full path. */
export type Address = {
  path: string;
  kind: 'page' | 'dialog';
  who: Access;
  load: Load;
  parent: string | null;
  /** Where a part of the address, or the app's base, may lead on to; 'Minha conta' stands apart, without an icon and words above it. */
  leads_here: boolean;
};

/** '/app' and 'boletos' -> '/app/boletos'; an empty part adds nothing. */
export const join = (base: string, path: string): string => (path ? `${base === '/' ? '' : base}/${path}` : base);

/** Every page and dialog of an app with its full path ('/app/boletos/:boletoId'), in the order of the table. */
export const addressesOf = (app: App, routes: RouteTable): Address[] => routes.flatMap((row) => addressesBelow(basePath[app], row));

const addressesBelow = (base: string, row: TopRow): Address[] => {
  const path = join(base, row.path);
  if (row.kind === 'page') return pageAddresses(path, row, row.icon !== null || row.path.includes('/'));
  return row.children.flatMap((child) => pageAddresses(join(path, child.path), child, true));
};

const pageAddresses = (path: string, { who, load, children }: PageRow, leads_here: boolean): Address[] => [
  { path, kind: 'page', who, load, parent: null, leads_here },
  ...children.map(
    (child): Address => ({
      path: join(path, child.path),
      kind: 'dialog',
      who: child.who,
      load: child.load,
      parent: path,
      leads_here: false,
    }),
  ),
];

/**
 * The pages below an address that is none itself: a parent of the menu ('/painel/medicos'), the first words of several pages
 * ('/app/faturamento'), the base of an app without a home. Empty for an address that has a page, and for one that leads nowhere.
 */
export const pagesBelow = (path: string, addresses: readonly Address[]): Address[] => {
  if (addresses.some((address) => address.path === path)) return [];
  return addresses.filter(({ leads_here, path: below }) => leads_here && below.startsWith(`${path}/`) && isPlain(below));
};

/** The first of them that the person may see; null when there is none. */
export const firstPermitted = (pages: readonly Address[], principal: Principal): string | null =>
  pages.find(({ who }) => decide(who, principal).allowed)?.path ?? null;

/** The menu: pages with an icon, and sections with the pages in them that the person may see. */
export const menuOf = (app: App, routes: RouteTable, principal: Principal): MenuEntry[] =>
  routes.flatMap((row): MenuEntry[] => {
    const path = join(basePath[app], row.path);
    const { label, short, inBar, icon } = row;
    if (row.kind === 'page') return icon && isShown(row, principal) ? [{ label, short, inBar, icon, to: path }] : [];
    const children = row.children
      .filter((child) => isShown(child, principal))
      .map(({ label: name, path: rest }) => ({ label: name, to: join(path, rest) }));
    const first = children[0];
    return first ? [{ label, short, inBar, icon: row.icon, to: first.to, children }] : [];
  });

const isShown = ({ path, who }: PageRow, principal: Principal): boolean => isPlain(path) && decide(who, principal).allowed;

/** A page with parameters is reached from another page, never from the menu. */
const isPlain = (path: string): boolean => !/[:*]/.test(path);
