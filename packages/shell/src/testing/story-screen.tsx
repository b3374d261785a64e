import { startApi } from '@esteto/api-client/api';
import { createQueryClient } from '@esteto/api-client/query-client';
import { answers, refuses, type StoryAnswer, storyServer } from '@esteto/api-client/testing/story-server';
import { nobody, principalOf } from '@esteto/auth/principal/principal';
import { endSession } from '@esteto/auth/session/session-store';
import { answersAbout, type StoryPerson, signIn } from '@esteto/auth/testing/story-people';
import { session } from '@esteto/contract/identity/session';
import { lawTable, lawTableAnswer } from '@esteto/contract/month/law-table';
import { log } from '@esteto/contract/office/log';
import { news } from '@esteto/contract/office/news';
import { notice } from '@esteto/contract/office/notice';
import { nps } from '@esteto/contract/office/nps';
import { savedView } from '@esteto/contract/office/saved-view';
import { decide } from '@esteto/domain/identity/permission/access';
import type { App } from '@esteto/domain/identity/route/base-paths';
import { LAW_TABLES } from '@esteto/domain/law/tax/tables/law-tables';
import { clientStore } from '@esteto/ui/system/state/client-store';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Asides } from '../frame/asides.tsx';
import { cornerPanelAtom } from '../frame/corner-panel.ts';
import { ScopeSwitcher } from '../frame/scope-switcher.tsx';
import { markAnnounced } from '../layout/announced.ts';
import { keepLayout, type Layout } from '../layout/layout-choice.ts';
import { overlayAtom } from '../overlay/overlay.ts';
import type { RouteTable } from '../route/route-table.ts';
import { AppProviders } from '../start/app-providers.tsx';
import { buildRoutes } from '../start/build-routes.tsx';

export type StoryScreen = {
  app: Exclude<App, 'public'>;
  /** The app's own table. */
  routes: RouteTable;
  /** The address of the page or dialog: '/app/faturamento/tomadores/criar'. */
  at: string;
  person: StoryPerson;
  /** The doctor's choice; modern unless said otherwise. */
  layout?: Layout;
  /** What the server says to the screen's calls; those of the frame are answered already. */
  answers: readonly StoryAnswer[];
};

type Visit = ReturnType<typeof storyServer>;

let visit: Visit | null = null;

/** The server of the story on the screen: what it was sent. */
export const theServer = (): Visit => {
  if (!visit) throw new Error('No screen is shown.');
  return visit;
};

/** A page or dialog of an app as it is: at its address, guarded, in the frame, with the app's providers, on a server that is made up. */
export const storyScreen = ({ person, layout = 'modern', answers: own, ...where }: StoryScreen): StoryObj => ({
  parameters: { screen: true, controls: { disable: true } },
  beforeEach: () => {
    visit?.undo();
    // All stories share one page: nothing that the former opened stands over this one.
    clientStore.set(overlayAtom, null);
    clientStore.set(cornerPanelAtom, null);
    visit = storyServer([...own, ...answersAbout(person), ...ofTheFrame].map(asFarAs(person)));
    startApi({ token: () => 'a-token', onFailure: () => undefined });
    signIn(person);
    markAnnounced();
    keepLayout(layout);
  },
  render: (_args, { id }) => <Screen key={`${id} ${where.at}`} {...where} />,
});

/** As the server does, by the same rule: what the person may not call is refused. */
const asFarAs = ({ user, companies, groups }: StoryPerson) => {
  const principal = principalOf({ ...nobody, user, company: companies[0] ?? null, group: groups[0] ?? null });
  return (answer: StoryAnswer): StoryAnswer =>
    decide(answer.endpoint.who, principal).allowed ? answer : refuses(answer.endpoint, 403, FORBIDDEN);
};

const FORBIDDEN = 'Você não tem permissão para isso.';

const ofTheFrame = [
  answers(nps.started, { id: null }),
  answers(savedView.list, []),
  answers(notice.unread, { count: 0 }),
  answers(news.current, []),
  answers(log.tellExport, undefined),
  answers(lawTable.inForce, lawTableAnswer(LAW_TABLES)),
  { endpoint: session.keepRoute, answer: () => ({ status: 204 }) },
];

/** Leaves when it is taken away, unless the next screen has come already: a session that ends under an open screen would lead to Login. */
const Screen = ({ app, routes, at }: Pick<StoryScreen, 'app' | 'routes' | 'at'>) => {
  const [{ mine, queryClient, router }] = useState(() => {
    const client = createQueryClient();
    const tree = buildRoutes(
      { app, routes, scope: app !== 'painel' && <ScopeSwitcher />, asides: app === 'professional' && <Asides /> },
      client,
    );
    return { mine: visit, queryClient: client, router: createMemoryRouter(tree, { initialEntries: [at] }) };
  });
  useEffect(
    () => () => {
      router.dispose();
      if (visit !== mine) return;
      visit?.undo();
      visit = null;
      endSession();
    },
    [mine, router],
  );
  return (
    <AppProviders router={router} queryClient={queryClient} touch={app === 'professional'}>
      <RouterProvider router={router} />
    </AppProviders>
  );
};
