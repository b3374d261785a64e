import { accountQueries } from '@esteto/api-client/identity/account';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { AccessLog } from './access-log.tsx';
import { AccountColumn, AccountColumns } from './account-columns.tsx';
import { CloseAccount } from './close-account.tsx';
import { DataCopy } from './data-copy.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordChange } from './password-change.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInEmail } from './sign-in-email.tsx';

/** What everybody has of their own, in whichever app: data, password, second factor, sessions and the log of what happened to the account. */
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
            <AccessLog />
            <DataCopy />
            <CloseAccount account={data} />
          </AccountColumn>
        </AccountColumns>
      )}
    </Page>
  );
};
