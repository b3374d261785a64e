import { colors } from '@esteto/ui/system/style/colors';
import type { Plugin } from 'vite';

/** What a phone or desktop needs to install the site as one app. It stands at the root, so the app there brings it, with the icons of its `public` folder. */
export const webManifest = (): Plugin => {
  let isRoot = false;
  return {
    name: 'esteto:web-manifest',
    apply: 'build',
    configResolved: ({ base }) => {
      isRoot = base === '/';
    },
    generateBundle() {
      if (isRoot) this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) });
    },
  };
};

const icon = (size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** It starts at the root, which sends a signed-in person to their own app. */
const MANIFEST = {
  id: '/',
  name: 'Esteto',
  short_name: 'Esteto',
  description: 'A plataforma dos médicos brasileiros e de seus contadores.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: colors.bg.canvas.light,
  background_color: colors.bg.canvas.light,
  icons: [icon(192), icon(512), icon(512, 'maskable')],
};
