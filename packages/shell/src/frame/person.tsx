import { sessionQueries } from '@esteto/api-client/session';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { signOut } from '@esteto/auth/session/sign-out';
import { namedRoute } from '@esteto/domain/route/base-paths';
import { PersonMenu } from '@esteto/ui/layout/person-menu.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { leaveTo } from '../start/leave-to.ts';

/** Who is signed in, and the way out. */
export const Person = () => {
  const { user } = useIdentity();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...sessionQueries.user({}), enabled: user !== null });
  if (!user) return null;
  const leave = () => void signOut(queryClient).then(() => leaveTo(namedRoute.Login));
  return (
    <PersonMenu
      name={user.name}
      email={data?.email ?? ''}
      avatarUrl={user.avatar_url}
      items={[{ label: 'Sair', icon: LogOut, onSelect: leave }]}
    />
  );
};
