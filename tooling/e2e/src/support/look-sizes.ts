/** Every picture is taken wide and on a phone, light and dark. */
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

export const LOOKS = (['desktop', 'phone'] as const).flatMap((size) =>
  (['light', 'dark'] as const).map((scheme) => ({ size, scheme, viewport: SIZES[size] })),
);

export type Look = (typeof LOOKS)[number];

/** 'Notas · com linhas' -> 'notas-com-linhas'. */
export const fileName = (...parts: string[]): string =>
  parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
