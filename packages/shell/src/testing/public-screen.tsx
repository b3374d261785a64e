import { startApi } from '@esteto/api-client/api';
import { type StoryAnswer, storyServer } from '@esteto/api-client/testing/story-server';
import { endSession, startSession } from '@esteto/auth/session/session-store';
import type { StoryPerson } from '@esteto/auth/testing/story-people';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { RouteTable } from '../route/route-table.ts';
import { toRoutes } from '../route/to-routes.ts';
import { PublicProviders } from '../start/public-providers.tsx';

type PublicScreen = {
  routes: RouteTable;
  /** The address of the page: '/recuperar-senha/um-link'. */
  at: string;
  answers?: readonly StoryAnswer[];
  /** In a browser that somebody is signed in with. */
  person?: StoryPerson;
};

let server: ReturnType<typeof storyServer> | null = null;

/** The server of the story on the screen: what it was sent. */
export const publicServer = (): ReturnType<typeof storyServer> => {
  if (!server) throw new Error('No public screen is shown.');
  return server;
};

/** A page of the public app as it is: at its address, with nobody signed in unless said otherwise, on a server that is made up. */
export const publicScreen = ({ answers = [], person, ...where }: PublicScreen): StoryObj => ({
  parameters: { screen: true, controls: { disable: true } },
  beforeEach: () => {
    const own = storyServer(answers);
    server = own;
    endSession();
    startApi({ token: () => null, onFailure: () => undefined });
    if (person) startSession('um-token', person.user);
    return () => {
      own.undo();
      endSession();
    };
  },
  render: (_args, { id }) => <Screen key={`${id} ${where.at}`} {...where} />,
});

const Screen = ({ routes, at }: Pick<PublicScreen, 'routes' | 'at'>) => {
  const [router] = useState(() => createMemoryRouter(toRoutes(routes), { initialEntries: [at] }));
  return (
    <PublicProviders router={router}>
      <RouterProvider router={router} />
    </PublicProviders>
  );
};
