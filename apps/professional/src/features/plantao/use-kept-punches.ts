import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { useAtom } from 'jotai';
import { type KeptPunch, punchesAtom } from './punch-store.ts';

/** Clock punches of this person that wait on this phone to be sent, in order of time; those of others who used the phone stay where they are. */
export const useKeptPunches = () => {
  const { user } = useIdentity();
  const [kept, setKept] = useAtom(punchesAtom);
  const all = kept ?? [];
  return {
    punches: all.filter(({ user_id }) => user_id === user?.id),
    keep: (punch: Omit<KeptPunch, 'user_id' | 'refused'>) => {
      if (user) setKept([...all, { ...punch, user_id: user.id, refused: null }]);
    },
    forget: (key: string) => setKept(all.filter((one) => one.key !== key)),
  };
};
