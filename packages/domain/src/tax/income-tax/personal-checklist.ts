import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { formatDocument } from '../../shared/document/document.ts';
import { firmOf, isSameFirm } from '../../shared/document/same-firm.ts';
import { plainOf } from '../../shared/text/plain-text.ts';
import type { IncomeTaxItemForm } from './income-tax-form.ts';

// What a person has to bring besides what everybody brings: a paper of each who paid them, or whom they paid, last year or this one.

/** Kinds of papers that somebody gives. */
export const KNOWN_SOURCE_KINDS = ['payer', 'bank', 'profits', 'pension', 'education', 'health', 'alimony'] as const;
export type KnownSourceKind = (typeof KNOWN_SOURCE_KINDS)[number];

/** Who paid, or was paid, in a calendar year. `name`: null where only the number is known; `first_month` 'YYYY-MM', where it is known by the month. */
export type KnownSource = { kind: KnownSourceKind; name: string | null; document: string | null; year: number; first_month: string | null };

/** A document that a return asks for because of somebody: `payer_document` whose paper it is, `reason` why it is asked for. */
export type PersonalItem = IncomeTaxItemForm & { payer_document: string | null; reason: string };

const PAPERS: Record<KnownSourceKind, { section: string; title: string; source: string }> = {
  payer: { section: 'Rendimentos', title: 'Informe de rendimentos de', source: 'RH ou financeiro da fonte pagadora' },
  bank: { section: 'Rendimentos', title: 'Informe de rendimentos financeiros de', source: 'Aplicativo do banco ou da corretora' },
  profits: { section: 'Rendimentos', title: 'Comprovante de lucros de', source: 'Contabilidade da empresa' },
  pension: { section: 'Pagamentos', title: 'Informe da previdência privada de', source: 'Seguradora ou banco' },
  education: { section: 'Pagamentos', title: 'Comprovante de instrução de', source: 'Escola ou faculdade' },
  health: { section: 'Pagamentos', title: 'Comprovante de saúde de', source: 'Quem prestou o serviço, ou a operadora' },
  alimony: { section: 'Pagamentos', title: 'Comprovante de pensão alimentícia de', source: 'Extrato do banco ou recibo' },
};

/** More than a list that somebody still reads. */
const MOST_PERSONAL_ITEMS = 40;
/** As long as a title may be. */
const LONGEST_TITLE = 160;

/** What a return of a calendar year asks for because of what is known of it and of the year before, but what it asks for already; by kind, then by name. */
export const personalItems = (
  sources: readonly KnownSource[],
  { calendar_year, requested }: { calendar_year: number; requested: readonly Pick<PersonalItem, 'section' | 'title' | 'payer_document'>[] },
): PersonalItem[] => {
  const groups = Map.groupBy(sources, whose);
  const hasPast = sources.some(({ year }) => year < calendar_year);
  return [...groups.values()]
    .flatMap((group) => itemOf(group, { calendar_year, hasPast }))
    .toSorted((a, b) => order(a) - order(b) || a.title.localeCompare(b.title, 'pt-BR'))
    .filter((item) => !requested.some((one) => isSame(one, item)))
    .slice(0, MOST_PERSONAL_ITEMS);
};

const order = ({ section, title }: PersonalItem): number =>
  KNOWN_SOURCE_KINDS.findIndex((kind) => PAPERS[kind].section === section && title.startsWith(PAPERS[kind].title));

/** The head office tells for all places of a firm (Lei 9.779/1999, art. 15): one paper of each firm; whoever has no number is told apart by name. */
const whose = ({ kind, name, document }: KnownSource): string => `${kind} ${document === null ? plainOf(name ?? '') : firmOf(document)}`;

const isSame = (
  one: Pick<PersonalItem, 'section' | 'title' | 'payer_document'>,
  other: Pick<PersonalItem, 'section' | 'title' | 'payer_document'>,
): boolean =>
  one.title === other.title ||
  (one.section === other.section &&
    one.payer_document !== null &&
    other.payer_document !== null &&
    isSameFirm(one.payer_document, other.payer_document));

const itemOf = (group: readonly KnownSource[], of: { calendar_year: number; hasPast: boolean }): PersonalItem[] => {
  const newest = group.toSorted((a, b) => b.year - a.year);
  const kind = newest[0]?.kind;
  const payer_document = newest.find(({ document }) => document !== null)?.document ?? null;
  const name = newest.find((one) => one.name !== null)?.name ?? (payer_document && formatDocument(payer_document));
  if (kind === undefined || name === null) return [];
  const { section, title, source } = PAPERS[kind];
  return [{ section, title: `${title} ${name}`.slice(0, LONGEST_TITLE), source, payer_document, reason: reasonOf(newest, of) }];
};

const reasonOf = (group: readonly KnownSource[], { calendar_year, hasPast }: { calendar_year: number; hasPast: boolean }): string => {
  const isPast = group.some(({ year }) => year < calendar_year);
  const isNow = group.some(({ year }) => year === calendar_year);
  if (isPast)
    return isNow
      ? `Consta em ${calendar_year - 1} e em ${calendar_year}.`
      : `Consta em ${calendar_year - 1}. Se acabou antes de ${calendar_year}, diga que não se aplica.`;
  const months = group.flatMap(({ year, first_month }) => (year === calendar_year && first_month !== null ? [first_month] : []));
  const [first] = months.toSorted();
  if (hasPast && first !== undefined) return `Novo em ${formatCompetenceLong(first)}: não consta em ${calendar_year - 1}.`;
  return `Consta em ${calendar_year}.`;
};
