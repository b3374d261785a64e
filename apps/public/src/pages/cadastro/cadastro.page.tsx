import { createQueryClient } from '@esteto/api-client/query-client';
import { writeBrought } from '@esteto/domain/opening/signup/brought-link';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { askedSignup, keepAskedSignup } from '../../features/cadastro/asked-signup.ts';
import { type Asked, ConfirmSignup } from '../../features/cadastro/confirm-signup.tsx';
import { useBrought } from '../../features/cadastro/use-brought.ts';
import { path } from '../../path.ts';
import { SignupFields } from './signup-fields.tsx';

/** Opens an account: the basic data, then the code that the e-mail brings. Who left in between finds the code's step again. */
export default function SignupPage() {
  const [client] = useState(createQueryClient);
  const brought = useBrought();
  const [pending, setPending] = useState<Asked | null>(askedSignup);
  const [typed, setTyped] = useState<Asked['typed']>();
  const goBack = () => {
    keepAskedSignup(null);
    setTyped(pending?.typed);
    setPending(null);
  };
  return (
    <QueryClientProvider client={client}>
      <BlankLayout wide>
        {pending ? (
          <ConfirmSignup signup={pending} goBack={goBack} />
        ) : (
          <Page title="Criar conta" subtitle="Leva dois minutos. O resto você preenche depois, no seu ritmo.">
            <SignupFields
              former={typed}
              onAsked={(next) => {
                keepAskedSignup({ key: next.key, email: next.email });
                setPending(next);
              }}
            />
            <Link to={path('/', undefined, writeBrought(brought))} justifySelf="center" lineHeight="2.75rem">
              Já tenho conta
            </Link>
          </Page>
        )}
      </BlankLayout>
    </QueryClientProvider>
  );
}
