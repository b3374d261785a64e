// The bars of docs/rules/limits.md, in one place. kB are 1000 bytes after brotli.

/** What no change may cross: deterministic, judged by `npm test`. */
export type Bar = { bar: number };
/** What is followed: times and shares that depend on the machine, printed by `pnpm bench` and never judged. */
export type Aim = { aim: number };

export const START_KB = { login: { bar: 145 }, home: { bar: 190 }, list: { bar: 200 } } satisfies Record<string, Bar>;

/** How many files of JavaScript a page starts with. */
export const START_FILES = { login: { aim: 8 }, home: { aim: 18 }, list: { aim: 18 } } satisfies Record<string, Aim>;
/** How many of them the page did not name: those that the browser finds only through another one, and asks for in a second wave. */
export const LATER_FILES: Bar = { bar: 0 };

/** What a page or dialog brings of its own, so that none pays for what others added. */
export const OWN_KB: Bar = { bar: 40 };
/** Charts, the calendar and the viewer of PDFs are large, and nobody waits for them to see a page. */
export const LAZY_APART = /chart|calendar|agenda|pdf/i;

/** Lighthouse's scores, of 100. */
export const LIGHTHOUSE = {
  performance: { login: { aim: 99 }, home: { aim: 95 } },
  accessibility: { login: { aim: 100 }, home: { aim: 100 } },
  'best-practices': { login: { aim: 100 }, home: { aim: 100 } },
} satisfies Record<string, Record<'login' | 'home', Aim>>;

export const LCP_SECONDS = { login: { aim: 1.2 }, home: { aim: 2.2 } } satisfies Record<string, Aim>;

/** Milliseconds until the frame of an app stands that was here before. */
export const SECOND_VISIT_MS: Aim = { aim: 500 };

/** Milliseconds in a browser whose processor is slowed four times: a table of ten thousand rows, a form of sixty fields. */
export const INTERACTION_MS = {
  sortText: { aim: 80 },
  filterKey: { aim: 40 },
  scrollFrame: { aim: 17 },
  formKey: { aim: 32 },
} satisfies Record<string, Aim>;

/** The part of a schedule that is in sight while it is scrolled and not drawn: pictures, and pixels. */
export const BLANK_PIXELS: Aim = { aim: 0 };

/** Requests per second of the invoice list, as a share of a bare Fastify 'hello' in the same run. */
export const LIST_SHARE: Aim = { aim: 0.15 };

/** A list's time with a million invoices, as a multiple of its time with ten thousand. */
export const GROWTH: Aim = { aim: 1.2 };

/** Milliseconds at an office of ten thousand companies: of a look that staff or managers take, and of everybody else meanwhile. */
export const OFFICE_MS = { look: { aim: 400 }, health: { aim: 200 } } satisfies Record<string, Aim>;

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

/** Seconds that a month of ten thousand companies takes to be checked, and to be closed, on two processors. */
export const CLOSING_SECONDS: Aim = { aim: 60 };
