import { shiftClockMutations } from '@esteto/api-client/duty/shift-clock';
import { ApiFailure } from '@esteto/api-client/failure';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { punchKindLabel } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { toast } from '@esteto/ui/components/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { type KeptPunch, punchesAtom } from './punch-store.ts';

/** How often what waits is tried again. */
const AGAIN_MS = 30_000;

/** Sends what waits, one after the other: at once, when the connection comes back, and now and then. What is refused stays, with the reason. */
export const SendPunches = () => {
  const { user } = useIdentity();
  const [kept, setKept] = useAtom(punchesAtom);
  const { mutateAsync } = useMutation(shiftClockMutations.punch);
  const sending = useRef(false);
  const next = kept?.find(({ user_id, refused }) => user_id === user?.id && refused === null);

  useEffect(() => {
    if (!next) return;
    const settle = (change: (all: KeptPunch[]) => KeptPunch[]) => setKept(change(kept ?? []));
    const send = async () => {
      if (sending.current) return;
      sending.current = true;
      const { key, company_id, shift_id: id, kind, at: kept_at, distance_meters } = next;
      try {
        await mutateAsync({ company_id, id, body: { kind, kept_at, distance_meters }, idempotency_key: key });
        toast.success(`${punchKindLabel[kind]} que estava guardada foi enviada.`);
        settle((all) => all.filter((one) => one.key !== key));
      } catch (error) {
        const refused = refusalOf(error);
        if (refused !== null) settle((all) => all.map((one) => (one.key === key ? { ...one, refused } : one)));
      } finally {
        sending.current = false;
      }
    };
    void send();
    const again = setInterval(() => void send(), AGAIN_MS);
    const online = () => void send();
    addEventListener('online', online);
    return () => {
      clearInterval(again);
      removeEventListener('online', online);
    };
  }, [next, kept, setKept, mutateAsync]);
  return null;
};

/** Final words of the server about this one; null where another try may go through: no connection, a session that ended, a server that is down. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiFailure && [403, 404, 409, 422].includes(error.status) ? error.body.message : null;
