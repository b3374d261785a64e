import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: [
    './*.mdx',
    '../src/**/*.stories.tsx',
    '../../{auth,shell,features,mail}/src/**/*.stories.tsx',
    '../../../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The highlighter looks through every element of the page at each change; speed is measured without it.
  features: { highlight: !process.env['STORYBOOK_WITHOUT_TOOLS'] },
  // Its own Storybook would stand below ours, fetched from outside.
  refs: { '@chakra-ui/react': { disable: true } },
  // What a component takes, told in its docs; tests have no use for it.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
} satisfies StorybookConfig;
