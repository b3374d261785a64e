import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { configure, prettyDOM } from 'storybook/test';
import { waitingToastsAtom } from '../src/components/toast/toast.ts';
import { toaster } from '../src/components/toast/toaster.tsx';
import { clientStore } from '../src/system/state/client-store.ts';
import { applyTheme } from '../src/system/style/theme.ts';
import { shiftDate } from '../src/testing/shift-date.ts';
import { Stage } from './stage.tsx';

const RealDate = Date;

/** Every story begins on this Tuesday at noon in São Paulo, as the journeys do: what it shows is the same on every day, however long the page stands. */
const startClock = (): void => {
  globalThis.Date = RealDate;
  shiftDate(Date.parse('2026-11-24T15:00:00Z') - Date.now());
};

startClock();

configure({
  // How long a story waits for what must come, not how fast it must be: the machine may be busy.
  asyncUtilTimeout: 30_000,
  // The page is written out for who reads the error, and not at every look at what has not come yet, which is a twentieth of all that stories do.
  // The message can be defined again, which `waitFor` does when the time is up: else a story without its text would hang until its own limit.
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    return Object.defineProperty(error, 'message', {
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      configurable: true,
    });
  },
});

const DocsPage = lazy(() => import('./docs-page.tsx'));

/**
 * Every story stands in the real provider, below a router of its own. A story with dialogs of its own gives `parameters.routes` and
 * `parameters.at`; a whole screen says `parameters.screen` and brings its app's router and providers (packages/shell/src/testing).
 */
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
          { value: 'both', title: 'Claro e escuro, lado a lado', icon: 'sidebyside' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Only of what is wrong every element is named: naming all that is right takes as long as the look.
      options: { resultTypes: ['violations'] },
      // It compares every element with every other rule of spacing, which no component of ours writes; the journeys ask it of every address.
      config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      // Tests have no use for it.
      container: (props: DocsProps) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
    },
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
          'Esteto',
          'Fundamentos',
          ['Cores', 'Situações', 'Tipografia', 'Espaço e forma', 'Movimento', 'Ícones', 'Palavras'],
          'Componentes',
          'Padrões',
          'Moldura',
          'Diálogos',
          'Telas',
          ['Médico', 'Painel', 'Gestão', 'Público'],
        ],
      },
    },
  },
  // All stories share one page: what one was told is not shown in the next, and its minutes are not counted.
  beforeEach: () => {
    startClock();
    clientStore.set(waitingToastsAtom, []);
    toaster.remove();
  },
  decorators: [
    (Story, { globals, parameters, id }) => {
      // 'both' is light here: the manager puts a second document beside this one, which is told 'dark'.
      applyTheme(globals.theme === 'dark' ? 'dark' : 'light');
      if (parameters.screen === true) return <Story />;
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

type DocsProps = ComponentProps<typeof DocsPage>;

// Tests look at what stands, not at what is on its way.
if (import.meta.env.MODE === 'test') {
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  document.head.append(still);
}
