import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { punchesAtom } from './punch-store.ts';

const SendPunches = lazyComponent(() =>
  import('./send-punches.tsx').then(
    ({ SendPunches }) => SendPunches,
    // Without a connection its file may not come either: the next page tries again.
    () => Nothing,
  ),
);
const Nothing = () => null;

/** Whatever page is open, what waits on the phone is sent once there is a connection. */
export const KeptPunches = () => {
  const { user } = useIdentity();
  const kept = useAtomValue(punchesAtom);
  const hasSome = kept?.some(({ user_id, refused }) => user_id === user?.id && refused === null) ?? false;
  if (!hasSome) return null;
  return (
    <Suspense>
      <SendPunches />
    </Suspense>
  );
};
