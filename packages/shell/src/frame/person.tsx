import { sessionQueries } from '@esteto/api-client/session';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { signOut } from '@esteto/auth/session/sign-out';
import { namedRoute } from '@esteto/domain/route/base-paths';
import { PersonMenu } from '@esteto/ui/layout/person-menu.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, PanelLeft, PanelTop } from 'lucide-react';
import { chooseLayout, LAYOUTS, type Layout, layoutLabel, readLayout } from '../layout/layout-choice.ts';
import { leaveTo } from '../start/leave-to.ts';
import { useSetOverlay } from './overlay.ts';

/** Who is signed in, what they choose about the looks, and the way out. */
export const Person = ({ layouts }: { layouts: boolean }) => {
  const { user } = useIdentity();
  const queryClient = useQueryClient();
  const setOverlay = useSetOverlay();
  const { data } = useQuery({ ...sessionQueries.user({}), enabled: user !== null });
  if (!user) return null;
  const leave = () => void signOut(queryClient).then(() => leaveTo(namedRoute.Login));
  return (
    <PersonMenu
      name={user.name}
      email={data?.email ?? ''}
      avatarUrl={user.avatar_url}
      items={[
        { label: 'Teclas de atalho', onSelect: () => setOverlay('keys') },
        { label: 'Sair', icon: LogOut, onSelect: leave },
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
