import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { PersonButton } from '@esteto/ui/frame/layout/person-button.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';

/** Who is signed in; behind it what they choose about the looks, and the way out. */
export const Person = ({ layouts }: { layouts: boolean }) => {
  const { user } = useIdentity();
  return user && <PersonButton name={user.name} avatarUrl={user.avatar_url} menu={<OwnMenu layouts={layouts} />} />;
};

const OwnMenu = lazyComponent(() => import('./own-menu.tsx').then(({ OwnMenu }) => OwnMenu));
