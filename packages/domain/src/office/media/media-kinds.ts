import type { Tone } from '../../shared/status/tone.ts';

export const MEDIA_TYPES = ['video', 'gif'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

export const mediaTypeLabel: Record<MediaType, string> = { video: 'Vídeo', gif: 'GIF' };

/** Where it is listed. */
export const MEDIA_LOCALS = ['contents', 'tutorials'] as const;
export type MediaLocal = (typeof MEDIA_LOCALS)[number];

export const mediaLocalLabel: Record<MediaLocal, string> = { contents: 'Conteúdos', tutorials: 'Tutoriais' };

/** What `is_visible` says. */
export const MEDIA_VISIBILITIES = ['visible', 'hidden'] as const;
export type MediaVisibility = (typeof MEDIA_VISIBILITIES)[number];

export const mediaVisibility = (is_visible: boolean): MediaVisibility => (is_visible ? 'visible' : 'hidden');

export const mediaVisibilityLabel: Record<MediaVisibility, string> = { visible: 'Visível', hidden: 'Oculto' };

export const mediaVisibilityTone: Record<MediaVisibility, Tone> = { visible: 'done', hidden: 'ended' };

/** What `is_active` of a playlist says. */
export const PLAYLIST_STATUSES = ['active', 'inactive'] as const;
export type PlaylistStatus = (typeof PLAYLIST_STATUSES)[number];

export const playlistStatus = (is_active: boolean): PlaylistStatus => (is_active ? 'active' : 'inactive');

export const playlistStatusLabel: Record<PlaylistStatus, string> = { active: 'Ativa', inactive: 'Inativa' };

export const playlistStatusTone: Record<PlaylistStatus, Tone> = { active: 'done', inactive: 'ended' };

export const MEDIA_CATEGORIES = [
  'boletos',
  'statements',
  'r_factor',
  'income_tax',
  'company_licensing',
  'cash_book',
  'invoices',
  'podcasts',
  'company_registration',
  'taxes',
  'duty',
] as const;
export type MediaCategory = (typeof MEDIA_CATEGORIES)[number];

export const mediaCategoryLabel: Record<MediaCategory, string> = {
  boletos: 'Boletos',
  statements: 'Extratos',
  r_factor: 'Fator R',
  income_tax: 'IRPF',
  company_licensing: 'Licenciamento de PJ',
  cash_book: 'Livro Caixa',
  invoices: 'Notas Fiscais',
  podcasts: 'Podcasts',
  company_registration: 'Registro de PJ',
  taxes: 'Tributos',
  duty: 'DocPlantão',
};

/** The colour of a category: its hue in oklch degrees, spread over the circle; the design system gives lightness and chroma in each theme. */
export const mediaCategoryHue: Record<MediaCategory, number> = {
  boletos: 70,
  statements: 250,
  r_factor: 300,
  income_tax: 25,
  company_licensing: 150,
  cash_book: 50,
  invoices: 185,
  podcasts: 330,
  company_registration: 220,
  taxes: 0,
  duty: 110,
};

/** The icon of a category, by its name in the open set that the design system uses (lucide). */
export const mediaCategoryIcon = {
  boletos: 'barcode',
  statements: 'landmark',
  r_factor: 'percent',
  income_tax: 'piggy-bank',
  company_licensing: 'badge-check',
  cash_book: 'book-open',
  invoices: 'receipt-text',
  podcasts: 'podcast',
  company_registration: 'building-2',
  taxes: 'scale',
  duty: 'stethoscope',
} as const satisfies Record<MediaCategory, string>;
