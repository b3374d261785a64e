import { chakra } from '@chakra-ui/react';
import { sessionQueries } from '@esteto/api-client/identity/session';
import { twoFactorQueries } from '@esteto/api-client/identity/two-factor';
import { recoveryCodesLeft } from '@esteto/domain/identity/user/access-codes';
import { useSetOverlay } from '@esteto/shell/overlay/overlay';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';

/** Whether a login asks for more than the password, and how many of the codes that stand in for the phone are left. */
export const SecondFactor = () => {
  const { data: user } = useQuery(sessionQueries.user({}));
  if (!user) return null;
  return <Card title="Autenticação em dois fatores">{user.has_two_factor ? <Active /> : <Inactive />}</Card>;
};

const Inactive = () => {
  const setOverlay = useSetOverlay();
  return (
    <Lines>
      <chakra.p color="fg.muted">Desativada. Com ela, quem descobrir a sua senha ainda precisa do seu celular para entrar.</chakra.p>
      <Button icon={ShieldCheck} onClick={() => setOverlay('two_factor')}>
        Ativar
      </Button>
    </Lines>
  );
};

const Active = () => {
  const setOverlay = useSetOverlay();
  const [isRenewing, setRenewing] = useState(false);
  return (
    <Lines>
      <chakra.p color="fg.muted">Ativa: além da senha, pedimos o código do seu aplicativo autenticador.</chakra.p>
      <CodesLeft />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button icon={KeyRound} onClick={() => setRenewing(true)}>
          Gerar novos códigos
        </Button>
        <Button icon={ShieldOff} onClick={() => setOverlay('two_factor')}>
          Desativar
        </Button>
      </chakra.div>
      {isRenewing && <RenewRecoveryCodes onClose={() => setRenewing(false)} />}
    </Lines>
  );
};

const CodesLeft = () => {
  const { data, error, refetch, isFetching } = useQuery(twoFactorQueries.codes({}));
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return null;
  const { words, few } = recoveryCodesLeft(data);
  if (!few) return <p>{words}</p>;
  return <Banner tone="waiting">{words} Gere novos: sem eles e sem o celular, você não entra.</Banner>;
};

const Lines = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
