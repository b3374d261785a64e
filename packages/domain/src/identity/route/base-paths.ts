import type { UserType } from '../permission/user-types.ts';

// Where each app lives on the site. Links between apps are full navigations to these paths.

export const APPS = ['public', 'professional', 'painel', 'gestao'] as const;
export type App = (typeof APPS)[number];

export const basePath = { public: '/', professional: '/app', painel: '/painel', gestao: '/gestao' } as const satisfies Record<App, string>;

export const API_PATH = '/api';

/** Routes that logic refers to by name. */
export const namedRoute = {
  Login: '/',
  Maintenance: '/manutencao',
  Simulations: '/simulacoes',
  'App.Home': '/app',
  'Dashboard.Home': '/painel',
  // The base leads on to the first page that the manager may see; that is the duty schedule once it stands.
  'Management.Duty': '/gestao',
} as const;
export type NamedRoute = keyof typeof namedRoute;

/** The app whose base path holds `path`; the public one when no other does. */
export const appOf = (path: string): App =>
  (['professional', 'painel', 'gestao'] as const).find((app) => path === basePath[app] || path.startsWith(`${basePath[app]}/`)) ?? 'public';

/** Where everybody has what is their own, in each app for signed-in people. */
export const accountRoute = (app: Exclude<App, 'public'>): string => `${basePath[app]}/minha-conta`;

/** Where doctors find help; about the page on which they were, where it has help of its own. */
export const helpRoute = (page: string | null): string =>
  `${basePath.professional}/tutoriais${page ? `?tela=${encodeURIComponent(page)}` : ''}`;

/** The home of a kind of person. */
export const homeRoute = (type: UserType): string => namedRoute[homeOf[type]];

/** Where a signed-in person starts: their stored route when it is in their own app, else their home (docs/rules/access.md). */
export const defaultRoute = ({ type, current_route }: { type: UserType; current_route?: string | null }): string =>
  current_route && appOf(current_route) === appOf(homeRoute(type)) ? current_route : homeRoute(type);

const homeOf: Record<UserType, NamedRoute> = { admin: 'Dashboard.Home', manager: 'Management.Duty', doctor: 'App.Home' };
