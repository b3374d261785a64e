import { chakra } from '@chakra-ui/react';
import { sessionQueries } from '@esteto/api-client/identity/session';
import { useSetOverlay } from '@esteto/shell/overlay/overlay';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';

export const SecondFactor = () => {
  const { data: user } = useQuery(sessionQueries.user({}));
  const setOverlay = useSetOverlay();
  if (!user) return null;
  const isOn = user.has_two_factor;
  return (
    <Card title="Autenticação em dois fatores">
      <chakra.div display="grid" gap="4" justifyItems="start">
        <chakra.p color="fg.muted">
          {isOn
            ? 'Ativa: além da senha, pedimos o código do seu aplicativo autenticador.'
            : 'Desativada. Com ela, quem descobrir a sua senha ainda precisa do seu celular para entrar.'}
        </chakra.p>
        <Button icon={isOn ? ShieldOff : ShieldCheck} onClick={() => setOverlay('two_factor')}>
          {isOn ? 'Desativar' : 'Ativar'}
        </Button>
      </chakra.div>
    </Card>
  );
};
