/** The environment's name. Outside production the server writes it into the page (apps/api: platform/http/apps.ts). */
export const environment = (): string => document.documentElement.dataset.environment ?? 'production';
