/// <reference types="vite/client" />
import './fonts.css';
import './reset.css';
import './global.css';
import './theme.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { PathProvider, type PathSource } from '../dialog/page-path.ts';
import { ConfirmProvider } from '../dialog/use-confirm.tsx';
import { type ReadError, ReadErrorProvider } from '../errors/read-error.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { system } from './system.ts';

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
        <Toaster />
      </ReadErrorProvider>
    </ChakraProvider>
  );
};
