import { call } from '@esteto/api-client/api';
import { managerInviteByToken } from '@esteto/api-client/group-manager';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { groupManager } from '@esteto/contract/group-manager';
import { managerRoleLabel } from '@esteto/domain/group-manager/manager-roles';
import { namedRoute } from '@esteto/domain/route/base-paths';
import { BlockingDialogs } from '@esteto/shell/blocking/blocking-dialogs.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AcceptInvite } from '../../features/convite/accept-invite.tsx';
import { callAsPerson } from '../../features/convite/call-as-person.ts';
import { InviteOver } from '../../features/convite/invite-over.tsx';
import { ManagerAccount } from './manager-account.tsx';

/** Where the link of a group's invitation leads: a manager accepts with their account, who has none makes one. */
export default function ManagerInvitePage() {
  const [client] = useState(callAsPerson);
  const { token = '' } = useParams();
  return (
    <QueryClientProvider client={client}>
      <BlankLayout>
        <title>Convite · Esteto</title>
        <Invitation token={token} />
      </BlankLayout>
      <BlockingDialogs />
    </QueryClientProvider>
  );
}

const Invitation = ({ token }: { token: string }) => {
  const { data, error, refetch, isFetching } = useQuery(managerInviteByToken(token));
  const user = useStoredUser();
  const readError = useReadError();
  const status = error && readError(error).status;
  if (status === 422 || status === 409) return <InviteOver />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading label="Abrindo o convite" />;
  const { group, invited_by, role, email, has_account } = data;
  return (
    <Page title={`Convite para ${group}`} subtitle={`${invited_by ?? 'A equipe do Esteto'} convida você como ${managerRoleLabel[role]}.`}>
      {has_account ? (
        <AcceptInvite
          email={email}
          signedIn={user !== null}
          gain="O grupo entra na sua lista."
          onAccept={async () => {
            await call(groupManager.accept, { body: { token } });
            location.assign(namedRoute['Management.Duty']);
          }}
        />
      ) : (
        <ManagerAccount token={token} invite={data} />
      )}
    </Page>
  );
};
