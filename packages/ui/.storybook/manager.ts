import { createElement, type ReactNode } from 'react';
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api';
import { brandTheme } from './brand-theme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: brandTheme(isDark ? 'dark' : 'light'), sidebar: { showRoots: true } });

addons.register('esteto', () => {
  addons.add('esteto/side-by-side', {
    type: types.PREVIEW,
    id: 'esteto/side-by-side',
    render: SideBySide,
  });
});

type SideBySideProps = { storyId: string; children: ReactNode };

/**
 * The story in light as ever, and beside it a second document that shows the same one in dark: dialogs and toasts stand in each.
 * (Storybook's own build of what surrounds the stories knows only the classic JSX.)
 */
const SideBySide = ({ storyId, children }: SideBySideProps) => {
  const [{ theme }] = useGlobals();
  const { viewMode = 'story' } = useStorybookState();
  const address = `iframe.html?id=${encodeURIComponent(storyId)}&viewMode=${viewMode}&globals=theme:dark`;
  return createElement(
    'div',
    { style: { display: 'flex', width: '100%', height: '100%' } },
    createElement('div', { style: { position: 'relative', ...half } }, children),
    theme === 'both' &&
      createElement('object', { 'aria-label': 'A mesma história no tema escuro', type: 'text/html', data: address, style: half }),
  );
};

const half = { flex: 1, minWidth: 0, height: '100%' } as const;
