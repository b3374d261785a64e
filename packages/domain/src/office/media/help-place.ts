// What a video helps with: a page of the doctor's app, by its address, or a refusal of the server, by its code.

export const helpPageLabel = {
  '/app': 'Início',
  '/app/faturamento/contas-a-receber': 'Notas fiscais',
  '/app/faturamento/tomadores': 'Tomadores',
  '/app/entradas-e-saidas': 'Entradas e saídas',
  '/app/boletos': 'Boletos',
  '/app/extratos': 'Extratos',
  '/app/arquivos': 'Arquivos',
  '/app/livro-caixa': 'Livro-caixa',
  '/app/empresa': 'Empresa',
  '/app/simulacoes': 'Simulações',
  '/app/minha-conta': 'Minha conta',
} as const;
export type HelpPage = keyof typeof helpPageLabel;

export const helpRefusalLabel = {
  read_only: 'Recusa: a empresa não pode ser alterada',
  month_closed: 'Recusa: o mês já foi fechado',
  illegal_transition: 'Recusa: isto não pode ser feito na situação de agora',
  stale_version: 'Recusa: outra pessoa salvou antes',
} as const;
export type HelpRefusal = keyof typeof helpRefusalLabel;

export type HelpPlace = HelpPage | HelpRefusal;
export const helpPlaceLabel: Record<HelpPlace, string> = { ...helpPageLabel, ...helpRefusalLabel };

const PAGES = Object.keys(helpPageLabel).filter(isPage);
const REFUSALS = Object.keys(helpRefusalLabel).filter(isRefusal);
export const HELP_PLACES: readonly HelpPlace[] = [...PAGES, ...REFUSALS];

/** The page that an address is of, its dialogs with it; null of one that has no help of its own. */
export const helpPageOf = (path: string): HelpPage | null => {
  const bare = path.replace(/\/+$/, '');
  return PAGES.filter((page) => bare === page || (page !== '/app' && bare.startsWith(`${page}/`))).at(-1) ?? null;
};

/** The refusal that videos may help with; null of any other. */
export const helpRefusalOf = (code: string | null | undefined): HelpRefusal | null => REFUSALS.find((refusal) => refusal === code) ?? null;

function isPage(key: string): key is HelpPage {
  return Object.hasOwn(helpPageLabel, key);
}

function isRefusal(key: string): key is HelpRefusal {
  return Object.hasOwn(helpRefusalLabel, key);
}
