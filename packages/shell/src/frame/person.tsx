import { chakra } from '@chakra-ui/react';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { App } from '@esteto/domain/route/base-paths';
import { PersonButton } from '@esteto/ui/frame/layout/person-button.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense } from 'react';

/** The signed-in person's notices, and their button with the menu for second factor, keys, layout and signing out. */
export const Person = ({ app, layouts }: { app: App; layouts: boolean }) => {
  const { user } = useIdentity();
  if (!user) return null;
  return (
    <>
      {/* Its place is kept while it comes. */}
      <Suspense fallback={<chakra.span boxSize="control" />}>
        <Bell />
      </Suspense>
      <PersonButton name={user.name} avatarUrl={user.avatar_url} menu={<OwnMenu app={app} layouts={layouts} />} />
    </>
  );
};

/** A bell that does not come, without the network for example, is no reason to lose the page around it. */
const Bell = lazyComponent(() =>
  import('../notice/bell.tsx').then(
    ({ Bell }) => Bell,
    () => Nothing,
  ),
);
const Nothing = () => null;

const OwnMenu = lazyComponent(() => import('./own-menu.tsx').then(({ OwnMenu }) => OwnMenu));
