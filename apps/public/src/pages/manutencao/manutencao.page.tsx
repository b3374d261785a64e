import { MAINTENANCE } from '@esteto/contract/wire-error';
import { namedRoute } from '@esteto/domain/route/base-paths';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { Wrench } from 'lucide-react';

export default function MaintenancePage() {
  return (
    <BlankLayout>
      <title>Manutenção · Esteto</title>
      <StateFrame icon={Wrench} title={<h1>{MAINTENANCE}</h1>} action={<ButtonLink to={namedRoute.Login}>Tentar de novo</ButtonLink>}>
        Nada do que você já enviou se perdeu. Volte em alguns minutos.
      </StateFrame>
    </BlankLayout>
  );
}
