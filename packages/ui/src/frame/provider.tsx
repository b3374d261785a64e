/// <reference types="vite/client" />
import '../system/style/fonts.css';
import '../system/style/reset.css';
import '../system/style/global.css';
import '../system/style/theme.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { LiveToaster } from '../components/toast/live-toaster.tsx';
import { ConfirmProvider } from '../patterns/dialog/use-confirm.tsx';
import { type ReadError, ReadErrorProvider } from '../system/context/read-error.tsx';
import { PathProvider, type PathSource } from '../system/context/route-path.ts';
import { system } from '../system/style/system.ts';

type UiProviderProps = {
  readError: ReadError;
  /** The app's router: dialogs close when its path changes. */
  router: PathSource;
  queryClient?: QueryClient;
  /** The doctor's app: 44 px targets and 16 px text on a phone. */
  touch?: boolean;
  children: ReactNode;
};

/** What every app wraps itself in: the design system, the colour mode, the reader of errors, questions and toasts. */
export const UiProvider = ({ readError, router, queryClient, touch = false, children }: UiProviderProps) => {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-touch', touch);
  }, [touch]);
  return (
    <ChakraProvider value={system()}>
      <ReadErrorProvider value={readError}>
        <PathProvider value={router}>
          <ConfirmProvider>
            {queryClient ? <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> : children}
          </ConfirmProvider>
        </PathProvider>
        <LiveToaster />
      </ReadErrorProvider>
    </ChakraProvider>
  );
};
