import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { App } from '@esteto/domain/identity/route/base-paths';
import { PersonButton } from '@esteto/ui/frame/layout/person-button.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Bell } from '../notice/bell.tsx';

/** The signed-in person's notices, and their button with the menu for second factor, keys, layout and signing out. */
export const Person = ({ app, layouts }: { app: App; layouts: boolean }) => {
  const { user } = useIdentity();
  if (!user) return null;
  return (
    <>
      <Bell />
      <PersonButton name={user.name} avatarUrl={user.avatar_url} menu={<OwnMenu app={app} layouts={layouts} />} />
    </>
  );
};

const OwnMenu = lazyComponent(() => import('./own-menu.tsx').then(({ OwnMenu }) => OwnMenu));
