import { readFailure } from '@esteto/api-client/read-error';
import { userAtom } from '@esteto/auth/session/session-store';
import { mayExport } from '@esteto/domain/office/log/may-export';
import { UiProvider } from '@esteto/ui/frame/provider.tsx';
import { ExportTellingProvider, type TellExport } from '@esteto/ui/system/context/export-telling';
import { HelpOfferProvider, type OfferHelp } from '@esteto/ui/system/context/help-offer.tsx';
import type { PathSource } from '@esteto/ui/system/context/route-path';
import { clientStore } from '@esteto/ui/system/state/client-store';
import type { QueryClient } from '@tanstack/react-query';
import { Provider, useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useMemo } from 'react';

type AppProvidersProps = {
  router: PathSource;
  queryClient: QueryClient;
  touch: boolean;
  /** What is offered where something failed. */
  help?: OfferHelp;
  children: ReactNode;
};

/** The store, the cache, the design system and the reader of errors, which tells staff more of a 500. */
export const AppProviders = (props: AppProvidersProps) => (
  <Provider store={clientStore}>
    <Ui {...props} />
  </Provider>
);

/** What leaves as a file stands in the log. Fetched with the first export. */
const tellExport: TellExport = async (made) => (await import('@esteto/api-client/list-export')).tellExport(made);

const Ui = ({ router, queryClient, touch, help, children }: AppProvidersProps) => {
  const user = useAtomValue(userAtom);
  const isAdmin = user?.type === 'admin';
  const exports = useMemo(() => ({ tell: tellExport, may: (list: string) => user === null || mayExport(user, list) }), [user]);
  const readError = useCallback((error: unknown) => readFailure(error, isAdmin), [isAdmin]);
  return (
    <UiProvider readError={readError} router={router} queryClient={queryClient} touch={touch}>
      <ExportTellingProvider value={exports}>
        <HelpOfferProvider value={help ?? null}>{children}</HelpOfferProvider>
      </ExportTellingProvider>
    </UiProvider>
  );
};
