/** Where this is: the server writes it into the page where it is not production (apps/api: platform/http/apps.ts). */
export const environment = (): string => document.documentElement.dataset.environment ?? 'production';
