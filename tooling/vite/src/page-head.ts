import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@esteto/domain/identity/route/base-paths';
import { testEnvironmentOf } from '@esteto/domain/office/banner/banner-rules';
import { colors } from '@esteto/ui/system/style/colors';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FIRST_MENU, FIRST_MENU_STYLE } from './first-menu.ts';

/**
 * What the head of every app's page has in common. The one inline script runs before the first paint: it sets the colour mode (the key and
 * the classes are those of ui's system/theme.ts). The server lets it run by its hash, which it takes from the built page.
 */
export const pageHead = (app: App): Plugin => ({
  name: 'esteto:page-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { server }) => ({
      html: withMenu(app, withConnect(inEnvironment(html))),
      tags: [
        ...META,
        ...(server ? [] : INSTALLABLE),
        { tag: 'style', children: app === 'public' ? FIRST_COLORS : FIRST_COLORS + FIRST_MENU_STYLE },
        { tag: 'script', children: readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8').trim() },
      ],
    }),
  },
});

const withMenu = (app: App, html: string): string =>
  app === 'public' ? html : html.replace('<div id="root"></div>', `<div id="root">${FIRST_MENU}</div>`);

/** For pages that are served as files: the environment's banner. (Our server writes the same into the page by its own setting.) */
const inEnvironment = (html: string): string => {
  const testEnvironment = testEnvironmentOf(process.env.ENVIRONMENT ?? 'production');
  return testEnvironment ? html.replace('<html', `<html data-environment="${testEnvironment}"`) : html;
};

/** The same for the corporate provider, to which only the login leads. */
const withConnect = (html: string): string => (process.env.CONNECT_ISSUER ? html.replace('<html', '<html data-connect="on"') : html);

const { bg, fg, border, brand } = colors;

/** The design system's variables that the page itself needs before the design system has come; its values, its names. */
const FIRST: Record<string, { light: string; dark: string }> = {
  'bg-canvas': bg.canvas,
  'bg-surface': bg.surface,
  'fg-default': fg.default,
  'fg-muted': fg.muted,
  'border-default': border.default,
  'border-strong': border.strong,
  'brand-solid': brand.solid,
  'brand-contrast': brand.contrast,
  'brand-subtle': brand.subtle,
  'brand-fg': brand.fg,
};

const variables = (mode: 'light' | 'dark'): string =>
  Object.entries(FIRST)
    .map(([name, pair]) => `--e-colors-${name}:${pair[mode]}`)
    .join(';');

const FIRST_COLORS = `:root{${variables('light')}}:root.dark{${variables('dark')}}html{background:var(--e-colors-bg-canvas)}`;

/** ui's Brand, as a file. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="9" fill="${brand.solid.light}"/><path d="M9 8.5v5a6 6 0 0 0 12 0v-5M15 19.5v1a4.5 4.5 0 0 0 9 0v-1.2" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><circle cx="24" cy="17" r="2.2" fill="#fff"/></svg>`;

const META: HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { charset: 'utf-8' } },
  { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' } },
  { tag: 'meta', attrs: { name: 'theme-color', content: bg.canvas.light, media: '(prefers-color-scheme: light)' } },
  { tag: 'meta', attrs: { name: 'theme-color', content: bg.canvas.dark, media: '(prefers-color-scheme: dark)' } },
  { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(MARK)}` } },
];

/** The dev server has none of these files (web-manifest.ts). */
const INSTALLABLE: HtmlTagDescriptor[] = [
  { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/180.png' } },
];
