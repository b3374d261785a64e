import type { Preview } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { configure } from 'storybook/test';
import { UiProvider } from '../src/frame/provider.tsx';
import { applyTheme } from '../src/system/style/theme.ts';
import { expectDarkContrast } from '../src/testing/dark-contrast.ts';
import { readStoryError } from '../src/testing/story-error.ts';

// How long a story waits for what must come, not how fast it must be: the machine may be busy.
configure({ asyncUtilTimeout: 15_000 });

/** Every story stands in the real provider, below a router of its own. A story with dialogs of its own gives `parameters.routes` and `parameters.at`. */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Escuro', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Celular (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet (820)', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Mesa (1280)', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'pt-BR',
        order: [
          'Fundamentos',
          ['Cores', 'Situações', 'Tipografia', 'Espaço e forma', 'Movimento', 'Ícones', 'Palavras'],
          'Componentes',
          'Padrões',
          'Diálogos',
          'Faixas',
          'Telas',
        ],
      },
    },
  },
  afterEach: async ({ globals, parameters }) => {
    if (import.meta.env.MODE === 'test' && globals.theme !== 'dark' && isChecked(parameters.a11y)) await expectDarkContrast();
  },
  decorators: [
    (Story, { globals, parameters, id }) => {
      applyTheme(globals.theme === 'dark' ? 'dark' : 'light');
      return (
        <Stage
          key={`${id}-${String(globals.theme)}`}
          story={<Story />}
          routes={parameters.routes as RouteObject[] | undefined}
          at={parameters.at as string | undefined}
          bare={parameters.bare === true}
        />
      );
    },
  ],
};

export default preview;

/** A story may opt out of the accessibility check while it shows something wrong on purpose. */
const isChecked = (a11y: { test?: string } | undefined): boolean => a11y?.test === 'error';

type StageProps = { story: React.ReactNode; routes?: RouteObject[]; at?: string; bare: boolean };

// Tests look at what stands, not at what is on its way.
if (import.meta.env.MODE === 'test') {
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
}

const Stage = ({ story, routes, at = '/', bare }: StageProps) => {
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
