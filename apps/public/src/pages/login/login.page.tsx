import { chakra } from '@chakra-ui/react';
import { LoginForm } from '@esteto/auth/login/login-form.tsx';
import { hasConnect } from '@esteto/auth/session/has-connect';
import { takeNotice } from '@esteto/auth/session/notice';
import { safeRedirect } from '@esteto/auth/session/safe-redirect';
import type { StoredUser } from '@esteto/auth/session/session-store';
import { defaultRoute, namedRoute } from '@esteto/domain/identity/route/base-paths';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { path } from '../../path.ts';
import { Welcome } from './welcome.tsx';

const AskRecovery = lazyComponent(() => import('@esteto/auth/recovery/ask-recovery.tsx').then(({ AskRecovery }) => AskRecovery));

export default function LoginPage() {
  const [search] = useSearchParams();
  const [notice] = useState(takeNotice);
  const form = useRef<HTMLFormElement>(null);
  const [forgotten, setForgotten] = useState<{ email: string } | null>(null);
  const forget = () => setForgotten({ email: String(new FormData(form.current ?? undefined).get('email') ?? '') });
  // What the link brought goes on to the home of who is still on the way in; any other home lets it be.
  const home = (user: StoredUser) =>
    user.type === 'doctor' && isBringing(search) ? `${namedRoute['App.Home']}?${search}` : defaultRoute(user);
  const enter = (user: StoredUser) => location.assign(safeRedirect(search.get('redirect')) ?? home(user));
  return (
    <Welcome>
      <title>Entrar · Esteto</title>
      {notice && <Banner tone={notice.tone === 'error' ? 'attention' : 'waiting'}>{notice.text}</Banner>}
      <LoginForm onDone={enter} form={form} />
      {hasConnect() && <ButtonLink to={path('/connect')}>Entrar com a conta corporativa</ButtonLink>}
      <Button variant="ghost" justifySelf="center" onClick={forget}>
        Esqueci minha senha
      </Button>
      <chakra.nav aria-label="Ainda sem conta" display="flex" justifyContent="center" gap="6" lineHeight="2.75rem">
        <Link to={path('/cadastro', undefined, Object.fromEntries(search))}>Criar conta</Link>
        <Link to={path('/simulacoes', undefined, Object.fromEntries(search))}>Simular impostos</Link>
      </chakra.nav>
      <chakra.nav aria-label="Políticas" display="flex" justifyContent="center" gap="4" fontSize="sm">
        <Link to={path('/termos-de-servico')}>Termos</Link>
        <Link to={path('/politica-de-privacidade')}>Privacidade</Link>
        <Link to={path('/politica-de-cookies')}>Cookies</Link>
      </chakra.nav>
      {forgotten && (
        <Suspense>
          <AskRecovery {...forgotten} onClose={() => setForgotten(null)} />
        </Suspense>
      )}
    </Welcome>
  );
}

/** Without the whole of a simulation's reading: this page comes before all others. */
const isBringing = (search: URLSearchParams): boolean => ['cupom', 'indicacao', 'proposta', 'receita'].some((name) => search.has(name));
