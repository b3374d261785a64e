import { sessionQueries } from '@esteto/api-client/identity/session';
import { signOut } from '@esteto/auth/session/sign-out';
import { type App, accountRoute, helpRoute, namedRoute } from '@esteto/domain/identity/route/base-paths';
import { helpPageOf } from '@esteto/domain/office/media/help-place';
import { PersonMenu } from '@esteto/ui/frame/layout/person-menu.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleHelp, CircleUser, Keyboard, LogOut, PanelLeft, PanelTop, ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { chooseLayout, LAYOUTS, type Layout, layoutLabel, readLayout } from '../layout/layout-choice.ts';
import { useSetOverlay } from '../overlay/overlay.ts';
import { leaveTo } from '../route/leave-to.ts';

type OwnMenuProps = { app: App; layouts: boolean };

/** The menu of the person who is signed in. */
export const OwnMenu = ({ app, layouts }: OwnMenuProps) => {
  const queryClient = useQueryClient();
  const setOverlay = useSetOverlay();
  const { data } = useQuery(sessionQueries.user({}));
  const page = helpPageOf(useLocation().pathname);
  // Nothing may be done any more while the session ends.
  const leaving = useMutation({
    mutationFn: () => signOut(queryClient),
    onSuccess: () => leaveTo(namedRoute.Login),
    meta: { blocking: true },
  });
  return (
    <PersonMenu
      email={data?.email ?? ''}
      items={[
        ...(app === 'public' ? [] : [{ label: 'Minha conta', icon: CircleUser, to: accountRoute(app) }]),
        ...(app === 'professional' ? [{ label: 'Ajuda desta tela', icon: CircleHelp, to: helpRoute(page) }] : []),
        { label: 'Autenticação em dois fatores', icon: ShieldCheck, onSelect: () => setOverlay('two_factor') },
        { label: 'Teclas de atalho', icon: Keyboard, onSelect: () => setOverlay('keys') },
        { label: 'Sair', icon: LogOut, onSelect: () => leaving.mutate() },
      ]}
      choices={layouts ? { title: 'Visual', items: layoutItems() } : undefined}
    />
  );
};

const layoutIcon: Record<Layout, typeof PanelLeft> = { modern: PanelLeft, classic: PanelTop };

const layoutItems = () =>
  LAYOUTS.map((layout) => ({
    label: layoutLabel[layout],
    icon: layoutIcon[layout],
    checked: layout === readLayout(),
    onSelect: () => chooseLayout(layout),
  }));
