import { LoginForm } from '@esteto/auth/login/login-form.tsx';
import { takeNotice } from '@esteto/auth/session/notice';
import { safeRedirect } from '@esteto/auth/session/safe-redirect';
import type { StoredUser } from '@esteto/auth/session/session-store';
import { defaultRoute, namedRoute } from '@esteto/domain/route/base-paths';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Welcome } from './welcome.tsx';

export default function LoginPage() {
  const [search] = useSearchParams();
  const [notice] = useState(takeNotice);
  const enter = (user: StoredUser) => location.assign(safeRedirect(search.get('redirect')) ?? defaultRoute(user));
  return (
    <Welcome>
      <title>Entrar · Esteto</title>
      {notice && <Banner tone={notice.tone === 'error' ? 'attention' : 'waiting'}>{notice.text}</Banner>}
      <LoginForm onDone={enter} />
      <Link to={namedRoute.Simulations} justifySelf="center" lineHeight="2.75rem">
        Simular impostos
      </Link>
    </Welcome>
  );
}
