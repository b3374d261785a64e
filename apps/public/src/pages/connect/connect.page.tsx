import { beginConnect, finishConnect } from '@esteto/auth/session/connect';
import { hasConnect } from '@esteto/auth/session/has-connect';
import { codedMessage } from '@esteto/contract/coded-error';
import { defaultRoute, namedRoute } from '@esteto/domain/identity/route/base-paths';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** To the corporate identity provider, and back from it: without what the provider brings the browser is sent there. */
export default function ConnectPage() {
  const [search] = useSearchParams();
  const [error, setError] = useState<unknown>(null);
  const readError = useReadError();
  const isBack = search.has('code') || search.has('error');
  const isOff = !isBack && !hasConnect();
  useEffect(() => {
    if (isOff) return;
    const next = isBack ? finishConnect(search).then(defaultRoute) : beginConnect();
    next.then((address) => location.assign(address)).catch(setError);
  }, [isBack, isOff, search]);
  return (
    <BlankLayout>
      <title>Conta corporativa · Esteto</title>
      {error === null && !isOff ? (
        <Loading label={isBack ? 'Entrando com a conta corporativa' : 'Abrindo a conta corporativa'} />
      ) : (
        <StateFrame
          icon={ShieldAlert}
          tone="waiting"
          title={<h1>Você ainda não entrou</h1>}
          action={<ButtonLink to={namedRoute.Login}>Voltar para a entrada</ButtonLink>}
        >
          {isOff ? codedMessage.connect_off : readError(error).message}
        </StateFrame>
      )}
    </BlankLayout>
  );
}
