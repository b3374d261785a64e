import { useIdentity, usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import type { App } from '@esteto/domain/identity/route/base-paths';
import type { PaletteEntry, PaletteGroup } from '@esteto/ui/patterns/palette/palette-entry';
import { chooseTheme } from '@esteto/ui/system/style/theme';
import { Building2, Keyboard, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useSetOverlay } from '../overlay/overlay.ts';
import type { RouteTable } from '../route/route-table.ts';
import { useChooseScope } from '../route/use-choose-scope.ts';
import { rank, recentOf } from './rank.ts';
import { readRecent } from './recent.ts';
import { routeEntries } from './route-entries.ts';

/** What the palette knows without asking the server: pages, actions, companies or groups; the recent ones first. */
export const useOwnGroups = (app: App, routes: RouteTable, text: string): PaletteGroup[] => {
  const { user } = useIdentity();
  const principal = usePrincipal();
  const { pages, actions } = routeEntries(app, routes, principal);
  const commands = useCommands();
  const scopes = useScopeEntries();
  const [recent] = useState(() => (user ? readRecent(user.id) : []));
  const groups: PaletteGroup[] = [{ title: 'Ações', entries: [...actions, ...commands] }, { title: 'Páginas', entries: pages }, scopes];
  const all = groups.flatMap(({ entries }) => entries);
  const shown = text.trim()
    ? groups.map(({ title, entries }) => ({ title, entries: rank(entries, text, recent) }))
    : [{ title: 'Recentes', entries: recentOf(all, recent) }, { title: 'Ações', entries: actions }, ...groups.slice(1)];
  return shown.filter(({ entries }) => entries.length > 0);
};

const useCommands = (): PaletteEntry[] => {
  const setOverlay = useSetOverlay();
  return [
    { key: 'theme/light', label: 'Usar aparência clara', icon: Sun, run: () => chooseTheme('light') },
    { key: 'theme/dark', label: 'Usar aparência escura', icon: Moon, run: () => chooseTheme('dark') },
    { key: 'keys', label: 'Teclas de atalho', icon: Keyboard, run: () => setOverlay('keys') },
  ];
};

/** The other companies of a doctor, or groups of a manager: choosing one switches to it. */
const useScopeEntries = (): PaletteGroup => {
  const { options, label: kind, title, value: current, choose } = useChooseScope();
  return {
    title,
    entries: options
      .filter(({ value }) => value !== current)
      .map(({ value, label }) => ({
        key: `${title}/${value}`,
        label,
        detail: `Trocar de ${kind.toLowerCase()}`,
        icon: Building2,
        run: () => void choose(value),
      })),
  };
};
