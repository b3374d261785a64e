import { readFailure } from '@esteto/api-client/read-error';
import { UiProvider } from '@esteto/ui/frame/provider.tsx';
import type { PathSource } from '@esteto/ui/system/context/route-path';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';

/** The store, the design system and the reader of errors. Nobody is signed in here, so nobody is told more of a 500. */
export const PublicProviders = ({ router, children }: { router: PathSource; children: ReactNode }) => (
  <Provider store={clientStore}>
    <UiProvider readError={readError} router={router}>
      {children}
    </UiProvider>
  </Provider>
);

const readError = (error: unknown) => readFailure(error, false);
