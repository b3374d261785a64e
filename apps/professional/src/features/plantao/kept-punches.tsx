import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { punchesAtom } from './punch-store.ts';

/** Fetched ahead where punches are made: without a connection it would not come. */
export const loadSender = () => import('./send-punches.tsx').then(({ SendPunches }) => SendPunches);

/** Whatever page is open, what waits on the phone is sent once there is a connection. */
export const KeptPunches = () => {
  const { user } = useIdentity();
  const kept = useAtomValue(punchesAtom);
  const [Sender, setSender] = useState<ComponentType | null>(null);
  const hasSome = kept?.some(({ user_id, refused }) => user_id === user?.id && refused === null) ?? false;
  useEffect(() => {
    if (!hasSome || Sender) return;
    const load = () =>
      void loadSender().then(
        (Loaded) => setSender(() => Loaded),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [hasSome, Sender]);
  return hasSome && Sender && <Sender />;
};
