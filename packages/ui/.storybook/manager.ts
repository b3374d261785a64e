import { addons, types } from 'storybook/manager-api';
import { brandTheme } from './brand-theme.ts';
import { SideBySide } from './side-by-side.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: brandTheme(isDark ? 'dark' : 'light'), sidebar: { showRoots: true } });

addons.register('esteto', () => {
  addons.add('esteto/side-by-side', {
    type: types.PREVIEW,
    id: 'esteto/side-by-side',
    render: SideBySide,
  });
});
