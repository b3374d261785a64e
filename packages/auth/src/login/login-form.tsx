import { chakra } from '@chakra-ui/react';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { type RefObject, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoredUser } from '../session/session-store.ts';
import { EmailInput, PasswordInput } from './login-inputs.tsx';
import type { LoginProblem } from './submit-login.ts';

/** The schema and the way to the server: fetched with the first touch of the form. */
const loadSubmit = () => import('./submit-login.ts');

const VerifyEmail = lazyComponent(() => import('../verification/verify-email.tsx').then(({ VerifyEmail }) => VerifyEmail));

const AskSecondFactor = lazyComponent(() => import('../two-factor/ask-second-factor.tsx').then(({ AskSecondFactor }) => AskSecondFactor));

const NO_PROBLEM: LoginProblem = { fields: {}, message: null };
const NOT_LOADED: LoginProblem = { fields: {}, message: 'Parte desta página não carregou. Confira a conexão e tente de novo.' };

/**
 * E-mail and password. Made of plain inputs instead of ui's Form, because this is the first thing that anybody loads: the form library is
 * not needed, and the rest comes while the person types. `form`: for who wants to know what is typed.
 */
export const LoginForm = ({ onDone, form: given }: { onDone: (user: StoredUser) => void; form?: RefObject<HTMLFormElement | null> }) => {
  const [problem, setProblem] = useState(NO_PROBLEM);
  const [busy, setBusy] = useState(false);

  const own = useRef<HTMLFormElement>(null);
  const formRef = given ?? own;
  const submit = async () => {
    const form = formRef.current;
    if (busy || !form) return;
    const typed = new FormData(form);
    setBusy(true);
    const answer = await loadSubmit().then(
      ({ submitLogin }) => submitLogin({ email: textOf(typed, 'email'), password: textOf(typed, 'password') }),
      () => NOT_LOADED,
    );
    // Stays busy while the person's own app is being opened.
    if ('user' in answer) return onDone(answer.user);
    flushSync(() => {
      setProblem(answer);
      setBusy(false);
    });
    form.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  };
  const afterVerification = (verified: boolean) => {
    setProblem(({ unverified: _, ...rest }) => (verified ? NO_PROBLEM : rest));
    if (verified) void submit();
  };

  const afterSecondFactor = (user: StoredUser | null) => {
    setProblem(NO_PROBLEM);
    if (!user) return;
    setBusy(true);
    onDone(user);
  };

  return (
    <>
      <chakra.form
        ref={formRef}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
        onFocus={() => void loadSubmit().catch(() => undefined)}
        noValidate
        display="grid"
        gap="6"
        aria-label="Entrar"
      >
        {problem.message && !problem.enterWith && <Problem problem={problem} />}
        <FieldGrid>
          <EmailInput error={problem.fields.email} />
          <PasswordInput error={problem.fields.password} />
        </FieldGrid>
        <Button type="submit" variant="primary" busy={busy} height="11">
          Entrar
        </Button>
      </chakra.form>
      {/* Beside the form: what is sent in the dialog must not send the form around it. */}
      {problem.unverified && (
        <Suspense>
          <VerifyEmail {...problem.unverified} atLogin onAnswer={afterVerification} />
        </Suspense>
      )}
      {problem.enterWith && (
        <Suspense>
          <AskSecondFactor enterWith={problem.enterWith} onAnswer={afterSecondFactor} />
        </Suspense>
      )}
    </>
  );
};

const textOf = (typed: FormData, name: string): string => {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
};
