import { create, type ThemeVars } from 'storybook/theming/create';
import { colors } from '../src/system/style/colors.ts';

type Mode = 'light' | 'dark';

/** Storybook's own surroundings in our colours: one for light, one for dark. */
export const brandTheme = (mode: Mode): ThemeVars => {
  const { bg, fg, border, brand } = colors;
  return create({
    base: mode,
    brandTitle: 'Esteto',
    brandUrl: './?path=/docs/esteto-boas-vindas--docs',
    brandTarget: '_self',
    brandImage: logo(brand.solid[mode], brand.contrast[mode], fg.default[mode]),
    colorPrimary: brand.solid[mode],
    colorSecondary: brand.solid[mode],
    appBg: bg.canvas[mode],
    appContentBg: bg.surface[mode],
    appHoverBg: bg.hover[mode],
    appPreviewBg: bg.canvas[mode],
    appBorderColor: border.default[mode],
    appBorderRadius: 12,
    fontBase: '"Inter Variable", "Inter", system-ui, sans-serif',
    textColor: fg.default[mode],
    textInverseColor: brand.contrast[mode],
    textMutedColor: fg.muted[mode],
    barBg: bg.surface[mode],
    barTextColor: fg.muted[mode],
    barHoverColor: brand.fg[mode],
    barSelectedColor: brand.fg[mode],
    buttonBg: bg.surface[mode],
    buttonBorder: border.default[mode],
    inputBg: bg.surface[mode],
    inputBorder: border.strong[mode],
    inputTextColor: fg.default[mode],
    inputBorderRadius: 8,
  });
};

/** The mark of the product (components of the frame draw the same) and its name beside it, as the address of a picture. */
const logo = (solid: string, contrast: string, ink: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32" viewBox="0 0 120 32" fill="none">` +
      `<rect width="32" height="32" rx="9" fill="${solid}"/>` +
      `<g stroke="${contrast}" stroke-width="2.4" stroke-linecap="round">` +
      `<path d="M9 8.5v5a6 6 0 0 0 12 0v-5M15 19.5v1a4.5 4.5 0 0 0 9 0v-1.2"/></g><circle cx="24" cy="17" r="2.2" fill="${contrast}"/>` +
      `<text x="42" y="22" font-family="Inter, system-ui, sans-serif" font-size="18" font-weight="700" fill="${ink}">Esteto</text></svg>`,
  )}`;
