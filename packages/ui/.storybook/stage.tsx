import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { UiProvider } from '../src/frame/provider.tsx';
import { readStoryError } from '../src/testing/story-error.ts';

type StageProps = { story: ReactNode; routes?: RouteObject[]; at?: string; bare: boolean };

/** The real provider and a router of its own, around a story of a part. (A whole screen brings the providers of its app.) */
export const Stage = ({ story, routes, at = '/', bare }: StageProps) => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } }));
  const element = bare ? story : <main style={{ padding: 24 }}>{story}</main>;
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/', element, children: routes ?? [] },
        { path: '*', element },
      ],
      { initialEntries: [at] },
    ),
  );
  return (
    <UiProvider readError={readStoryError} router={router} queryClient={client}>
      <RouterProvider router={router} />
    </UiProvider>
  );
};
