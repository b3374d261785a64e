import { decide, type Principal } from '@esteto/domain/identity/permission/access';
import { type App, basePath } from '@esteto/domain/identity/route/base-paths';
import type { PaletteEntry } from '@esteto/ui/patterns/palette/palette-entry';
import { FileText, type LucideIcon, Plus } from 'lucide-react';
import type { PageRow, RouteTable } from '../route/route-table.ts';
import { join } from '../route/route-tree.ts';

type RouteEntries = { pages: PaletteEntry[]; actions: PaletteEntry[] };

/** The listed pages of a table that the person may see, and as actions the dialogs that carry a label. What needs a parameter is a record's. */
export const routeEntries = (app: App, routes: RouteTable, principal: Principal): RouteEntries => {
  const entries = routes.flatMap((row) => {
    const base = basePath[app];
    if (row.kind === 'page') return [entriesOf(row, { base, icon: row.icon, principal })];
    return row.children.map((page) => entriesOf(page, { base: join(base, row.path), icon: row.icon, section: row.label, principal }));
  });
  return { pages: entries.flatMap(({ own }) => own), actions: entries.flatMap(({ actions }) => actions) };
};

type Found = { own: PaletteEntry[]; actions: PaletteEntry[] };
type Place = { base: string; icon: LucideIcon | null; section?: string; principal: Principal };

const entriesOf = ({ path, label, who, icon, unlisted, children }: PageRow, { base, icon: shared, section, principal }: Place): Found => {
  const to = join(base, path);
  if (unlisted || !isDirect(path) || !decide(who, principal).allowed) return { own: [], actions: [] };
  const own: PaletteEntry = { key: to, to, label, detail: section, icon: icon ?? shared ?? FileText };
  const actions = children.flatMap((child): PaletteEntry[] => {
    if (!child.label || !isDirect(child.path) || !decide(child.who, principal).allowed) return [];
    const at = join(to, child.path);
    return [{ key: at, to: at, label: child.label, icon: Plus }];
  });
  return { own: [own], actions };
};

const isDirect = (path: string): boolean => !path.includes(':') && path !== '*';
