import { call } from '@esteto/api-client/api';
import { maintenance } from '@esteto/contract/office/maintenance';
import { MAINTENANCE } from '@esteto/contract/wire-error';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';

const ASK_EVERY_MS = 30_000;

/** Waits with the person, and says when it is to end. */
export default function MaintenancePage() {
  const ends_at = useEnd();
  return (
    <BlankLayout>
      <title>Manutenção · Esteto</title>
      <StateFrame icon={Wrench} title={<h1>{MAINTENANCE}</h1>} action={<ButtonLink to={namedRoute.Login}>Tentar de novo</ButtonLink>}>
        Nada do que você já enviou se perdeu. {ends_at ? `Voltamos ${formatInstant(ends_at, today())}.` : 'Volte em alguns minutos.'}
      </StateFrame>
    </BlankLayout>
  );
}

/** When the maintenance is to end, if one was announced; a server that does not answer says nothing. */
const useEnd = (): string | null => {
  const [ends_at, setEnd] = useState<string | null>(null);
  useEffect(() => {
    const ask = () =>
      call(maintenance.state, {})
        .then((state) => setEnd(state.is_on ? state.ends_at : null))
        .catch(() => undefined);
    void ask();
    const asking = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, []);
  return ends_at;
};
