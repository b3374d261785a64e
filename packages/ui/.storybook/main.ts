import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: [
    './*.mdx',
    '../src/**/*.stories.tsx',
    '../../{auth,shell,features}/src/**/*.stories.tsx',
    '../../../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The highlighter looks through every element of the page at each change; speed is measured without it.
  features: { highlight: !process.env['STORYBOOK_WITHOUT_TOOLS'] },
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
