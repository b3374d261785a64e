import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { MenuFrame } from '@esteto/ui/components/menu/menu-button.tsx';
import { PersonButton } from '@esteto/ui/frame/layout/person-button.tsx';
import { lazy } from 'react';

/** Who is signed in; behind it what they choose about the looks, and the way out. */
export const Person = ({ layouts }: { layouts: boolean }) => {
  const { user } = useIdentity();
  if (!user) return null;
  const menu = { render: (frame: MenuFrame) => <OwnMenu {...frame} layouts={layouts} />, preload: loadMenu };
  return <PersonButton name={user.name} avatarUrl={user.avatar_url} menu={menu} />;
};

const loadMenu = () => import('./own-menu.tsx');
const OwnMenu = lazy(() => loadMenu().then(({ OwnMenu: component }) => ({ default: component })));
