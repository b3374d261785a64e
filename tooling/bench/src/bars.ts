// What quality.md asks, in one place. kB are 1000 bytes after brotli.

export type Bar = { bar: number; aim: number };

export const START_KB = {
  login: { bar: 140, aim: 125 },
  home: { bar: 160, aim: 140 },
  list: { bar: 170, aim: 150 },
} satisfies Record<string, Bar>;

export const LAZY_KB: Bar = { bar: 40, aim: 25 };
/** Charts and the calendar are large, and nobody waits for them to see a page. */
export const LAZY_APART = /chart|calendar/i;

export const LIGHTHOUSE = {
  performance: { bar: 97, aim: 99 },
  accessibility: { bar: 100, aim: 100 },
  'best-practices': { bar: 100, aim: 100 },
} satisfies Record<string, Bar>;

export const LCP_SECONDS = { login: { bar: 1.5, aim: 1.0 }, home: { bar: 2.2, aim: 1.6 } } satisfies Record<string, Bar>;

/** Milliseconds until the frame of an app stands that was here before. */
export const SECOND_VISIT_MS: Bar = { bar: 800, aim: 500 };

/** Milliseconds in a browser whose processor is slowed four times: a table of ten thousand rows, a form of sixty fields. */
export const INTERACTION_MS = {
  sortText: { bar: 150, aim: 80 },
  filterKey: { bar: 90, aim: 40 },
  scrollFrame: { bar: 17, aim: 17 },
  formKey: { bar: 32, aim: 16 },
} satisfies Record<string, Bar>;

/** Requests per second of the invoice list, as a share of a bare Fastify 'hello' in the same run. */
export const LIST_SHARE: Bar = { bar: 0.1, aim: 0.15 };

/** A list's time with a million invoices, as a multiple of its time with ten thousand. */
export const GROWTH: Bar = { bar: 1.5, aim: 1.1 };

/** The pages that somebody opens first, and who. */
export const START_PAGES: { name: string; kind: keyof typeof START_KB; path: string; person: string | null }[] = [
  { name: 'login', kind: 'login', path: '/', person: null },
  { name: 'início do médico', kind: 'home', path: '/app', person: 'ana.souza@demo.test' },
  { name: 'início da equipe', kind: 'home', path: '/painel', person: 'master@demo.test' },
  { name: 'notas do médico', kind: 'list', path: '/app/faturamento/contas-a-receber', person: 'ana.souza@demo.test' },
  { name: 'tomadores', kind: 'list', path: '/app/faturamento/tomadores', person: 'ana.souza@demo.test' },
  { name: 'entradas e saídas', kind: 'list', path: '/app/entradas-e-saidas', person: 'ana.souza@demo.test' },
  { name: 'contas a receber', kind: 'list', path: '/painel/faturamento/contas-a-receber', person: 'master@demo.test' },
  { name: 'unidades', kind: 'list', path: '/gestao/configuracoes/unidades', person: 'gestora@demo.test' },
  { name: 'notas do grupo', kind: 'list', path: '/gestao/notas-fiscais', person: 'gestora@demo.test' },
];
