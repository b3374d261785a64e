// Sizes on the 4-point grid, in rem so that they follow the reader's own text size.

const values = <Key extends string | number>(table: Record<Key, string>) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, { value }])) as Record<Key, { value: string }>;

const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 60, 64, 80];

const steps = Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`]));

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

export const tokens = {
  spacing: values(steps),
  sizes: values({
    ...steps,
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    /** Height of buttons and inputs: 36 px, and 44 px where fingers work (see global.css). */
    control: 'var(--control-height)',
    /** Width of the widest page, and of one that is a list. */
    page: '82.5rem',
    pageOfRows: '104rem',
    dialogSm: '26rem',
    dialogMd: '36rem',
    dialogLg: '52rem',
  }),
  radii: values({ none: '0', sm: '4px', control: '8px', card: '12px', full: '9999px' }),
  fonts: values({
    body: '"Inter", "Inter Fallback", system-ui, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: values({
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '2rem',
    /** 14 px, and 16 px in the doctor's app on a phone. */
    body: 'var(--body-size)',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ none: '1', tight: '1.2', snug: '1.35', body: '1.5' }),
  letterSpacings: values({ tight: '-0.02em', snug: '-0.01em', normal: '0' }),
  durations: values({ fast: '120ms', moderate: '160ms', slow: '200ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  zIndex: values({ base: '0', raised: '10', docked: '100', modal: '1000', popover: '1100', toast: '1200' }),
};
