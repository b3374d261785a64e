import { startApi } from '@esteto/api-client/api';
import { effectOf } from '@esteto/api-client/error-catalogue';
import { createQueryClient } from '@esteto/api-client/query-client';
import { accessTokenAtom, endSession } from '@esteto/auth/session/session-store';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { askPerson } from '@esteto/shell/blocking/ask-person';
import { BlockingDialogs } from '@esteto/shell/blocking/blocking-dialogs.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';

type InvitePageProps<View> = {
  /** What the invitation of a token offers. */
  view: QueryFactory<string, View>;
  children: (view: View, token: string) => ReactNode;
};

/** Where the link of an invitation leads, whatever it asks in to: who has an account accepts with it, who has none makes one. */
export const InvitePage = <View,>(props: InvitePageProps<View>) => {
  const [client] = useState(callAsPerson);
  return (
    <QueryClientProvider client={client}>
      <BlankLayout>
        <title>Convite · Esteto</title>
        <Invitation {...props} />
      </BlankLayout>
      <BlockingDialogs />
    </QueryClientProvider>
  );
};

const Invitation = <View,>({ view, children }: InvitePageProps<View>) => {
  const { token = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(asQuery(view(token)));
  const readError = useReadError();
  const status = error && readError(error).status;
  if (status === 422 || status === 409) return <InviteOver />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  return data ? children(data, token) : <Loading label="Abrindo o convite" />;
};

/**
 * The public pages know nobody; this one calls as whoever this browser is signed in as. What they owe first (terms, e-mail) is asked here, and a session
 * that is over asks them to sign in again on the spot.
 */
const callAsPerson = (): QueryClient => {
  startApi({
    token: () => clientStore.get(accessTokenAtom),
    onFailure: (failure) => {
      if (effectOf(failure) === 'end_session') endSession();
    },
    hold: { ask: (kind) => askPerson({ kind }), leave: endSession },
  });
  return createQueryClient();
};

/** Page of an invitation that was accepted, has expired or was taken back. */
const InviteOver = () => (
  <StateFrame
    icon={MailWarning}
    tone="waiting"
    title={<h1>Este convite não vale mais</h1>}
    action={<ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>}
  >
    Ele já foi aceito, venceu ou foi retirado. Peça outro a quem convidou você.
  </StateFrame>
);
