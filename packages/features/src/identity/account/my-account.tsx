import { chakra } from '@chakra-ui/react';
import { accountMutations, accountQueries } from '@esteto/api-client/identity/account';
import type { OwnAccount } from '@esteto/contract/identity/account';
import { accountForm, passwordChangeForm } from '@esteto/domain/identity/user/account-form';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { NewPasswordField } from '@esteto/ui/components/field/text/new-password-field.tsx';
import { PasswordField } from '@esteto/ui/components/field/text/password-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountRows } from './account-rows.tsx';
import { CloseAccount } from './close-account.tsx';
import { DataCopy } from './data-copy.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { RememberedDevices } from './remembered-devices.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInEmail } from './sign-in-email.tsx';

/** What everybody has of their own, in whichever app: data, password, second factor, sessions, remembered browsers and the log of what happened to the account. */
export const MyAccount = () => {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.detail({}));
  return (
    <Page title="Minha conta" subtitle={data && `Você entra com ${data.email}.`}>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && (
        <AccountColumns>
          <AccountColumn>
            <OwnData account={data} />
            <SignInEmail email={data.email} />
            <PasswordChange email={data.email} />
            <NoticeSettings />
          </AccountColumn>
          <AccountColumn>
            <SecondFactor />
            <OpenSessions />
            <RememberedDevices />
            <AccessLog />
            <DataCopy />
            <CloseAccount account={data} />
          </AccountColumn>
        </AccountColumns>
      )}
    </Page>
  );
};

const AccessLog = () => (
  <Card title="Últimos acessos">
    <AccountRows
      query={accountQueries.accesses({})}
      row={({ label, device, ip, created_at }) => ({ title: label, detail: [device, ip], end: formatInstant(created_at, today()) })}
      initially={8}
    />
  </Card>
);

/** Two columns of cards at the desk, one on the phone. */
const AccountColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});

const AccountColumn = chakra('div', {
  base: { display: 'grid', gap: { base: '4', md: '5' }, gridTemplateColumns: 'minmax(0, 1fr)' },
});

const OwnData = ({ account: { name, notifications_email, notifications_email_asked, version } }: { account: OwnAccount }) => {
  const pendingHelp =
    notifications_email_asked &&
    `Enviamos um link para ${notifications_email_asked}. Até você abri-lo, os avisos vão para ${notifications_email ?? 'o e-mail com que você entra'}.`;
  const { mutateAsync: update } = useMutation(accountMutations.update);
  return (
    <Card title="Seus dados">
      {/* Anew with each version, so that it starts from what was saved. */}
      <Form
        key={version}
        schema={accountForm}
        initial={{ name, notifications_email }}
        onSubmit={async (body) => {
          const saved = await update({ body: { ...body, version } });
          const isAsked = saved.notifications_email_asked !== notifications_email_asked && saved.notifications_email_asked;
          toast.success(isAsked ? `Dados salvos. Abra o link que enviamos para ${isAsked}.` : 'Dados salvos.');
        }}
      >
        <TextField name="name" autoComplete="name" />
        <EmailField name="notifications_email" help={pendingHelp ?? 'Sem ele, os avisos vão para o e-mail com que você entra.'} />
        <SubmitButton justifySelf="start">Salvar</SubmitButton>
      </Form>
    </Card>
  );
};

/** `email`: for the browser's own store of passwords, which would save the new one without a name. */
const PasswordChange = ({ email }: { email: string }) => {
  const { mutateAsync: change } = useMutation(accountMutations.changePassword);
  const [changes, setChanges] = useState(0);
  return (
    <Card title="Senha">
      <Form
        key={changes}
        schema={passwordChangeForm}
        initial={{}}
        onSubmit={async (body) => {
          await change({ body });
          toast.success('Senha trocada. As suas outras sessões foram encerradas.');
          setChanges((count) => count + 1);
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" autoComplete="current-password" />
        <NewPasswordField name="password" about={[email]} />
        <SubmitButton variant="secondary" justifySelf="start">
          Trocar a senha
        </SubmitButton>
      </Form>
    </Card>
  );
};
