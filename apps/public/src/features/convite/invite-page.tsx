import { BlockingDialogs } from '@esteto/shell/blocking/blocking-dialogs.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { callAsPerson } from './call-as-person.ts';
import { InviteOver } from './invite-over.tsx';

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
